import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Equal from 'lucide-react/icons/equal';
import type { Comparison } from './comparison.ts';

const directions = {
  up: { Icon: ArrowUp, color: 'text-link', word: 'Subiu: ' },
  down: { Icon: ArrowDown, color: 'text-danger', word: 'Caiu: ' },
  same: { Icon: Equal, color: 'text-ink-soft', word: '' },
} as const;

/** How a card's figure moved since the period before. */
export function Trend({ comparison }: { comparison: Comparison | undefined }) {
  if (comparison === undefined) return null;
  if (comparison.kind === 'few') return <p>Poucos dados para comparar</p>;
  const { direction, change, before } = comparison;
  const { Icon, color, word } = directions[direction];
  return (
    <p>
      <span className={`font-semibold ${color}`}>
        <Icon aria-hidden="true" className="mr-1 inline size-4 align-[-0.15em]" />
        <span className="sr-only">{word}</span>
        {change}
      </span>{' '}
      <span className="inline-block">antes: {before}</span>
    </p>
  );
}
