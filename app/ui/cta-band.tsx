import type { ReactNode } from 'react';
import { Container } from './layout.tsx';

interface CtaBandProps {
  title: string;
  text: string;
  /** Warm on a page that has its one dark band elsewhere. */
  tone?: keyof typeof tones;
  /** The buttons. */
  children: ReactNode;
}

const tones = {
  dark: { band: 'on-dark bg-band', title: 'text-on-band', text: 'text-on-band-soft' },
  warm: {
    band: 'bg-warm-soft dark:border-t-4 dark:border-warm',
    title: '',
    text: '',
  },
} as const;

/** The invitation at the end of a page. */
export function CtaBand({ title, text, tone = 'dark', children }: CtaBandProps) {
  const style = tones[tone];
  return (
    <section aria-labelledby="chamada-titulo" className={`no-print ${style.band}`}>
      <Container className="flex flex-wrap items-end justify-between gap-x-16 gap-y-7 py-14 sm:py-16">
        <div>
          <h2 id="chamada-titulo" className={`max-w-[26ch] text-title ${style.title}`}>
            {title}
          </h2>
          <p className={`mt-3 max-w-[52ch] text-lg ${style.text}`}>{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full max-sm:w-full">{children}</div>
      </Container>
    </section>
  );
}
