import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: string;
  /** One sentence on what it shows, or when. */
  lead?: ReactNode;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled box of an admin page. */
export function Panel({ id, title, lead, aside, className = '', children }: PanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={`min-w-0 rounded-card border border-line bg-surface-raised p-4 sm:p-5 ${className}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={`${id}-titulo`} className="text-lg leading-snug">
            {title}
          </h2>
          {lead !== undefined && <p className="text-sm text-ink-soft">{lead}</p>}
        </div>
        {aside}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  );
}

interface MetricProps {
  title: string;
  value: string;
  /** What the number means, or what it is made of. */
  detail: ReactNode;
  tone?: 'plain' | 'good' | 'warning' | 'danger';
}

const metricTones = {
  plain: 'border-line',
  good: 'border-line border-l-accent',
  warning: 'border-line border-l-warm',
  danger: 'border-line border-l-danger',
} as const;

/** One number that matters, with its name and its meaning. */
export function Metric({ title, value, detail, tone = 'plain' }: MetricProps) {
  return (
    <li
      className={`min-w-0 rounded-card border bg-surface-raised p-3 sm:p-4 ${tone === 'plain' ? '' : 'border-l-4'} ${metricTones[tone]}`}
    >
      <p className="text-sm font-medium text-ink-soft">{title}</p>
      <p className="mt-0.5 text-3xl font-bold tracking-tight text-heading tabular-nums">{value}</p>
      <div className="mt-1 text-sm text-ink-soft">{detail}</div>
    </li>
  );
}

/** The numbers of a page, side by side. */
export function Metrics({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {children}
    </ul>
  );
}

/** What a list says when it is empty, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-xl bg-surface-tinted px-4 py-5 text-center">
      <p className="font-semibold text-heading">{title}</p>
      {children !== undefined && <p className="mt-1 text-sm text-ink-soft">{children}</p>}
    </div>
  );
}
