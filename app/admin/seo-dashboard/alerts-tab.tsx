import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { isRefusal } from '#app/admin/auth/guard.ts';
import { callProblem } from '#app/admin/operations/call-problem.ts';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { formatMoment } from '#app/admin/reports/dates.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { SeverityTag } from '#app/admin/ui/severity.tsx';
import type { Dashboard } from './dashboard.server.ts';
import { resolveAlert } from './dashboard.functions.ts';
import { readablePath } from './figures.ts';

type Alert = Dashboard['alerts'][number];

/** The ten newest open alerts; a resolved one leaves the list. */
export function AlertsTab({ dashboard: { alerts, open_alerts } }: { dashboard: Dashboard }) {
  return (
    <Panel
      id="alertas"
      title="Alertas abertos"
      lead={
        open_alerts.total > alerts.length
          ? `Os ${alerts.length} mais novos, de ${open_alerts.total}.`
          : 'O monitoramento abre um alerta quando acha um problema, e o fecha quando ele some.'
      }
    >
      {alerts.length === 0 ? (
        <Empty title="Nenhum alerta aberto">Nada pede a sua atenção agora.</Empty>
      ) : (
        <ul className="divide-y divide-line">
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AlertRow({
  alert: { id, title, description, url, severity, created_at },
}: {
  alert: Alert;
}) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => resolveAlert({ data: { id } }),
    onSuccess: async () => {
      toast.success('Alerta resolvido!');
      await client.invalidateQueries({ queryKey: ['report'] });
    },
    onError: (error) => {
      if (isRefusal(error)) return;
      toast.error(`Erro ao resolver alerta: ${callProblem(error, navigator.onLine)}`);
    },
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SeverityTag severity={severity} />
          <span className="font-semibold text-brand-950">{title}</span>
        </p>
        <p className="mt-1">{description}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {url !== null && (
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="break-all text-brand-700 underline underline-offset-2"
            >
              {readablePath(url)}
            </a>
          )}
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </p>
      </div>
      <RunButton
        variant="secondary"
        label={`Resolver: ${title}`}
        isRunning={isPending}
        onStart={() => mutate()}
      >
        Resolver
      </RunButton>
    </li>
  );
}
