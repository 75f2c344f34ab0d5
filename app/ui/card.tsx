import type { ReactNode } from 'react';

interface CardProps {
  as?: 'div' | 'article' | 'li' | 'figure';
  className?: string;
  children: ReactNode;
}

/** A white box that stands out from the page. */
export function Card({ as: Tag = 'div', className = '', children }: CardProps) {
  return (
    <Tag
      className={`rounded-card border border-line bg-surface-raised p-6 shadow-card ${className}`}
    >
      {children}
    </Tag>
  );
}
