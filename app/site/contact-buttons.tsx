import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { telUrl } from '#app/company/contact.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChatIcon } from '#app/ui/icons.tsx';
import { useWhatsappUrl } from './whatsapp-link.ts';

/** Opens a WhatsApp chat with the company in a new tab, with the page's own text. */
export function WhatsappButton({ children = 'WhatsApp' }: { children?: ReactNode }) {
  return (
    <ButtonLink href={useWhatsappUrl()} variant="whatsapp">
      <ChatIcon />
      {children}
    </ButtonLink>
  );
}

/**
 * The ways to reach us in a page's first screen. On a phone WhatsApp alone, as wide as the page: there the contact bar
 * right below has the number.
 */
export function HeroContact({ chat, dark = false }: { chat?: ReactNode; dark?: boolean }) {
  return (
    <div className="flex flex-wrap gap-3 @max-5xl:*:grow @max-5xl:*:basis-48 max-sm:[&>a:last-child]:hidden">
      <WhatsappButton>{chat}</WhatsappButton>
      <CallButton variant={dark ? 'light' : 'secondary'} />
    </div>
  );
}

/** Calls the company. */
export function CallButton({
  variant = 'secondary',
}: {
  variant?: 'primary' | 'secondary' | 'light';
}) {
  return (
    <ButtonLink href={telUrl} variant={variant}>
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      Ligar Agora
    </ButtonLink>
  );
}
