import { whatsappUrl } from '#app/company/contact.ts';
import { formatPhone } from './phone.ts';
import type { RejectedQuote } from './quote.ts';
import { parseQuote, quoteMessage } from './quote.ts';

/**
 * The quote form sent without script: a redirect to WhatsApp with the message, or what the form lacks.
 * Nothing of it is stored or logged. A body that is no form counts as an empty one.
 */
export async function receiveQuote(request: Request): Promise<Response | RejectedQuote> {
  const form = await request.formData().catch(() => new FormData());
  const result = parseQuote(form);
  if ('rejected' in result) return result.rejected;
  const { telefone, ...quote } = result.quote;
  const message = quoteMessage({ ...quote, telefone: formatPhone(telefone) });
  return new Response(null, {
    status: 303,
    headers: { location: whatsappUrl(message), 'cache-control': 'no-store' },
  });
}
