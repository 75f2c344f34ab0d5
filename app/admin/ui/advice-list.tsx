import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lightbulb from 'lucide-react/icons/lightbulb';

const kinds = {
  problem: { Icon: CircleAlert, color: 'text-danger', label: 'Problema' },
  suggestion: { Icon: Lightbulb, color: 'text-link', label: 'Sugestão' },
  success: { Icon: CircleCheck, color: 'text-link', label: 'Tudo certo' },
} as const;

interface AdviceListProps {
  advice: readonly { kind: keyof typeof kinds; title: string; text: string }[];
}

/** Things to know or to do, each with its reason. */
export function AdviceList({ advice }: AdviceListProps) {
  return (
    <ul className="space-y-4">
      {advice.map(({ kind, title, text }) => {
        const { Icon, color, label } = kinds[kind];
        return (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} />
            <div className="min-w-0">
              <p className="font-semibold text-heading">
                <span className="sr-only">{label}: </span>
                {title}
              </p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
