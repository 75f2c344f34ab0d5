import { count } from '#functions/count.ts';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'sonner';
import { isRefusal } from '#app/admin/auth/guard.ts';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { callProblem } from '#app/admin/operations/call-problem.ts';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { formatMoment } from '#app/admin/reports/dates.ts';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { severities, SeverityTag } from '#app/admin/ui/severity.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';
import { formatWhole, readablePath } from './figures.ts';
import { ListChoices, ListPages } from './list-links.tsx';
import { reopenAlert, resolveAlert } from './monitoring.functions.ts';
import type { Alert } from './monitoring.server.ts';
import { alertsQuery } from './queries.ts';
import type { AlertLevel, AskedAlerts } from './search.ts';
import { alertLevels } from './search.ts';

const levelNames = {
  urgentes: 'Críticos e altos',
  critico: severities.critical.label,
  alto: severities.high.label,
  medio: severities.medium.label,
  baixo: severities.low.label,
  menores: 'Médios e baixos',
} as const satisfies Record<AlertLevel, string>;

/** The newest open alerts, the most severe first; and all others, by state and severity. */
export function AlertsTab({ asked }: { asked: AskedAlerts }) {
  const { data } = useSuspenseQuery(alertsQuery(asked));
  const { state, level } = asked;
  const isResolved = state === 'resolvidos';
  const isNewest = state === undefined && level === undefined && asked.page === 1;
  return (
    <Panel
      id="alertas"
      title={isResolved ? 'Alertas resolvidos' : 'Alertas abertos'}
      lead={leadOf(data.total, data.rows.length, isNewest, isResolved)}
    >
      <div className="space-y-2">
        <ListChoices
          label="Estado dos alertas"
          choices={[
            {
              name: 'Mais novos',
              isCurrent: isNewest,
              search: { estado: undefined, gravidade: undefined },
            },
            {
              name: 'Todos os abertos',
              isCurrent: !isNewest && !isResolved,
              search: { estado: 'abertos' },
            },
            { name: 'Resolvidos', isCurrent: isResolved, search: { estado: 'resolvidos' } },
          ]}
        />
        <ListChoices
          label="Gravidade dos alertas"
          choices={[
            {
              name: 'Todas as gravidades',
              isCurrent: level === undefined,
              search: { gravidade: undefined },
            },
            ...alertLevels.map((name) => ({
              name: levelNames[name],
              isCurrent: level === name,
              search: { gravidade: name },
            })),
          ]}
        />
      </div>
      <div className="mt-4">
        {data.rows.length === 0 ? (
          <NoAlerts isResolved={isResolved} isFiltered={level !== undefined} />
        ) : (
          <ul className="divide-y divide-line">
            {data.rows.map((alert) => (
              <AlertRow key={alert.id} alert={alert} asked={asked} isListedResolved={isResolved} />
            ))}
          </ul>
        )}
      </div>
      <ListPages of="dos alertas" page={data.page} pageCount={isNewest ? 1 : data.pageCount} />
      <CsvLink table="alertas" />
    </Panel>
  );
}

function leadOf(total: number, shown: number, isNewest: boolean, isResolved: boolean): string {
  if (isNewest && total > shown) {
    return `Os ${shown} mais novos, de ${formatWhole(total)}. Os mais graves vêm primeiro.`;
  }
  if (isNewest) {
    return 'O monitoramento abre um alerta quando acha um problema, e o fecha quando ele some.';
  }
  const number = count(total, 'alerta', 'alertas');
  return isResolved
    ? `${number}, o último resolvido primeiro.`
    : `${number}, os mais graves primeiro.`;
}

function NoAlerts({ isResolved, isFiltered }: { isResolved: boolean; isFiltered: boolean }) {
  if (isResolved) return <Empty title="Nenhum alerta resolvido" />;
  if (isFiltered) return <Empty title="Nenhum alerta aberto dessa gravidade" />;
  return <Empty title="Nenhum alerta aberto">Nada pede a sua atenção agora.</Empty>;
}

interface AlertRowProps {
  alert: Alert;
  asked: AskedAlerts;
  /** What the list shows: an alert that has changed since stays in its place, with the way back. */
  isListedResolved: boolean;
}

function AlertRow({ alert, asked, isListedResolved }: AlertRowProps) {
  const { title, description, url, severity, created_at } = alert;
  const button = useRef<HTMLButtonElement>(null);
  const { change, isPending } = useAlertChange(alert, asked);
  const hasChanged = alert.resolved !== isListedResolved;
  const label = isListedResolved ? 'Reabrir' : 'Resolver';
  const done = isListedResolved ? 'Reaberto' : 'Resolvido';
  // What a check has closed, the next check would close again.
  const canChange = hasChanged || !isListedResolved || !alert.resolved_by_check;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SeverityTag severity={severity} />
          <span className="font-semibold text-heading">{title}</span>
          {hasChanged && <Tag tone="outline">{done}</Tag>}
        </p>
        <p className="mt-1">{description}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {url !== null && (
            <a href={url} target="_blank" rel="noopener" className={`wrap-anywhere ${linkStyle}`}>
              {readablePath(url)}
            </a>
          )}
          <span>
            Aberto em <time dateTime={created_at}>{formatMoment(created_at)}</time>
          </span>
          <Resolution alert={alert} />
        </p>
      </div>
      {canChange && (
        <div className="flex flex-col items-stretch gap-2">
          <RunButton
            ref={button}
            variant="secondary"
            label={`${hasChanged ? done : label}: ${title}`}
            // It keeps its place and the focus, so that a second press changes nothing.
            isRunning={isPending || hasChanged}
            onStart={() => change(!isListedResolved)}
          >
            {hasChanged ? done : label}
          </RunButton>
          {hasChanged && (
            <button
              type="button"
              aria-label={`Desfazer: ${title}`}
              className={`self-center ${linkStyle}`}
              onClick={() => {
                button.current?.focus();
                change(isListedResolved);
              }}
            >
              Desfazer
            </button>
          )}
        </div>
      )}
    </li>
  );
}

/** When it was resolved and by whom, as far as that is known. */
function Resolution({ alert: { resolved_at, resolved_by, resolved_by_check } }: { alert: Alert }) {
  if (resolved_at === null) return null;
  const by = resolved_by_check
    ? 'pelo monitoramento'
    : resolved_by !== null && `por ${resolved_by}`;
  return (
    <span className="break-words">
      Resolvido em <time dateTime={resolved_at}>{formatMoment(resolved_at)}</time>
      {by !== false && ` ${by}`}
    </span>
  );
}

/** Resolves an alert or opens it again, and has the list say so. */
function useAlertChange({ id, title }: Alert, asked: AskedAlerts) {
  const client = useQueryClient();
  const { queryKey } = alertsQuery(asked);
  const { mutate: change, isPending } = useMutation({
    mutationFn: async (resolved: boolean) => {
      const isDone = resolved
        ? (await resolveAlert({ data: { id } })).resolved
        : (await reopenAlert({ data: { id } })).reopened;
      return { resolved, isDone };
    },
    onSuccess: async ({ resolved, isDone }) => {
      tell(resolved, isDone);
      const isListed = client.getQueryData(queryKey)?.rows.some((alert) => alert.id === id);
      client.setQueryData(queryKey, (list) =>
        list === undefined || (!resolved && !isDone)
          ? list
          : { ...list, rows: list.rows.map((alert) => changed(alert, resolved)) },
      );
      // This list is read again when it is opened again, unless the alert is missing from it.
      await client.invalidateQueries({
        queryKey: ['report', 'alerts'],
        refetchType: isListed ? 'none' : 'active',
      });
      await client.invalidateQueries({ queryKey: ['report', 'seo'] });
    },
    onError: (error, resolved) => {
      if (isRefusal(error)) return;
      const what = resolved ? 'resolver' : 'reabrir';
      toast.error(`Erro ao ${what} alerta: ${callProblem(error, navigator.onLine)}`);
    },
  });
  return { change, isPending };

  function changed(alert: Alert, resolved: boolean): Alert {
    if (alert.id !== id) return alert;
    return resolved
      ? { ...alert, resolved, resolved_at: new Date().toISOString(), resolved_by: 'você' }
      : { ...alert, resolved, resolved_at: null, resolved_by: null };
  }

  function tell(resolved: boolean, isDone: boolean): void {
    if (resolved && isDone) {
      toast.success('Alerta resolvido!', {
        id,
        description: title,
        action: { label: 'Desfazer', onClick: () => change(false) },
      });
    } else if (resolved) {
      toast.info('Este alerta já estava resolvido.');
    } else if (isDone) {
      // The toast that offers the way back has done its work.
      toast.dismiss(id);
      toast.success('Alerta aberto de novo.', { description: title });
    } else {
      toast.info('O monitoramento já abriu este alerta de novo. Atualize a lista.');
    }
  }
}
