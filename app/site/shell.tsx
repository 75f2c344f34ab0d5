import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { whatsappUrl } from '#app/company/contact.ts';
import { ContactUrl } from '#app/ui/remembered.tsx';
import { Drawer } from './drawer.tsx';
import { FloatingWhatsapp } from './floating-whatsapp.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Id of the page's main part: where the skip link and a page change go. */
export const mainId = 'conteudo';

/**
 * What every page stands in. Where the page's loader answers a `whatsappMessage`, each WhatsApp link on it opens with
 * that text, elsewhere with the general greeting.
 */
export function Shell({ children }: { children: ReactNode }) {
  const message = useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData;
      return data !== undefined && 'whatsappMessage' in data ? data.whatsappMessage : undefined;
    },
  });
  const pageHasMap = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/contato'),
  });
  return (
    <ContactUrl value={whatsappUrl(message)}>
      <a
        href={`#${mainId}`}
        className="sr-only z-50 rounded-full bg-brand px-5 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Pular para o conteúdo
      </a>
      <Header />
      <Drawer />
      <main id={mainId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer pageHasMap={pageHasMap} />
      <FloatingWhatsapp />
    </ContactUrl>
  );
}
