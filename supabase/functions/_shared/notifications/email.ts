import * as v from 'valibot';
import type { VariableReader } from '../environment.ts';
import { readOrigin, readSecret } from '../environment.ts';
import { ConfigurationError } from '../errors.ts';
import { callService, UnreachableError } from '../outgoing.ts';
import { readRefusal, silence } from './answers.ts';
import type { Message, Outcome } from './channels.ts';

const service = 'O Resend';

/** The secrets without which no e-mail goes out. */
export const emailSecrets = ['RESEND_API_KEY', 'NOTIFICATIONS_FROM'] as const;

/** An address, or a name with one in angle brackets. */
const sender = v.pipe(v.string(), v.regex(/^(?:[^<>]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/));

interface EmailAccount {
  key: string;
  from: string;
  origin: string;
}

/** Reads the account at the e-mail service. Throws a ConfigurationError that names each secret that is missing. */
export function readEmailAccount(env: VariableReader): EmailAccount {
  const missing = emailSecrets.filter((name) => env(name) === undefined);
  if (missing.length > 0) throw new ConfigurationError(...missing);
  const from = readSecret(env, 'NOTIFICATIONS_FROM');
  if (!v.is(sender, from)) {
    throw new ConfigurationError('NOTIFICATIONS_FROM (como Avisos <avisos@exemplo.com.br>)');
  }
  return {
    key: readSecret(env, 'RESEND_API_KEY'),
    from,
    origin: readOrigin(env, 'RESEND_URL', 'https://api.resend.com'),
  };
}

const refusal = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }));

/**
 * Sends a message by Resend (resend.com/docs/api-reference/emails/send-email). The message's id is the key by which
 * Resend sends it once in 24 hours, however often it is tried.
 */
export async function sendByEmail(account: EmailAccount, message: Message): Promise<Outcome> {
  const { id, recipients, subject, body, html } = message;
  try {
    const answer = await callService(
      `${account.origin}/emails`,
      {
        method: 'POST',
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${account.key}`,
          'content-type': 'application/json; charset=utf-8',
          'idempotency-key': id,
        },
        body: JSON.stringify({ from: account.from, to: recipients, subject, text: body, html }),
      },
      { timeout: 15_000, longestAnswer: 16_384 },
    );
    if (answer.status >= 200 && answer.status < 300) {
      return {
        status: 'sent',
        message: `${service} aceitou o e-mail para ${recipients.join(', ')} (HTTP ${answer.status}).`,
      };
    }
    const { success, output } = v.safeParse(refusal, answer.text);
    const name = success ? output.name : '';
    // The first try of the same message is still going on.
    if (name === 'concurrent_idempotent_requests') {
      return { status: 'later', message: `${service} ainda cuida da primeira tentativa.` };
    }
    return readRefusal(service, answer, adviceFor(answer.status, name));
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return silence(service, error);
  }
}

/** What to do about a refusal (resend.com/docs/api-reference/errors). */
function adviceFor(status: number, name: string): string {
  if (status === 401 || name === 'invalid_api_key' || name === 'restricted_api_key') {
    return 'Crie outra chave em resend.com/api-keys e troque o segredo RESEND_API_KEY.';
  }
  if (status === 403) {
    return 'O domínio do remetente (NOTIFICATIONS_FROM) precisa estar verificado em resend.com/domains.';
  }
  return 'Confira os destinatários e o remetente (NOTIFICATIONS_FROM).';
}
