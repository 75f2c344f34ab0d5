import type { ReactNode } from 'react';
import { Picture } from '#app/drawings/picture.tsx';
import { Container } from '#app/ui/layout.tsx';

interface ProblemPageProps {
  title: ReactNode;
  children: ReactNode;
  /** Links onward. */
  actions: ReactNode;
}

/** A page that says what went wrong and where to go from here. */
export function ProblemPage({ title, children, actions }: ProblemPageProps) {
  return (
    <div className="@container relative bg-surface-tinted">
      <Container className="py-12 @5xl:flex @5xl:min-h-[36rem] @5xl:flex-col @5xl:justify-center">
        <div className="@5xl:w-[calc(50%-2rem)]">
          <h1 className="max-w-[20ch] text-display">{title}</h1>
          <div className="mt-4 max-w-[56ch] space-y-3 text-lg text-ink-soft">{children}</div>
          <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
        </div>
      </Container>
      <Picture
        name="roots"
        loading="lazy"
        className="h-40 w-full @2xl:h-80 @5xl:absolute @5xl:inset-y-0 @5xl:right-0 @5xl:h-full @5xl:w-[46%]"
      />
    </div>
  );
}
