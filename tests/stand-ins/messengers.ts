import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { resendKey } from '../support/resend-key.ts';
import type { Control } from './control.ts';
import { sendJson } from './control.ts';

/**
 * Services that bring messages to people: Resend (resend.com/docs/api-reference/emails/send-email), ntfy's publishing
 * as JSON (docs.ntfy.sh/publish), incoming webhooks of Slack and Discord, Telegram's sendMessage, and a webhook of no
 * service. What each accepted is recorded as a call of `delivered`: an e-mail once for its idempotency key.
 */

const text = v.pipe(v.string(), v.nonEmpty());
const messengers = {
  resend: {
    path: /^\/emails$/,
    body: v.strictObject({
      from: text,
      to: v.pipe(v.array(v.pipe(v.string(), v.email())), v.minLength(1), v.maxLength(50)),
      subject: text,
      text,
      html: text,
    }),
    accepted: { status: 200, body: { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' } },
    refused: {
      status: 422,
      body: { statusCode: 422, name: 'validation_error', message: 'Invalid `to` field.' },
    },
  },
  ntfy: {
    path: /^\/$/,
    body: v.strictObject({
      topic: v.pipe(v.string(), v.regex(/^[-_A-Za-z0-9]{1,64}$/)),
      title: text,
      message: v.pipe(v.string(), v.maxBytes(4_096)),
      priority: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      tags: v.array(v.string()),
      click: v.pipe(v.string(), v.url()),
    }),
    accepted: { status: 200, body: { id: 'sPs71M8A2T', event: 'message' } },
    refused: { status: 400, body: { code: 40001, http: 400, error: 'invalid request' } },
  },
  slack: {
    path: /^\/services\/T\w+\/B\w+\/\w+$/,
    // "<" would begin a command of Slack's.
    body: v.strictObject({
      text: v.pipe(
        text,
        v.check((value) => !/[<>]/.test(value)),
      ),
    }),
    accepted: { status: 200, body: 'ok' },
    refused: { status: 400, body: 'invalid_payload' },
  },
  discord: {
    path: /^\/api\/webhooks\/\d+\/\w+$/,
    body: v.strictObject({
      content: v.pipe(text, v.maxLength(2_000)),
      allowed_mentions: v.strictObject({ parse: v.array(v.string()) }),
    }),
    accepted: { status: 204, body: undefined },
    refused: { status: 400, body: { code: 50035, message: 'Invalid Form Body' } },
  },
  telegram: {
    path: /^\/bot\d+:\w+\/sendMessage$/,
    body: v.strictObject({ chat_id: text, text: v.pipe(text, v.maxLength(4_096)) }),
    accepted: { status: 200, body: { ok: true } },
    refused: { status: 400, body: { ok: false, description: 'Bad Request: chat not found' } },
  },
  webhook: {
    path: /^\/hook$/,
    body: v.looseObject({ title: text, message: text, link: text }),
    accepted: { status: 200, body: {} },
    refused: { status: 400, body: {} },
  },
} as const;

type Messenger = keyof typeof messengers;

/** Name of the service that messages of a path go to. */
export function messengerOf(path: string): Messenger | undefined {
  return messengerNames.find((name) => messengers[name].path.test(path));
}

const messengerNames = ['resend', 'ntfy', 'slack', 'discord', 'telegram', 'webhook'] as const;

/** What the functions need in their environment to reach them. */
export const messengerEnv = (url: string) => ({
  RESEND_URL: url,
  RESEND_API_KEY: resendKey,
  NOTIFICATIONS_FROM: 'Avisos do site <avisos@example.com>',
  WEBHOOK_PRIVATE_ORIGIN: url,
});

/** Receives a message, unless a test wants something else of the call. */
export async function receiveMessage(
  name: Messenger,
  control: Control,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const call = {
    service: name,
    method: request.method ?? '',
    path: request.url ?? '',
    body: v.safeParse(v.pipe(v.string(), v.parseJson()), body).output,
  };
  control.record(call);
  const isLost = control.losesNext(name);
  if (!isLost && (await control.misbehave(name, request, response))) return;
  const answer = answerOf(name, control, request, call.body);
  if (isLost) {
    await control.misbehave(name, request, response);
    return;
  }
  if (typeof answer.body === 'string') response.writeHead(answer.status).end(answer.body);
  else if (answer.body === undefined) response.writeHead(answer.status).end();
  else sendJson(response, answer.status, answer.body);
}

function answerOf(
  name: Messenger,
  control: Control,
  request: IncomingMessage,
  body: unknown,
): { status: number; body: unknown } {
  const { accepted, refused, body: schema } = messengers[name];
  if (name === 'resend' && request.headers.authorization !== `Bearer ${resendKey}`) {
    const message = 'API key is invalid';
    return { status: 403, body: { statusCode: 403, name: 'invalid_api_key', message } };
  }
  if (!v.is(schema, body)) return refused;
  const key = request.headers['idempotency-key'];
  const before = control
    .callsOf('delivered')
    .find(({ path }) => typeof key === 'string' && path === key);
  if (before === undefined) {
    const path = typeof key === 'string' ? key : name;
    control.record({ service: 'delivered', method: name, path, body });
  } else if (JSON.stringify(before.body) !== JSON.stringify(body)) {
    const message = 'Same idempotency key used with a different request payload.';
    return { status: 409, body: { statusCode: 409, name: 'invalid_idempotent_request', message } };
  }
  return accepted;
}
