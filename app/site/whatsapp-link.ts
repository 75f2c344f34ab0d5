import { useMatches } from '@tanstack/react-router';
import { whatsappUrl } from '../company/contact.ts';

/**
 * The WhatsApp link of the page that is open, the same in its header, bar, footer and buttons. Where the page's loader
 * answers a `whatsappMessage` the chat opens with it, elsewhere with the general greeting.
 */
export function useWhatsappUrl() {
  return whatsappUrl(
    useMatches({
      select: (matches) => {
        const data = matches.at(-1)?.loaderData;
        return data !== undefined && 'whatsappMessage' in data ? data.whatsappMessage : undefined;
      },
    }),
  );
}
