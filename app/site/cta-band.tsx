import type { ReactNode } from 'react';
import { Picture } from '#app/drawings/picture.tsx';
import { Container } from '#app/ui/layout.tsx';

interface CtaBandProps {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The invitation at the end of a page, beside our van on its way where there is room for it. */
export function CtaBand({ title, text, children }: CtaBandProps) {
  return (
    <section
      aria-labelledby="chamada-titulo"
      className="no-print @container relative bg-warm-soft dark:border-t-4 dark:border-warm"
    >
      <Container className="py-14 sm:py-16 @5xl:py-20">
        <div className="@3xl:w-[calc(56%-1.5rem)]">
          <h2 id="chamada-titulo" className="max-w-[26ch] text-title">
            {title}
          </h2>
          <p className="mt-3 max-w-[52ch] text-lg text-balance">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
        </div>
      </Container>
      <Picture
        name="on-the-way"
        narrow="tall"
        loading="lazy"
        className="hidden @3xl:absolute @3xl:inset-y-0 @3xl:right-0 @3xl:block @3xl:h-full @3xl:w-[44%]"
      />
    </section>
  );
}
