import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../supabase/database.types.ts';
import { countAttempt, forgetAttempts } from '../../server/attempts.server.ts';
import type { Attempt, AttemptLimits } from '../../server/attempts.server.ts';
import { accessOf, forgetSession, sessionSupabase } from '../../server/session.server.ts';
import { publicSupabase } from '../../server/supabase.server.ts';
import type { RejectedForm } from './rejected-form.ts';
import { changeForm, parseForm, requestForm, resetForm, signInForm, signOutForm } from './forms.ts';
import { safeReturnPath } from './return-path.ts';

/** What a form is answered with: on to another page, or itself again with what is wrong. */
export type FormAnswer =
  | Response
  | {
      status: number;
      rejected: RejectedForm;
      /** The code of a link that is still good. */
      code?: string;
    };

const minute = 60;
const signInLimits: AttemptLimits = {
  address: { name: 'entrar-endereco', attempts: 30, period: 15 * minute },
  account: { name: 'entrar-conta', attempts: 10, period: 15 * minute },
};
const requestLimits: AttemptLimits = {
  address: { name: 'senha-endereco', attempts: 10, period: 60 * minute },
  account: { name: 'senha-conta', attempts: 3, period: 60 * minute },
};

const messages = {
  away: 'O serviço de acesso não respondeu. Não é a sua senha: espere um minuto e tente de novo.',
  wrong: 'E-mail ou senha incorretos.',
  /** Supabase has limits of its own. */
  limited: 'Tentativas demais. Espere alguns minutos e tente de novo.',
  noAccess:
    'Esta conta existe, mas não tem acesso à administração. Peça a quem cuida do site para liberá-la.',
  wrongCurrent: 'A senha atual não está certa.',
  samePassword: 'A nova senha deve ser diferente da atual.',
  weakPassword: 'Esta senha é fácil de descobrir. Escolha outra, mais longa ou menos comum.',
  badCode: 'Este link não vale mais: já foi usado ou passou de uma hora. Peça outro.',
} as const;

/** `POST /admin/entrar`. What a wrong password answers is what an unknown e-mail answers, and takes as long. */
export async function signIn(request: Request): Promise<FormAnswer> {
  const form = parseForm(signInForm, await readForm(request));
  if ('rejected' in form) return { status: 422, rejected: form.rejected };
  const { email, senha } = form.values;
  const refuse = (status: number, message: string): FormAnswer => ({
    status,
    rejected: { message, errors: {}, email },
  });

  const attempt = await countAttempt(signInLimits, email);
  if (attempt.state !== 'allowed') return refuse(...waiting(attempt));
  const client = sessionSupabase();
  const [{ error }] = await Promise.all([
    client.auth.signInWithPassword({ email, password: senha }),
    // Supabase looks for the account before it checks the password; the answer must not tell that.
    delay(answerTime),
  ]);
  if (error !== null) {
    if (isAway(error)) return refuse(503, messages.away);
    return error.status === 429 ? refuse(429, messages.limited) : refuse(401, messages.wrong);
  }
  const access = await accessOf(client);
  if (access.state !== 'admin') {
    await client.auth.signOut({ scope: 'local' });
    return access.state === 'not-admin'
      ? refuse(403, messages.noAccess)
      : refuse(503, messages.away);
  }
  await forgetAttempts(signInLimits, email);
  return seeOther(safeReturnPath(new URL(request.url).searchParams.get('voltar')));
}

/**
 * `POST /admin/sair`: ends this session, or all sessions of the account. With Supabase away, this browser still forgets
 * its own.
 */
export async function signOut(request: Request): Promise<Response> {
  const form = parseForm(signOutForm, await readForm(request));
  const scope = 'values' in form ? form.values.escopo : 'local';
  const { error } = await sessionSupabase().auth.signOut({ scope });
  if (error !== null) {
    if (scope === 'global') return seeOther('/admin/conta?aviso=nao-saiu');
    console.error('A session goes on at Supabase:', error.message);
    forgetSession();
  }
  return seeOther(`/admin/entrar?motivo=${scope === 'global' ? 'saiu-de-todos' : 'saiu'}`);
}

/** `POST /admin/senha`: asks for a link by e-mail, or, with the code of one, sets a new password. */
export async function recoverPassword(request: Request): Promise<FormAnswer> {
  const form = await readForm(request);
  return form.has('codigo') ? resetPassword(form) : requestLink(form);
}

/** Whether the account exists stays unsaid: in the answer, and in the time it takes. */
async function requestLink(data: FormData): Promise<FormAnswer> {
  const form = parseForm(requestForm, data);
  if ('rejected' in form) return { status: 422, rejected: form.rejected };
  const { email } = form.values;
  const attempt = await countAttempt(requestLimits, email);
  if (attempt.state !== 'allowed') {
    const [status, message] = waiting(attempt);
    return { status, rejected: { message, errors: {}, email } };
  }
  void sendLink(email);
  return seeOther('/admin/senha?aviso=enviado');
}

async function sendLink(email: string): Promise<void> {
  const { error } = await publicSupabase().auth.resetPasswordForEmail(email);
  if (error !== null) console.error('A link for a new password was not sent:', error.message);
}

async function resetPassword(data: FormData): Promise<FormAnswer> {
  const form = parseForm(resetForm, data);
  if ('rejected' in form) {
    const code = data.get('codigo');
    return { status: 422, rejected: form.rejected, ...(typeof code === 'string' && { code }) };
  }
  const { codigo, nova } = form.values;
  const client = sessionSupabase();
  const { error } = await client.auth.verifyOtp({ type: 'recovery', token_hash: codigo });
  if (error !== null) {
    return isAway(error)
      ? { status: 503, rejected: { message: messages.away, errors: {} }, code: codigo }
      : { status: 410, rejected: { message: messages.badCode, errors: {} } };
  }
  // Who chooses the password that the account already has knows it, and may come in.
  const refused = await setPassword(client, nova, { sameIsFine: true });
  if (refused !== undefined) {
    // The link is used up: what was wrong is said beside the form that asks for another one.
    await client.auth.signOut({ scope: 'local' });
    const { message, errors } = refused.rejected;
    return { ...refused, rejected: { message: message ?? errors['nova'] ?? '', errors: {} } };
  }
  const access = await accessOf(client);
  if (access.state === 'admin') return seeOther('/admin/conta?aviso=senha');
  await client.auth.signOut({ scope: 'local' });
  return seeOther('/admin/entrar?motivo=senha-trocada');
}

/** `POST /admin/conta`: a new password for who is signed in and knows the old one. */
export async function changePassword(request: Request): Promise<FormAnswer> {
  const client = sessionSupabase();
  const access = await accessOf(client);
  if (access.state === 'away')
    return { status: 503, rejected: { message: messages.away, errors: {} } };
  if (access.state !== 'admin') return seeOther('/admin/entrar?motivo=expirou&voltar=/admin/conta');
  const form = parseForm(changeForm, await readForm(request));
  if ('rejected' in form) return { status: 422, rejected: form.rejected };
  const { atual, nova } = form.values;
  const attempt = await countAttempt(signInLimits, access.email);
  if (attempt.state !== 'allowed') {
    const [status, message] = waiting(attempt);
    return { status, rejected: { message, errors: {} } };
  }
  const known = await publicSupabase().auth.signInWithPassword({
    email: access.email,
    password: atual,
  });
  if (known.error !== null) {
    return isAway(known.error)
      ? { status: 503, rejected: { message: messages.away, errors: {} } }
      : { status: 422, rejected: { errors: { atual: messages.wrongCurrent } } };
  }
  const refused = await setPassword(client, nova);
  if (refused !== undefined) return refused;
  await forgetAttempts(signInLimits, access.email);
  return seeOther('/admin/conta?aviso=senha');
}

/** Sets the password and ends every other session: whoever had the old password is out. */
async function setPassword(
  client: SupabaseClient<Database>,
  password: string,
  { sameIsFine = false } = {},
): Promise<Exclude<FormAnswer, Response> | undefined> {
  const { error } = await client.auth.updateUser({ password });
  if (error !== null && !(sameIsFine && error.code === 'same_password')) {
    if (error.code === 'same_password') {
      return { status: 422, rejected: { errors: { nova: messages.samePassword } } };
    }
    if (error.code === 'weak_password') {
      return { status: 422, rejected: { errors: { nova: messages.weakPassword } } };
    }
    console.error('A password was not changed:', error.message);
    return { status: 503, rejected: { message: messages.away, errors: {} } };
  }
  const others = await client.auth.signOut({ scope: 'others' });
  if (others.error !== null) console.error('Other sessions go on:', others.error.message);
  return undefined;
}

function waiting(
  attempt: Exclude<Attempt, { state: 'allowed' }>,
): [status: number, message: string] {
  if (attempt.state === 'away') return [503, messages.away];
  const minutes = Math.ceil(attempt.seconds / minute);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return [429, `Tentativas demais. Espere ${wait} e tente de novo.`];
}

function isAway(error: AuthError): boolean {
  return isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500;
}

/** A body that is no form counts as an empty one. */
async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/** Milliseconds that a sign-in takes at least. */
const answerTime = 400;

function delay(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
