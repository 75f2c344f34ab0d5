import { count } from '#functions/count.ts';
import { startedByText } from '#app/admin/operations/last-end.ts';
import { readRecommendation } from '#app/admin/operations/recommendation.ts';
import { RunProgress } from '#app/admin/operations/run-progress.tsx';
import type { Run } from '#app/admin/operations/run-schema.ts';
import { toastOf } from '#app/admin/operations/toasts.ts';
import { formatMoment } from '#app/admin/reports/dates.ts';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';

const tones = { critical: 'danger', warning: 'warning', fine: 'good' } as const;

interface StatusPanelProps {
  run: Extract<Run, { operation: 'sitemap-status' }> | undefined;
  isRunning: boolean;
}

/** What the last diagnosis found in both sources of the sitemap. */
export function StatusPanel({ run, isRunning }: StatusPanelProps) {
  const outcome = run?.outcome;
  return (
    <Panel
      id="status"
      title="Status do sitemap"
      lead={
        run?.finishedAt
          ? [`Diagnóstico de ${formatMoment(run.finishedAt)}`, startedByText(run)]
              .filter((part) => part !== '')
              .join(', ')
          : 'O que o Google recebe e o que o site gera.'
      }
    >
      <RunProgress label="Verificando os dois sitemaps…" isRunning={isRunning} />
      {outcome?.kind === 'done' ? (
        <div className="space-y-4">
          <ul className="space-y-2">
            <Source
              name="Sitemap público"
              test={outcome.answer.sitemap_health.public_sitemap_test}
            />
            <Source
              name="Geração dinâmica"
              test={outcome.answer.sitemap_health.edge_function_test}
            />
          </ul>
          <p className="text-sm text-ink-soft">
            Esperado: {outcome.answer.sitemap_health.expected_urls} URLs ou mais.
          </p>
          <ul className="space-y-2">
            {outcome.answer.recommendations.map(readRecommendation).map(({ kind, text }) => (
              <li key={text}>
                <Notice tone={tones[kind]}>{text}</Notice>
              </li>
            ))}
          </ul>
        </div>
      ) : run !== undefined && outcome ? (
        <Notice tone="danger">
          {toastOf(run)?.description ?? 'Erro ao verificar status do sitemap'}
          {outcome.kind === 'failed' && outcome.message !== undefined ? (
            <span className="mt-1 block text-sm">{outcome.message}</span>
          ) : null}
        </Notice>
      ) : (
        !isRunning && (
          <Empty title="Nenhum diagnóstico ainda">
            Use “Diagnóstico completo” para conferir os dois sitemaps.
          </Empty>
        )
      )}
    </Panel>
  );
}

interface SourceProps {
  name: string;
  test: { status: 'success' | 'error'; url_count: number; message: string };
}

function Source({ name, test }: SourceProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-xl bg-surface-tinted px-4 py-2.5">
      <span className="font-medium">{name}</span>
      {test.status === 'success' ? (
        <Tag tone="good">{count(test.url_count, 'URL', 'URLs')}</Tag>
      ) : (
        <span className="flex flex-wrap items-center gap-2 text-sm">
          {test.message}
          <Tag tone="danger">Erro</Tag>
        </span>
      )}
    </li>
  );
}
