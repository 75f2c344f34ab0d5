import type { VariableReader } from '../environment.ts';
import { callService, timeLimit, UnreachableError } from '../outgoing.ts';
import type { Message, Outcome, WebhookKind } from './channels.ts';
import { readRefusal, silence } from './answers.ts';
import { isPrivateAddress, readWebhookAddress, webhookKindOf } from './webhook-address.ts';

/** The address of a private network that the webhook may have all the same: a receiver of one's own, or a stand-in. */
export const privateOriginSecret = 'WEBHOOK_PRIVATE_ORIGIN';

interface Settings {
  webhook_url: string | null;
  webhook_kind: WebhookKind | 'auto';
}

const names = {
  ntfy: 'O ntfy',
  slack: 'O Slack',
  discord: 'O Discord',
  telegram: 'O Telegram',
  json: 'O webhook',
} as const satisfies Record<WebhookKind, string>;

/** What is wrong with the webhook that is set, in Portuguese; undefined where it can be called. */
export function webhookProblem(env: VariableReader, settings: Settings): string | undefined {
  const target = readTarget(env, settings);
  return 'problem' in target ? target.problem : undefined;
}

/** Sends a message by the webhook that is set. It follows no redirect: the address is where the message goes. */
export async function sendByWebhook(
  env: VariableReader,
  settings: Settings,
  message: Message,
): Promise<Outcome> {
  const target = readTarget(env, settings);
  if ('problem' in target) return { status: 'refused', message: target.problem };
  const { kind, url, body } = target.request(message);
  if (await leadsInside(env, url)) {
    return { status: 'refused', message: 'O endereço do webhook leva a uma rede interna.' };
  }
  const name = names[kind];
  try {
    const answer = await callService(
      url.href,
      {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
      },
      { timeout: 15_000, longestAnswer: 16_384 },
    );
    if (answer.status >= 200 && answer.status < 300) {
      return { status: 'sent', message: `${name} aceitou o aviso (HTTP ${answer.status}).` };
    }
    return readRefusal(name, answer, advice[kind]);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return silence(name, error);
  }
}

const advice = {
  ntfy: 'Confira o tópico no fim do endereço.',
  slack: 'Crie outro “incoming webhook” no Slack e troque o endereço.',
  discord: 'Crie outro webhook nas configurações do canal do Discord e troque o endereço.',
  telegram: 'Confira o código do robô e o chat_id no endereço.',
  json: 'Confira o endereço.',
} as const satisfies Record<WebhookKind, string>;

type Request = { kind: WebhookKind; url: URL; body: Record<string, unknown> };

function readTarget(
  env: VariableReader,
  { webhook_url, webhook_kind }: Settings,
): { problem: string } | { request: (message: Message) => Request } {
  const read = readWebhookAddress(webhook_url ?? '', env(privateOriginSecret));
  if ('problem' in read) return read;
  const { address } = read;
  const kind = webhookKindOf(webhook_kind, address);
  if (kind === 'ntfy') {
    const topic = address.pathname.split('/').find((part) => part !== '');
    if (topic === undefined) {
      return { problem: 'Falta o tópico do ntfy no endereço: https://ntfy.sh/nome-do-topico.' };
    }
    // Published as JSON, the topic is in the body, and the address is that of the server alone.
    const url = new URL('/', address);
    url.search = address.search;
    return {
      request: ({ subject, body, severity, link }) => ({
        kind,
        url,
        body: {
          topic: decodeURIComponent(topic),
          title: subject,
          message: shortened(body, 3_500),
          priority: severity === 'critical' ? 5 : severity === 'high' ? 4 : 3,
          tags: [severity === null ? 'information_source' : 'warning'],
          click: link,
        },
      }),
    };
  }
  if (kind === 'telegram') {
    const chat = address.searchParams.get('chat_id');
    if (chat === null || chat === '') {
      return {
        problem:
          'Falta o chat_id no endereço do Telegram: https://api.telegram.org/botCÓDIGO/sendMessage?chat_id=NÚMERO.',
      };
    }
    const url = new URL(address);
    url.search = '';
    return {
      request: (message) => ({
        kind,
        url,
        body: { chat_id: chat, text: shortened(plainText(message), 4_000) },
      }),
    };
  }
  return { request: (message) => ({ kind, url: address, body: bodies[kind](message) }) };
}

const plainText = ({ subject, body }: Message) => `${subject}\n\n${body}`;

const bodies = {
  // Slack's own escapes, in a text that may come from pages and services (api.slack.com, "Formatting text").
  slack: (message) => ({
    text: shortened(plainText(message), 3_500)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;'),
  }),
  discord: (message) => ({
    content: shortened(plainText(message), 1_900),
    // Nobody is called by a text that happens to hold @everyone.
    allowed_mentions: { parse: [] },
  }),
  json: ({ id, subject, body, severity, link }) => ({
    id,
    title: subject,
    message: body,
    text: `${subject}\n\n${body}`,
    severity,
    link,
  }),
} as const satisfies Record<
  Exclude<WebhookKind, 'ntfy' | 'telegram'>,
  (message: Message) => Record<string, unknown>
>;

/** The first lines of a text, as many as fit; receivers count bytes or characters, so bytes are counted. */
function shortened(text: string, limit: number): string {
  const size = (value: string) => new TextEncoder().encode(value).length;
  if (size(text) <= limit) return text;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    if (size([...lines, line].join('\n')) > limit - 4) break;
    lines.push(line);
  }
  return `${lines.join('\n')}\n…`;
}

/** Whether the name of a host leads into a private network, as far as this runtime can look names up. */
async function leadsInside(env: VariableReader, url: URL): Promise<boolean> {
  if (url.origin === env(privateOriginSecret)) return false;
  const found = await Promise.allSettled(
    (['A', 'AAAA'] as const).map((type) =>
      Deno.resolveDns(url.hostname, type, { signal: timeLimit(3_000) }),
    ),
  );
  return found.some(
    (result) => result.status === 'fulfilled' && result.value.some(isPrivateAddress),
  );
}
