import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { describe, expect, inject, it } from 'vitest';
import { newUser, secretClient } from '../support/clients.ts';
import { openSqlDatabase } from '../support/sql-database.ts';

const { url, publishableKey } = inject('supabase');
const secret = secretClient();

/** A client with an admin's own rights. */
async function asAdmin() {
  const { userId, accessToken } = await newUser(true);
  const client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${accessToken}` } },
  });
  const { data: email } = await secret.rpc('admin_email', { admin_id: userId }).throwOnError();
  return { userId, client, email };
}

async function newestChange() {
  const { data } = await secret
    .from('automation_logs')
    .select('message, status')
    .eq('type', 'people')
    .order('created_at', { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  return data.message;
}

describe('an operator', () => {
  it('gives access to an account by its e-mail, once, and that is logged', async () => {
    const { client, email } = await asAdmin();
    const other = await newUser(false);
    const { data: address } = await secret
      .rpc('admin_email', { admin_id: other.userId })
      .throwOnError();
    const add = async (given: string) =>
      (await client.rpc('add_operator', { address: given })).data;
    expect(await add(`  ${address.toUpperCase()} `)).toBe('added');
    expect(await newestChange()).toBe(`${email} deu acesso a ${address}.`);
    expect(await add(address)).toBe('already');
    expect(await add(`${randomUUID()}@example.com`)).toBe('no_account');
    const { data: people } = await client.rpc('operators').throwOnError();
    expect(people).toContainEqual(
      expect.objectContaining({ user_id: other.userId, email: address }),
    );
  });

  it('takes access away, which ends with the next check, and that is logged', async () => {
    const { client, email } = await asAdmin();
    const other = await asAdmin();
    await client.from('admins').delete().eq('user_id', other.userId).throwOnError();
    expect(await newestChange()).toBe(`${email} tirou o acesso de ${other.email}.`);
    const { data: access } = await other.client.rpc('admin_access').single().throwOnError();
    expect(access.is_admin).toBe(false);
    const { data: seen } = await other.client.rpc('operators').throwOnError();
    expect(seen).toEqual([]);
    await other.client.from('admins').delete().eq('user_id', other.userId).throwOnError();
    expect(await newestChange()).not.toContain('próprio');
    await client
      .from('admins')
      .delete()
      .eq('user_id', (await asAdmin()).userId)
      .throwOnError();
  });

  it('who takes the own access away is named', async () => {
    const { client, userId, email } = await asAdmin();
    await client.from('admins').delete().eq('user_id', userId).throwOnError();
    expect(await newestChange()).toBe(`${email} tirou o próprio acesso.`);
  });
});

it('nobody but an operator adds one', async () => {
  const { accessToken } = await newUser(false);
  const response = await fetch(`${url}/rest/v1/rpc/add_operator`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ address: 'admin@example.com' }),
  });
  expect(response.ok).toBe(false);
  expect(await response.json()).toMatchObject({ code: '42501' });
});

it('the last one cannot be removed, alone, with all others or with the account', async () => {
  const database = await openSqlDatabase();
  const [one, two] = [randomUUID(), randomUUID()];
  await database.query('insert into auth.users (id) values ($1), ($2)', [one, two]);
  await database.query('insert into public.admins (user_id) values ($1), ($2)', [one, two]);
  await expect(database.query('delete from public.admins')).rejects.toThrow('last_admin');
  await database.query('delete from public.admins where user_id = $1', [one]);
  await expect(
    database.query('delete from public.admins where user_id = $1', [two]),
  ).rejects.toThrow('last_admin');
  await expect(database.query('delete from auth.users where id = $1', [two])).rejects.toThrow(
    'last_admin',
  );
  await database.query('delete from auth.users where id = $1', [one]);
  const { rows } = await database.query('select user_id from public.admins');
  expect(rows).toEqual([{ user_id: two }]);
  await database.close();
});
