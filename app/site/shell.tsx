import type { ReactNode } from 'react';
import { Drawer } from './drawer.tsx';
import { FloatingWhatsapp } from './floating-whatsapp.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { mainId, RouteAnnouncer } from './route-announcer.tsx';

/** What every page stands in. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href={`#${mainId}`}
        className="sr-only z-50 rounded-full bg-brand-900 px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Pular para o conteúdo
      </a>
      <Header />
      <Drawer />
      <main id={mainId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <FloatingWhatsapp />
      <RouteAnnouncer />
    </>
  );
}
