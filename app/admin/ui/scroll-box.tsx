import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** What is in it, for whoever comes to it by Tab. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A long list that scrolls by itself, by keyboard too; shadows at its edges tell that it goes on there. */
export function ScrollBox({ label, className = '', children }: ScrollBoxProps) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
      tabIndex={0}
      aria-label={label}
      className={`scrolls max-h-[min(32rem,65dvh)] overflow-auto ${className}`}
    >
      {children}
    </section>
  );
}
