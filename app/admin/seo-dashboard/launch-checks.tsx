import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { LaunchCheck } from '#app/company/launch-checks.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';

/** What the company settles before the site is open to customers, and where. */
export function LaunchChecks({ checks }: { checks: readonly LaunchCheck[] }) {
  return (
    <Panel
      id="antes-de-publicar"
      title="Antes de publicar"
      lead={
        checks.length === 0
          ? 'O que a lei pede de um site aberto a clientes.'
          : 'O que falta para abrir o site a clientes. A última linha de cada item diz onde quem cuida do site faz a mudança; depois, é preciso gerar o site de novo.'
      }
    >
      {checks.length === 0 ? (
        <Empty title="Nada em aberto">A empresa está identificada e o site não se contradiz.</Empty>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {checks.map(({ title, text, where }) => (
            <li key={title} className="flex gap-3 rounded-xl bg-surface-tinted p-4">
              <CircleDashed aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warm-ink" />
              <div className="min-w-0">
                <h3 className="text-base">{title}</h3>
                <p className="text-sm">{text}</p>
                <p className="mt-1 text-sm break-words text-ink-soft">{where}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
