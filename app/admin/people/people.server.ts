import { randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import { countAttempt, limitKey } from '#app/admin/auth/attempts.server.ts';
import { awayMessage, logAuthProblem } from '#app/admin/auth/auth-problem.server.ts';
import type { FormAnswer } from '#app/admin/auth/auth.server.ts';
import { readForm, seeOther } from '#app/admin/auth/auth.server.ts';
import { parseForm, requestForm } from '#app/admin/auth/forms.ts';
import type { Access } from '#app/admin/auth/session.server.ts';
import { forgetSession, readAccess } from '#app/admin/auth/session.server.ts';
import { publicSupabase, secretSupabase } from '#app/server/supabase.server.ts';
import type { PeopleNotice } from './notices.ts';

type Admin = Extract<Access, { state: 'admin' }>;

/** E-mails that one operator has sent in an hour. */
const invitationPeriod = 3600;
const invitationLimit = 20;

const removalForm = v.object({ pessoa: v.pipe(v.string(), v.uuid()) });

/** The generated types do not know which columns of a function may be null. */
const operators = v.array(
  v.object({
    user_id: v.string(),
    email: v.string(),
    since: v.string(),
    last_seen_at: v.nullable(v.string()),
  }),
);

/** Changes of the list that are shown. */
const changesShown = 10;

/** Who has access, the caller named, and the newest changes of the list. */
export async function readPeople({ client, userId }: Admin, now: Date) {
  const [people, changes] = await Promise.all([
    client.rpc('operators').throwOnError(),
    client
      .from('automation_logs')
      .select('id, message, created_at')
      .eq('type', 'people')
      .order('created_at', { ascending: false })
      .limit(changesShown)
      .throwOnError(),
  ]);
  return {
    readAt: now.toISOString(),
    people: v.parse(operators, people.data).map(({ user_id, email, since, last_seen_at }) => ({
      id: user_id,
      email,
      since,
      lastSeenAt: last_seen_at,
      isSelf: user_id === userId,
    })),
    changes: changes.data,
  };
}

export type People = Awaited<ReturnType<typeof readPeople>>;

/** `POST /admin/pessoas`: gives someone access, sends the e-mail again, or takes access away. */
export async function changePeople(request: Request): Promise<FormAnswer> {
  const access = await readAccess();
  if (access.state === 'away') return refused(503, awayMessage);
  if (access.state === 'not-admin') return seeOther('/admin/entrar?motivo=sem-acesso');
  if (access.state !== 'admin') {
    return seeOther('/admin/entrar?motivo=expirou&voltar=/admin/pessoas');
  }
  const form = await readForm(request);
  return form.get('acao') === 'remover' ? remove(access, form) : invite(access, form);
}

async function invite(admin: Admin, data: FormData): Promise<FormAnswer> {
  const form = parseForm(requestForm, data);
  if ('rejected' in form) return { status: 422, rejected: form.rejected };
  const email = form.values.email.toLowerCase();
  const attempt = await countAttempt(invitationPeriod, [
    { key: limitKey('convite', admin.userId), attempts: invitationLimit },
  ]);
  if (attempt.state === 'away') return refused(503, awayMessage, email);
  if (attempt.state === 'limited') {
    return refused(429, 'Foram muitos convites seguidos. Espere uma hora e tente de novo.', email);
  }
  const added = await addOperator(admin.client, email);
  if (added === undefined) return refused(503, awayMessage, email);
  const { data: found, error } = await admin.client.rpc('operators');
  if (error !== null) return refused(503, awayMessage, email);
  const person = v.parse(operators, found).find((one) => one.email.toLowerCase() === email);
  // Who has signed in before knows the password, or how to make a new one.
  const hasPassword = person !== undefined && person.last_seen_at !== null;
  if (hasPassword) return done(added === 'already' ? 'ja-tem' : 'ja-tinha-conta');
  return done((await sendInvitation(email)) ? 'convite' : 'sem-email');
}

/** Makes the account of an e-mail an admin, and the account where there is none; undefined when Supabase is away. */
async function addOperator(
  client: SupabaseClient<Database>,
  email: string,
): Promise<'added' | 'already' | undefined> {
  const first = await client.rpc('add_operator', { address: email });
  if (first.data !== 'no_account') return outcomeOf(first);
  const created = await secretSupabase().auth.admin.createUser({
    email,
    // Nobody knows it: the link in the e-mail sets the first one that counts.
    password: randomBytes(32).toString('base64url'),
    email_confirm: true,
  });
  // Another operator may have invited the same person at the same moment.
  if (created.error !== null) logAuthProblem('An account was not made', created.error);
  return outcomeOf(await client.rpc('add_operator', { address: email }));
}

function outcomeOf({ data, error }: { data: string | null; error: { message: string } | null }) {
  if (data === 'added' || data === 'already') return data;
  console.error('An admin was not added:', error?.message ?? data);
  return undefined;
}

/** The e-mail for a new password is the invitation too. */
async function sendInvitation(email: string): Promise<boolean> {
  const { error } = await publicSupabase().auth.resetPasswordForEmail(email);
  if (error !== null) logAuthProblem('An invitation was not sent', error);
  return error === null;
}

async function remove(admin: Admin, data: FormData): Promise<FormAnswer> {
  const form = parseForm(removalForm, data);
  if ('rejected' in form) return refused(422, 'Escolha na lista quem perde o acesso.');
  const { pessoa } = form.values;
  const { data: removed, error } = await admin.client
    .from('admins')
    .delete()
    .eq('user_id', pessoa)
    .select('user_id');
  if (error !== null) {
    if (error.message.includes('last_admin')) {
      return refused(409, 'Esta é a única pessoa com acesso. Convide outra antes de tirar esta.');
    }
    console.error('An admin was not removed:', error.message);
    return refused(503, awayMessage);
  }
  if (pessoa === admin.userId) {
    await admin.client.auth.signOut({ scope: 'global' });
    forgetSession();
    return seeOther('/admin/entrar?motivo=acesso-retirado');
  }
  return done(removed.length > 0 ? 'removida' : 'ja-removida');
}

function done(notice: PeopleNotice): Response {
  return seeOther(`/admin/pessoas?aviso=${notice}`);
}

function refused(status: number, message: string, email?: string): FormAnswer {
  return { status, rejected: { message, errors: {}, ...(email !== undefined && { email }) } };
}
