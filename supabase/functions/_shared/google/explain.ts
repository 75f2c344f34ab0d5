import * as v from 'valibot';
import { FunctionError } from '../errors.ts';
import type { OutgoingAnswer } from '../outgoing.ts';
import { UnreachableError } from '../outgoing.ts';

/** The error body of Google's APIs: https://cloud.google.com/apis/design/errors, and the older form with `errors`. */
const errorBody = v.object({
  error: v.object({
    message: v.optional(v.string(), ''),
    status: v.optional(v.string(), ''),
    errors: v.optional(v.array(v.object({ reason: v.optional(v.string(), '') })), []),
    details: v.optional(v.array(v.looseObject({ reason: v.optional(v.string(), '') })), []),
  }),
});

const quotaReasons = [
  'quotaExceeded',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
];
const disabledReasons = ['accessNotConfigured', 'SERVICE_DISABLED'];

/** What a failed answer of a Google API means, in words an operator can act on. */
export function explainGoogle(answer: OutgoingAnswer, property?: string): FunctionError {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), errorBody), answer.text);
  const error = parsed.success
    ? parsed.output.error
    : { message: '', status: '', errors: [], details: [] };
  const reasons = [...error.errors, ...error.details]
    .map(({ reason }) => reason)
    .concat(error.status);
  const has = (known: readonly string[]) => known.some((reason) => reasons.includes(reason));
  if (answer.status === 429 || has([...quotaReasons, 'RESOURCE_EXHAUSTED'])) {
    return new FunctionError(
      429,
      'google_quota',
      'O limite de consultas do Google acabou por agora. Espere alguns minutos; se continuar, tente amanhã.',
    );
  }
  if (answer.status === 403 && has(disabledReasons)) {
    return new FunctionError(
      502,
      'google_api_disabled',
      'A API do Search Console não está ativada no projeto do Google Cloud. Ative "Google Search Console API" e espere alguns minutos.',
    );
  }
  if (answer.status === 401) {
    return new FunctionError(
      502,
      'google_unauthorized',
      'O Google não aceitou a credencial. Gere uma nova chave da conta de serviço e atualize o segredo GOOGLE_SERVICE_ACCOUNT_KEY.',
    );
  }
  if (answer.status === 403 || answer.status === 404) {
    return new FunctionError(
      502,
      'google_no_access',
      `A conta de serviço não tem acesso à propriedade${property === undefined ? '' : ` "${property}"`}. No Search Console, em Configurações > Usuários e permissões, adicione o e-mail da conta de serviço como proprietário.`,
    );
  }
  if (answer.status === 400) {
    return new FunctionError(
      502,
      'google_bad_request',
      'O Google recusou o pedido. Confira o endereço da propriedade e as datas.',
    );
  }
  return new FunctionError(
    502,
    'google_unavailable',
    `O Google está com problema (HTTP ${answer.status}). Tente de novo mais tarde.`,
  );
}

/** What it means that another service gave no answer, or one that is not in its form. */
export function explainSilence(service: string, error: unknown): FunctionError {
  if (error instanceof FunctionError) return error;
  const reason =
    error instanceof UnreachableError && error.reason === 'timeout'
      ? 'não respondeu a tempo'
      : error instanceof UnreachableError
        ? 'não respondeu'
        : 'respondeu de um jeito que não entendemos';
  return new FunctionError(
    502,
    'service_unavailable',
    `${service} ${reason}. Tente de novo mais tarde.`,
    {
      cause: error,
    },
  );
}
