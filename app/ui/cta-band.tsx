import type { ReactNode } from 'react';
import { Container } from './layout.tsx';

interface CtaBandProps {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The invitation at the end of a page, apart from the dark footer that may follow. */
export function CtaBand({ title, text, children }: CtaBandProps) {
  return (
    <section
      aria-labelledby="chamada-titulo"
      className="no-print bg-warm-soft dark:border-t-4 dark:border-warm"
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-16 gap-y-7 py-14 sm:py-16">
        <div>
          <h2 id="chamada-titulo" className="max-w-[26ch] text-title">
            {title}
          </h2>
          <p className="mt-3 max-w-[52ch] text-lg text-balance">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full max-sm:w-full">{children}</div>
      </Container>
    </section>
  );
}
