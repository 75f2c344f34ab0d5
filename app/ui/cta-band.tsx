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
    <section aria-labelledby="chamada-titulo" className="on-dark no-print bg-band text-on-band">
      <Container className="py-14 sm:py-16">
        <h2 id="chamada-titulo" className="max-w-[26ch] text-title text-on-band">
          {title}
        </h2>
        <p className="mt-3 max-w-[56ch] text-lg text-on-band-soft">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </Container>
    </section>
  );
}
