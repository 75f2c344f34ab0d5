import { ChevronDown } from 'lucide-react';
import { keepTogether } from './keep-together.ts';

interface FaqProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions that open to their answers, with no script. */
export function Faq({ items }: FaqProps) {
  return (
    <div className="max-w-3xl self-start divide-y divide-line rounded-card border border-line bg-surface-raised">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-4 font-semibold text-heading sm:px-6">
            <h3 className="min-w-0 text-[1.0625rem] font-semibold tracking-normal">{question}</h3>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-link transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-[66ch] px-5 pb-5 text-ink-soft sm:px-6">{keepTogether(answer)}</p>
        </details>
      ))}
    </div>
  );
}
