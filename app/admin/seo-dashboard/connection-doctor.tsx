import { count } from '#functions/count.ts';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { company } from '#app/company/company.ts';
import { callProblem } from '#app/admin/operations/call-problem.ts';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { CopyButton } from '#app/admin/ui/copy-button.tsx';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Panel } from '#app/admin/ui/panel.tsx';
import type { Connection } from './connections.ts';
import { connectionWords, requestForCarer } from './connections.ts';
import { connectionsQuery } from './queries.ts';

const statuses = {
  ok: { Icon: CircleCheck, color: 'text-link', label: 'Funciona' },
  missing: { Icon: CircleDashed, color: 'text-warm-ink', label: 'Falta configurar' },
  error: { Icon: CircleAlert, color: 'text-danger', label: 'Com problema' },
} as const satisfies Record<Connection['status'], unknown>;

const order = ['error', 'missing', 'ok'];
const worstFirst = (one: Connection, other: Connection) =>
  order.indexOf(one.status) - order.indexOf(other.status);

/** The connection doctor: what is configured, what answers, what is wrong, and how to mend it. */
export function ConnectionDoctor() {
  const { data, isFetching, isError, error, refetch } = useQuery(connectionsQuery);
  const connections = data?.connections;
  const wrong = connections?.filter(({ status }) => status === 'error').length ?? 0;
  return (
    <Panel
      id="conexoes"
      title="Conexões"
      lead={
        connections === undefined
          ? 'O que está configurado e o que responde.'
          : wrong === 0
            ? 'Nenhuma conexão com problema.'
            : `${count(wrong, 'conexão', 'conexões')} com problema.`
      }
      aside={
        <RunButton variant="secondary" isRunning={isFetching} onStart={() => void refetch()}>
          <RotateCw aria-hidden="true" className="size-5" />
          {isFetching ? 'Verificando…' : 'Verificar conexões'}
        </RunButton>
      }
    >
      {isError && (
        <Notice tone="danger" announce="now">
          As conexões não puderam ser verificadas. {callProblem(error, navigator.onLine)}
        </Notice>
      )}
      {connections === undefined && !isError && (
        <output className="block text-ink-soft">Verificando as conexões…</output>
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {connections?.toSorted(worstFirst).map((connection) => (
          <ConnectionItem key={connection.id} connection={connection} />
        ))}
      </ul>
    </Panel>
  );
}

function ConnectionItem({ connection }: { connection: Connection }) {
  const { id, status, message, details = [] } = connection;
  const { Icon, color, label } = statuses[status];
  const { name, purpose, ...owner } = connectionWords[id];
  const request = requestForCarer(connection, company.siteUrl);
  return (
    <li className="flex gap-3 rounded-xl bg-surface-tinted p-4">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="min-w-0">
        <h3 className="text-base">{name}</h3>
        <p className={`text-sm font-semibold ${color}`}>{label}</p>
        {status !== 'ok' && <p className="text-sm">{owner[status]}</p>}
        <div
          className={`break-words ${status === 'ok' ? 'text-sm' : 'mt-1 text-xs text-ink-soft'}`}
        >
          <p>{message}</p>
          {details.length > 0 && (
            <ul className="mt-1 list-disc space-y-1 pl-4">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </div>
        {request !== undefined && (
          <p className="mt-2 text-sm">
            <CopyButton text={request} label="Copiar para quem cuida do site" />
          </p>
        )}
        <p className="mt-1 text-sm text-ink-soft">{purpose}</p>
      </div>
    </li>
  );
}
