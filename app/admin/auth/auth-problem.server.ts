import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { AuthError } from '@supabase/supabase-js';

/** Why Supabase did not let someone in, and what the operator reads. */
export interface AuthProblem {
  status: number;
  message: string;
  /** Whether the cause is what was typed; only then does it count as an attempt. */
  isAttempt: boolean;
}

export const unavailableMessage =
  'O serviço de acesso não respondeu. Não é a sua senha: espere um minuto e tente de novo. Se continuar, veja em supabase.com se o projeto está ativo.';
const wrongMessage = 'E-mail ou senha incorretos.';

/** Answers of Supabase Auth that have a meaning of their own at the sign-in, by their code. */
const known = new Map<string, AuthProblem>([
  ['invalid_credentials', { status: 401, message: wrongMessage, isAttempt: true }],
  [
    'user_banned',
    {
      status: 403,
      message: 'Esta conta está bloqueada no Supabase. Peça a quem cuida do site para liberá-la.',
      isAttempt: true,
    },
  ],
  [
    'email_not_confirmed',
    {
      status: 403,
      message:
        'O e-mail desta conta ainda não foi confirmado. Quem cuida do site pode confirmá-lo no painel do Supabase, em Authentication > Users.',
      isAttempt: true,
    },
  ],
  [
    'email_provider_disabled',
    {
      status: 503,
      message:
        'A entrada não está funcionando, e não é a sua senha: o login por e-mail está desligado no Supabase. Quem cuida do site deve ligá-lo em Authentication > Sign In / Providers > Email.',
      isAttempt: false,
    },
  ],
]);

/** Supabase has limits of its own, on all that comes from this server. */
const limited: AuthProblem = {
  status: 429,
  message: 'Tentativas demais. Espere alguns minutos e tente de novo.',
  isAttempt: false,
};

/** What an answer of Supabase Auth other than success means for the person at the form. */
export function authProblem(error: AuthError): AuthProblem {
  if (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500) {
    return { status: 503, message: unavailableMessage, isAttempt: false };
  }
  const problem = known.get(error.code ?? '');
  if (problem !== undefined) return problem;
  if (error.status === 429) return limited;
  return {
    status: 503,
    message: `A entrada não está funcionando, e não é a sua senha. Quem cuida do site deve conferir SUPABASE_URL, as chaves e o registro do servidor (erro: ${codeOf(error)}).`,
    isAttempt: false,
  };
}

/** Logs problems that whoever runs the site must fix; a wrong password is not one. */
export function logAuthProblem(what: string, error: AuthError): void {
  if (error.code === 'invalid_credentials') return;
  console.error(`${what}: ${codeOf(error)}, HTTP ${error.status ?? 'none'}: ${error.message}`);
}

function codeOf({ code, name }: AuthError): string {
  return code ?? name;
}
