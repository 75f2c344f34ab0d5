import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** What is in it, for whoever comes to it by Tab. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A long list that scrolls by itself, by keyboard too. */
export function ScrollBox({ label, className = '', children }: ScrollBoxProps) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
      tabIndex={0}
      aria-label={label}
      className={`max-h-[32rem] overflow-auto ${className}`}
    >
      {children}
    </section>
  );
}
