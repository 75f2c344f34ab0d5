import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';

const tones = {
  info: { box: 'border-line-strong bg-surface-tinted text-ink', Icon: Info },
  good: { box: 'border-line-strong bg-chip text-heading', Icon: CircleCheck },
  warning: { box: 'border-warm bg-warm-soft text-warm-ink', Icon: TriangleAlert },
  danger: { box: 'border-danger bg-danger-soft text-danger', Icon: CircleAlert },
} as const;

const roles = { now: 'alert', politely: 'status' } as const;

export type NoticeTone = keyof typeof tones;

interface NoticeProps {
  tone: NoticeTone;
  /** Whether a screen reader announces it when it appears: `now`, or `politely`. Without it, it is not announced. */
  announce?: 'now' | 'politely';
  children: ReactNode;
}

/** A message in a box, told by its icon and words, not by its colour alone. */
export function Notice({ tone, announce, children }: NoticeProps) {
  const { box, Icon } = tones[tone];
  return (
    <div
      role={announce && roles[announce]}
      className={`flex gap-2 rounded-xl border px-3 py-2 max-sm:text-base max-sm:leading-snug sm:gap-3 sm:px-4 sm:py-3 ${box}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
