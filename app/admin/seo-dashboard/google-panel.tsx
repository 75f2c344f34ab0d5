import { useQuery } from '@tanstack/react-query';
import Circle from 'lucide-react/icons/circle';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { GoogleConnection, GoogleStep } from '#functions/answers.ts';
import { company } from '#app/company/company.ts';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { CopyButton } from '#app/admin/ui/copy-button.tsx';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Panel } from '#app/admin/ui/panel.tsx';
import { isConnected, messageForCarer, stepWords } from './google-steps.ts';
import { connectionsQuery } from './queries.ts';

const statuses = {
  done: { Icon: CircleCheck, color: 'text-link', label: 'Feito' },
  todo: { Icon: CircleDashed, color: 'text-warm-ink', label: 'A fazer' },
  wrong: { Icon: CircleAlert, color: 'text-danger', label: 'Com problema' },
  waiting: { Icon: Circle, color: 'text-ink-soft', label: 'Depois do passo anterior' },
} as const satisfies Record<GoogleStep['status'], unknown>;

/** The way from nothing to Google's figures, each step checked when it is looked at. */
export function GooglePanel() {
  const { data, isFetching, isError, refetch } = useQuery(connectionsQuery);
  const google = data?.google;
  const isDone = google !== undefined && google !== null && isConnected(google);
  return (
    <Panel
      id="google"
      title="Conectar o Google"
      lead={
        isDone
          ? 'Conectado: todos os passos estão feitos.'
          : 'Cinco passos, uma vez só, para ver quantas pessoas chegam pela busca.'
      }
      aside={
        <RunButton variant="secondary" isRunning={isFetching} onStart={() => void refetch()}>
          <RotateCw aria-hidden="true" className="size-5" />
          {isFetching ? 'Verificando…' : 'Verificar os passos'}
        </RunButton>
      }
    >
      {google === undefined && !isError && (
        <output className="block text-ink-soft">Verificando os passos…</output>
      )}
      {(isError || google === null) && (
        <Notice tone="danger">
          Os passos não puderam ser verificados. Veja as conexões abaixo e tente de novo.
        </Notice>
      )}
      {google && <Steps google={google} />}
    </Panel>
  );
}

function Steps({ google }: { google: GoogleConnection }) {
  const message = messageForCarer(google, company.siteUrl);
  const next = google.steps.find(({ status }) => status !== 'done');
  return (
    <ol className="space-y-2">
      {google.steps.map((step, index) => {
        const { Icon, color, label } = statuses[step.status];
        const { title, by, how, technical } = stepWords[step.id];
        return (
          <li
            key={step.id}
            aria-current={step === next ? 'step' : undefined}
            className="flex gap-3 rounded-xl bg-surface-tinted p-3 sm:p-4"
          >
            <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} />
            <div className="min-w-0 flex-1">
              <h3 className="text-base leading-snug">
                {index + 1}. {title}
              </h3>
              <p className={`text-sm font-semibold ${color}`}>{label}</p>
              {step.message !== '' && <p className="text-sm break-words">{step.message}</p>}
              {step === next && (
                <div className="mt-2 space-y-3">
                  <p className="text-sm">
                    <span className="font-semibold">{by}:</span> {how}
                  </p>
                  {step.id === 'property' && google.account !== null && (
                    <p className="text-sm">
                      E-mail da conta:{' '}
                      <span className="font-semibold break-all select-all">{google.account}</span>{' '}
                      <CopyButton text={google.account} label="Copiar o e-mail" />
                    </p>
                  )}
                  {message !== undefined && (
                    <div className="text-sm">
                      <p className="font-semibold">Para mandar a quem cuida do site:</p>
                      <blockquote className="my-2 rounded-lg border border-line bg-surface-raised p-3 break-words whitespace-pre-line select-all">
                        {message}
                      </blockquote>
                      <CopyButton text={message} label="Copiar o texto" />
                    </div>
                  )}
                  <p className="text-xs break-words text-ink-soft">{technical}</p>
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
