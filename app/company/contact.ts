import { company } from './company.ts';

/** `tel:` link in E.164 (RFC 3966). */
export const telUrl: `tel:${string}` = `tel:${company.phone.e164}`;

/** The greeting of every WhatsApp link that knows nothing more of the visitor's problem (specification, section 2). */
export const greeting = 'Olá! Preciso de ajuda com desentupimento em Petrópolis.';

/**
 * WhatsApp click-to-chat link with a prefilled text. The whole text is encoded: a `&` or `#` in it
 * would otherwise cut the message (design, section 5). A broken emoji becomes a replacement character.
 */
export function whatsappUrl(message: string = greeting): `https://wa.me/${string}` {
  return `https://wa.me/${company.phone.e164.slice(1)}?text=${encodeURIComponent(message.toWellFormed())}`;
}
