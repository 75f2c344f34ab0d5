import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-chip text-brand',
  good: 'bg-brand text-on-brand',
  warning: 'bg-warm-soft text-warm-ink ring-1 ring-warm',
  danger: 'bg-danger text-on-danger',
  outline: 'bg-surface-raised text-ink-soft ring-1 ring-line',
} as const;

export type TagTone = keyof typeof tones;

/** A word or two on the state of something. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return (
    <span
      // On a phone its words may take two lines: none is cut.
      className={`inline-flex max-w-full items-center gap-1 rounded-2xl px-2.5 py-0.5 text-sm font-semibold md:whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

/** Marks sample values, shown while there is no data. */
export function ExampleTag() {
  return <Tag tone="warning">Exemplo</Tag>;
}
