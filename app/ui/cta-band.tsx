import type { ReactNode } from 'react';
import { Container } from './layout.tsx';

interface CtaBandProps {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The invitation at the end of a page. */
export function CtaBand({ title, text, children }: CtaBandProps) {
  return (
    <section aria-labelledby="chamada-titulo" className="on-dark no-print bg-brand-900 text-white">
      <Container className="py-14 sm:py-16">
        <h2 id="chamada-titulo" className="max-w-[26ch] text-title text-white">
          {title}
        </h2>
        <p className="mt-3 max-w-[56ch] text-lg text-brand-100">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </Container>
    </section>
  );
}
