import * as v from 'valibot';
import type { OutgoingAnswer, UnreachableError } from '../outgoing.ts';
import type { Outcome } from './channels.ts';

/** Statuses that say that the same call may succeed later, beside those of the server's own faults. */
const temporary = new Set([408, 425, 429]);

/** The longest wait that a service is believed. */
const longestWait = 24 * 3600;

/** A refusal as an outcome: what will never work is refused, all else is for later. `advice` says what to do. */
export function readRefusal(name: string, answer: OutgoingAnswer, advice: string): Outcome {
  const { status } = answer;
  const said = quoted(answer.text);
  if (status < 500 && !temporary.has(status)) {
    return {
      status: 'refused',
      message: `${name} recusou o aviso (HTTP ${status}${said}). ${advice}`,
    };
  }
  const waitSeconds = retryAfter(answer);
  const message =
    status === 429
      ? `${name} pediu para esperar (HTTP 429${said}).`
      : `${name} está com problema (HTTP ${status}${said}).`;
  return { status: 'later', message, ...(waitSeconds !== undefined && { waitSeconds }) };
}

/** No answer at all: the service may have taken the message, or not. */
export function silence(name: string, { reason }: UnreachableError): Outcome {
  const message =
    reason === 'timeout' ? `${name} não respondeu a tempo.` : `${name} não foi alcançado.`;
  return { status: 'later', message };
}

const own = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    message: v.optional(v.string()),
    error: v.optional(v.string()),
    description: v.optional(v.string()),
  }),
);

/** The service's own words, as Resend, ntfy and Discord, and Telegram give them, or a short plain text, as Slack does. */
function quoted(text: string): string {
  const { success, output } = v.safeParse(own, text);
  const words = success
    ? (output.message ?? output.error ?? output.description)
    : /^[\w .,:-]{1,80}$/.test(text)
      ? text
      : undefined;
  return words === undefined ? '' : `: ${words.slice(0, 200)}`;
}

const ownWait = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    retry_after: v.optional(v.number()),
    parameters: v.optional(v.object({ retry_after: v.optional(v.number()) })),
  }),
);

/** The seconds that a service wants us to wait: by its header, or as Discord and Telegram say it. */
function retryAfter({ headers, text }: OutgoingAnswer): number | undefined {
  const header = headers.get('retry-after');
  if (header !== null) {
    const seconds = /^\d+(?:\.\d+)?$/.test(header)
      ? Number(header)
      : (Date.parse(header) - Date.now()) / 1000;
    if (Number.isFinite(seconds)) return Math.min(Math.max(seconds, 1), longestWait);
  }
  const { success, output } = v.safeParse(ownWait, text);
  const seconds = success ? (output.parameters?.retry_after ?? output.retry_after) : undefined;
  return seconds === undefined ? undefined : Math.min(Math.max(seconds, 1), longestWait);
}
