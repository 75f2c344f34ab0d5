import { count } from '#functions/count.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { countAttempt, recordFailedSignIn, takeBackAttempt } from './attempts.server.ts';
import type { Attempt, Limit } from './attempts.server.ts';
import { knownDevice, rememberDevice } from './device.server.ts';
import {
  accessOf,
  forgetSession,
  newSession,
  readAccess,
  sessionSupabase,
} from './session.server.ts';
import { publicSupabase } from '#app/server/supabase.server.ts';
import { authProblem, unavailableMessage, logAuthProblem } from './auth-problem.server.ts';
import { changeForm, parseForm, requestForm, resetForm, signInForm, signOutForm } from './forms.ts';
import {
  changeLimits,
  changePeriod,
  requestLimits,
  requestPeriod,
  signInLimits,
  signInPeriod,
} from './limits.server.ts';
import { atIntervals, WaitingLines, slowdownAfter, wait } from './pace.ts';
import type { RejectedForm } from './rejected-form.ts';
import { safeReturnPath } from './return-path.ts';

/** The answer to a form: a redirect, or the form again with what is wrong. */
export type FormAnswer =
  | Response
  | {
      status: number;
      rejected: RejectedForm;
      /** The code of a link that is still good. */
      code?: string;
    };

const messages = {
  crowded:
    'Há muitas tentativas de entrar ao mesmo tempo. Espere um minuto e tente de novo. Um aparelho que já entrou nesta conta não precisa esperar.',
  linksSent:
    'Já foram pedidos vários links. Se esse e-mail tem uma conta, use o link do e-mail mais recente; olhe também no spam.',
  noAccess:
    'Esta conta existe, mas não tem acesso à administração. Peça a quem cuida do site para liberá-la.',
  wrongCurrent: 'A senha atual não está certa.',
  samePassword: 'A nova senha deve ser diferente da atual.',
  weakPassword: 'Esta senha é fácil de descobrir. Escolha outra, mais longa ou menos comum.',
  badCode: 'Este link não vale mais: já foi usado ou passou de uma hora. Peça outro.',
} as const;

/** Tries of one caller, or at one account, run one after another; at most ten wait. */
const lines = new WaitingLines(10);
/** Tries from unknown devices run two at a time. With more, a check would take longer than `answerInterval`. */
const lanes = new WaitingLines(10);
let lastLane = 0;

/** Milliseconds to which an answer is rounded up: more than Supabase takes to check a password. */
const answerInterval = 500;

/** `POST /admin/entrar`. A wrong password and an unknown e-mail get the same answer after the same time. */
export async function signIn(request: Request): Promise<FormAnswer> {
  const form = parseForm(signInForm, await readForm(request));
  if ('rejected' in form) return { status: 422, rejected: form.rejected };
  const { email, senha } = form.values;
  const device = knownDevice(email);
  const limits = signInLimits(email, device);
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('voltar'));
  const tried: PasswordTry = { email, password: senha, device, limits, returnTo };
  const keys = limits.map(({ key }) => key);
  const answer = await lines.run(keys, () => countAndTry(tried));
  return answer ?? refusedForm(email, 429, messages.crowded);
}

/** Counts a try and makes it, when its turn has come; undefined when too many wait for theirs. */
async function countAndTry(tried: PasswordTry): Promise<FormAnswer | undefined> {
  let slowdown = 0;
  const turn = async (): Promise<FormAnswer> => {
    const attempt = await countAttempt(signInPeriod, tried.limits);
    if (attempt.state !== 'allowed') return refusedForm(tried.email, ...refusal(attempt));
    slowdown = slowdownAfter(attempt.attempts);
    // Supabase looks for the account before it checks the password; the answer must not tell that.
    return atIntervals(
      answerInterval,
      () => tryPassword(tried),
      (answer) => answer instanceof Response,
    );
  };
  lastLane = (lastLane + 1) % 2;
  // Strangers' tries never hold up a device that has signed in before.
  const answer =
    tried.device === undefined ? await lanes.run([`lane ${lastLane}`], turn) : await turn();
  if (!(answer instanceof Response)) await wait(slowdown);
  return answer;
}

interface PasswordTry {
  email: string;
  password: string;
  device: string | undefined;
  /** Where it was counted. */
  limits: readonly Limit[];
  returnTo: string;
}

async function tryPassword(tried: PasswordTry): Promise<FormAnswer> {
  const { email, password, device, limits, returnTo } = tried;
  const { client, keep } = newSession();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) {
    logAuthProblem('A sign-in failed', error);
    const { status, message, isAttempt } = authProblem(error);
    if (!isAttempt) await takeBackAttempt(limits, 'not-tried');
    // A slip on the owner's own device is no news to the owner.
    if (error.code === 'invalid_credentials' && device === undefined) {
      await recordFailedSignIn(email);
    }
    return refusedForm(email, status, message);
  }
  const access = await accessOf(client);
  if (access.state !== 'admin') {
    await client.auth.signOut({ scope: 'local' });
    if (access.state === 'not-admin') return refusedForm(email, 403, messages.noAccess);
    await takeBackAttempt(limits, 'not-tried');
    return refusedForm(email, 503, unavailableMessage);
  }
  keep(access.userId);
  rememberDevice(email);
  await takeBackAttempt(limits, 'succeeded');
  return seeOther(returnTo);
}

function refusedForm(email: string, status: number, message: string): FormAnswer {
  return { status, rejected: { message, errors: {}, email } };
}

/**
 * `POST /admin/sair`: ends this session, or all sessions of the account. This browser forgets its own even when
 * Supabase does not answer.
 */
export async function signOut(request: Request): Promise<Response> {
  const form = parseForm(signOutForm, await readForm(request));
  const scope = 'values' in form ? form.values.escopo : 'local';
  const { error } = await sessionSupabase().auth.signOut({ scope });
  if (error !== null) {
    if (scope === 'global') return seeOther('/admin/conta?aviso=nao-saiu');
    console.error('A session goes on at Supabase:', error.message);
  }
  forgetSession();
  return seeOther(`/admin/entrar?motivo=${scope === 'global' ? 'saiu-de-todos' : 'saiu'}`);
}

/** `POST /admin/senha`: asks for a link by e-mail, or, with the code of one, sets a new password. */
export async function recoverPassword(request: Request): Promise<FormAnswer> {
  const form = await readForm(request);
  return form.has('codigo') ? resetPassword(form) : requestLink(form);
}

/** Neither the answer nor its time may tell whether the account exists. */
async function requestLink(data: FormData): Promise<FormAnswer> {
  const form = parseForm(requestForm, data);
  if ('rejected' in form) return { status: 422, rejected: form.rejected };
  const { email } = form.values;
  const limits = requestLimits(email, knownDevice(email));
  const attempt = await countAttempt(requestPeriod, limits);
  if (attempt.state !== 'allowed') {
    return refusedForm(email, ...refusal(attempt, messages.linksSent));
  }
  void sendLink(email, limits);
  return seeOther('/admin/senha?aviso=enviado');
}

async function sendLink(email: string, limits: readonly Limit[]): Promise<void> {
  const { error } = await publicSupabase().auth.resetPasswordForEmail(email);
  if (error === null) return;
  logAuthProblem('A link for a new password was not sent', error);
  // Supabase limits only accounts that exist; taking the attempt back would tell so.
  if (error.status !== 429) await takeBackAttempt(limits, 'not-tried');
}

async function resetPassword(data: FormData): Promise<FormAnswer> {
  const form = parseForm(resetForm, data);
  if ('rejected' in form) {
    const code = data.get('codigo');
    return { status: 422, rejected: form.rejected, ...(typeof code === 'string' && { code }) };
  }
  const { codigo, nova } = form.values;
  const { client, keep } = newSession();
  const { error } = await client.auth.verifyOtp({ type: 'recovery', token_hash: codigo });
  if (error !== null) {
    if (error.code === 'otp_expired' || error.code === 'validation_failed') {
      return { status: 410, rejected: { message: messages.badCode, errors: {} } };
    }
    logAuthProblem('A link for a new password was not taken', error);
    const { status, message } = authProblem(error);
    return { status, rejected: { message, errors: {} }, code: codigo };
  }
  // Whoever chooses the account's present password knows it, and may come in.
  const refused = await setPassword(client, nova, { sameIsFine: true });
  if (refused !== undefined) {
    // The link is used up: what was wrong is said beside the form that asks for another one.
    await client.auth.signOut({ scope: 'local' });
    const { message, errors } = refused.rejected;
    return { ...refused, rejected: { message: message ?? errors['nova'] ?? '', errors: {} } };
  }
  const access = await accessOf(client);
  if (access.state === 'admin') {
    keep(access.userId);
    rememberDevice(access.email);
    return seeOther('/admin/conta?aviso=senha');
  }
  await client.auth.signOut({ scope: 'local' });
  return seeOther('/admin/entrar?motivo=senha-trocada');
}

/** `POST /admin/conta`: a new password for who is signed in and knows the old one. */
export async function changePassword(request: Request): Promise<FormAnswer> {
  const access = await readAccess();
  if (access.state === 'unavailable')
    return { status: 503, rejected: { message: unavailableMessage, errors: {} } };
  if (access.state !== 'admin') return seeOther('/admin/entrar?motivo=expirou&voltar=/admin/conta');
  const form = parseForm(changeForm, await readForm(request));
  if ('rejected' in form) return { status: 422, rejected: form.rejected };
  const { atual, nova } = form.values;
  const limits = changeLimits(access.userId);
  const attempt = await countAttempt(changePeriod, limits);
  if (attempt.state !== 'allowed') {
    const [status, message] = refusal(attempt);
    return { status, rejected: { message, errors: {} } };
  }
  const { error } = await newSession().client.auth.signInWithPassword({
    email: access.email,
    password: atual,
  });
  if (error?.code === 'invalid_credentials') {
    return { status: 422, rejected: { errors: { atual: messages.wrongCurrent } } };
  }
  await takeBackAttempt(limits, error === null ? 'succeeded' : 'not-tried');
  if (error !== null) {
    logAuthProblem('A current password was not checked', error);
    const { status, message } = authProblem(error);
    return { status, rejected: { message, errors: {} } };
  }
  return (await setPassword(access.client, nova)) ?? seeOther('/admin/conta?aviso=senha');
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
    logAuthProblem('A password was not changed', error);
    return { status: 503, rejected: { message: unavailableMessage, errors: {} } };
  }
  const others = await client.auth.signOut({ scope: 'others' });
  if (others.error !== null) console.error('Other sessions go on:', others.error.message);
  return undefined;
}

/** How an attempt that is not allowed is answered. */
function refusal(
  attempt: Exclude<Attempt, { state: 'allowed' }>,
  reason = 'Tentativas demais.',
): [status: number, message: string] {
  if (attempt.state === 'unavailable') return [503, unavailableMessage];
  const minutes = Math.ceil(attempt.seconds / 60);
  return [429, `${reason} Espere ${count(minutes, 'minuto', 'minutos')} e tente de novo.`];
}

/** A body that is no form counts as an empty one. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
