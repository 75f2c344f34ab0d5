import type { ReactNode } from 'react';

const tones = {
  warm: 'bg-warm text-on-warm',
  soft: 'bg-chip text-brand',
} as const;

/** A short label; `warm` is kept for "24H". */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full rounded-full px-2.5 py-0.5 text-sm leading-snug sm:px-3 sm:py-1 font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
