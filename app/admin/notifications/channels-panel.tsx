import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleOff from 'lucide-react/icons/circle-off';
import Send from 'lucide-react/icons/send';
import { channels as knownChannels } from '#functions/notifications/channels.ts';
import { isRefusal } from '#app/admin/auth/guard.ts';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Panel } from '#app/admin/ui/panel.tsx';
import type { ChannelCheck } from './notifications.server.ts';
import { testNotificationChannels } from './notifications.functions.ts';
import { channelsQuery, notificationsQuery } from './queries.ts';
import { channelNames } from './words.ts';

type ChannelAnswer = Extract<ChannelCheck, { channels: unknown }>['channels'][number];

const statuses = {
  checking: { Icon: CircleDashed, color: 'text-ink-soft', label: 'Verificando…' },
  off: { Icon: CircleOff, color: 'text-ink-soft', label: 'Desligado' },
  missing: { Icon: CircleDashed, color: 'text-warm-ink', label: 'Falta configurar' },
  ready: { Icon: CircleCheck, color: 'text-link', label: 'Pronto para enviar' },
  sent: { Icon: CircleCheck, color: 'text-link', label: 'O teste saiu' },
  failed: { Icon: CircleAlert, color: 'text-danger', label: 'O teste não saiu' },
} as const satisfies Record<ChannelAnswer['status'] | 'checking', unknown>;

type ShownChannel = Omit<ChannelAnswer, 'status'> & { status: keyof typeof statuses };

const byDefault = {
  email: {
    off: 'Escreva abaixo os e-mails que recebem os avisos.',
    ready: 'A chave do serviço de e-mail está configurada. Faça um teste para ver se ele aceita.',
  },
  webhook: {
    off: 'Cole abaixo um endereço do ntfy, Slack, Discord ou Telegram.',
    ready: 'O endereço está guardado. Faça um teste para ver se ele aceita.',
  },
} as const;

/** They take the room of those that work, with a text that is not seen, so that the page stands still when the answer comes. */
const channelsInCheck: ShownChannel[] = knownChannels.map((channel) => ({
  channel,
  status: 'checking',
  message: byDefault[channel].ready,
}));

/** What an owner sends to whoever looks after the site, when no e-mail can go out. */
const emailRequest =
  'Crie uma conta em resend.com, verifique nela o domínio do site e defina os segredos das funções: RESEND_API_KEY (a chave da conta) e NOTIFICATIONS_FROM (o remetente, como Avisos <avisos@seudominio.com.br>).';

/** By which ways news can go out now, and a test that says what each answered. */
export function ChannelsPanel({ waitsForSaving }: { waitsForSaving: boolean }) {
  const client = useQueryClient();
  const { data, isError } = useQuery(channelsQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => testNotificationChannels(),
    onSuccess: async (check) => {
      client.setQueryData(channelsQuery.queryKey, check);
      await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    },
  });
  const channels = data !== undefined && 'channels' in data ? data.channels : [];
  const isUsable = channels.some(({ status }) => status !== 'off' && status !== 'missing');
  const hint = waitsForSaving
    ? 'Salve as mudanças antes de testar.'
    : data !== undefined && !isUsable
      ? 'Para testar, configure um dos canais.'
      : 'O teste manda um aviso por todos os canais ligados.';
  const problem =
    data !== undefined && 'problem' in data
      ? data.problem
      : isError || (error !== null && !isRefusal(error))
        ? 'O site não respondeu: não dá para saber se os avisos saem. Confira a conexão e tente de novo.'
        : undefined;
  return (
    <Panel
      id="canais"
      title="Canais"
      lead={hint}
      aside={
        <RunButton
          variant="secondary"
          isRunning={isPending || waitsForSaving || !isUsable}
          onStart={() => mutate()}
        >
          <Send aria-hidden="true" className="size-5" />
          {isPending ? 'Enviando…' : 'Enviar um teste'}
        </RunButton>
      }
    >
      {problem !== undefined && (
        <Notice tone="danger" announce="now">
          {problem}
        </Notice>
      )}
      <ul aria-live="polite" className="grid gap-3 sm:grid-cols-2">
        {(data === undefined && !isError ? channelsInCheck : channels).map((channel) => (
          <ChannelItem key={channel.channel} shown={channel} />
        ))}
      </ul>
    </Panel>
  );
}

function ChannelItem({ shown: { channel, status, message } }: { shown: ShownChannel }) {
  const { Icon, color, label } = statuses[status];
  const text =
    message === '' && (status === 'off' || status === 'ready')
      ? byDefault[channel][status]
      : message;
  return (
    <li className="flex gap-3 rounded-xl bg-surface-tinted p-4">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="min-w-0">
        <h3 className="text-base">{channelNames[channel]}</h3>
        <p className={`text-sm font-semibold ${color}`}>{label}</p>
        <p className={`text-sm wrap-anywhere ${status === 'checking' ? 'invisible' : ''}`}>
          {text}
        </p>
        {channel === 'email' && status === 'missing' && (
          <div className="mt-2 text-sm">
            <p>Mande este pedido a quem cuida do site:</p>
            <blockquote className="mt-1 border-l-4 border-line pl-3">{emailRequest}</blockquote>
          </div>
        )}
      </div>
    </li>
  );
}
