import type { ReactNode } from 'react';
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
    <div className="bg-surface-tinted">
      <Container className="flex min-h-[60vh] flex-col justify-center py-16">
        <h1 className="max-w-[20ch] text-display">{title}</h1>
        <div className="mt-4 max-w-[56ch] space-y-3 text-lg text-ink-soft">{children}</div>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </Container>
    </div>
  );
}
