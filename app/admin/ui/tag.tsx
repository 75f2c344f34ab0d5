import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-brand-100 text-brand-900',
  good: 'bg-brand-900 text-white',
  warning: 'bg-warm-soft text-warm-ink ring-1 ring-warm',
  danger: 'bg-danger text-white',
  outline: 'bg-white text-ink-soft ring-1 ring-line',
} as const;

export type TagTone = keyof typeof tones;

/** A word or two on the state of something. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

/** Marks sample values, shown while there is no data. */
export function ExampleTag() {
  return <Tag tone="warning">Exemplo</Tag>;
}
