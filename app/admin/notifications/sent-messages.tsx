import { count } from '#functions/count.ts';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { formatMoment } from '#app/admin/reports/dates.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { ScrollBox } from '#app/admin/ui/scroll-box.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';
import type { Notifications } from './notifications.server.ts';
import { channelNames, messageStatuses } from './words.ts';

type Sent = Notifications['messages'][number];

/** The last messages: what, when, and how it ended. */
export function SentMessages({ messages, waiting }: Pick<Notifications, 'messages' | 'waiting'>) {
  return (
    <Panel
      id="enviados"
      title="Últimos avisos"
      lead={
        waiting === 0
          ? 'O que saiu, quando e como terminou.'
          : `${count(waiting, 'novidade espera a sua vez: sai', 'novidades esperam a sua vez: saem juntas')} no próximo envio, ou quando o horário de silêncio terminar.`
      }
    >
      {messages.length === 0 ? (
        <Empty title="Nenhum aviso enviado ainda">
          O primeiro sai quando algo quebrar, ou quando você fizer um teste.
        </Empty>
      ) : (
        <>
          <ScrollBox label="Avisos enviados">
            <ol className="divide-y divide-line">
              {messages.map((message) => (
                <SentMessage key={message.id} message={message} />
              ))}
            </ol>
          </ScrollBox>
          <CsvLink table="avisos" />
        </>
      )}
    </Panel>
  );
}

function SentMessage({ message }: { message: Sent }) {
  const { channel, kind, subject, body, status, attempts, answer } = message;
  const { tone, label } = messageStatuses[status];
  const when = message.finished_at ?? message.created_at;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={tone}>{label}</Tag>
        {kind === 'test' && <Tag tone="outline">Teste</Tag>}
        <span className="font-semibold wrap-anywhere text-heading">
          {subject ?? 'Em preparação'}
        </span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {channelNames[channel]}, <time dateTime={when}>{formatMoment(when)}</time>
        {attempts > 1 && `, ${count(attempts, 'tentativa', 'tentativas')}`}
        {status === 'pending' &&
          attempts > 0 &&
          `; próxima tentativa em ${formatMoment(message.next_attempt_at)}`}
      </p>
      {answer !== null && <p className="mt-1 text-sm wrap-anywhere">{answer}</p>}
      {body !== null && (
        <details className="mt-1 text-sm">
          <summary className="min-h-6 cursor-pointer text-link underline underline-offset-2">
            Ver a mensagem
          </summary>
          <p className="mt-1 rounded-xl bg-surface-tinted p-3 wrap-anywhere whitespace-pre-line">
            {body}
          </p>
        </details>
      )}
    </li>
  );
}
