import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anonClient, secretClient } from '../support/clients.ts';

const secret = secretClient();

const count = async (keys: Record<string, number>) => {
  const { data } = await secret
    .rpc('count_attempts', {
      limit_keys: Object.keys(keys),
      allowed: Object.values(keys),
      period_seconds: 900,
    })
    .single()
    .throwOnError();
  return data;
};

const storedAttempts = async (key: string) => {
  const { data } = await secret
    .from('rate_limits')
    .select('attempts')
    .eq('key', key)
    .maybeSingle()
    .throwOnError();
  return data?.attempts;
};

const names = () => {
  const id = randomUUID();
  return { address: `address ${id}`, pair: `pair ${id}`, account: `account ${id}` };
};

it('attempts are counted for each key, and allowed up to the limit', async () => {
  const { address, pair, account } = names();
  const keys = { [address]: 5, [pair]: 2, [account]: 0 };
  expect(await count(keys)).toEqual({ attempts: 1, wait_seconds: 0 });
  expect(await count(keys)).toEqual({ attempts: 2, wait_seconds: 0 });
  const { wait_seconds } = await count(keys);
  expect(wait_seconds).toBeGreaterThan(800);
  expect(wait_seconds).toBeLessThanOrEqual(900);
});

it('parallel attempts are all counted', async () => {
  const { address } = names();
  const answers = await Promise.all(Array.from({ length: 8 }, () => count({ [address]: 5 })));
  expect(answers.filter(({ wait_seconds }) => wait_seconds === 0)).toHaveLength(5);
  expect(await storedAttempts(address)).toBe(8);
});

it('an address that is over its limit fills no row for an account', async () => {
  const { address, pair, account } = names();
  await count({ [address]: 1 });
  await count({ [address]: 1, [pair]: 10, [account]: 0 });
  expect([await storedAttempts(address), await storedAttempts(pair)]).toEqual([2, undefined]);
  expect(await storedAttempts(account)).toBeUndefined();
});

it('who is over its limit at an account does not slow the account down', async () => {
  const { address, pair, account } = names();
  for (let index = 0; index < 4; index += 1) {
    await count({ [address]: 30, [pair]: 2, [account]: 0 });
  }
  expect(await storedAttempts(account)).toBe(2);
});

it('a limit of 0 is only counted', async () => {
  const { account } = names();
  for (let index = 0; index < 20; index += 1) await count({ [account]: 0 });
  expect(await count({ [account]: 0 })).toEqual({ attempts: 21, wait_seconds: 0 });
});

it('a period that is over starts anew, and its row does not stay', async () => {
  const { address, account } = names();
  const expires_at = new Date(Date.now() - 1000).toISOString();
  await secret
    .from('rate_limits')
    .insert([
      { key: address, attempts: 99, expires_at },
      { key: account, attempts: 99, expires_at },
    ])
    .throwOnError();
  expect(await count({ [address]: 1 })).toEqual({ attempts: 1, wait_seconds: 0 });
  expect(await storedAttempts(account)).toBeUndefined();
});

it('attempts are taken back one by one or all at once, and never below none', async () => {
  const { address, pair, account } = names();
  for (let index = 0; index < 3; index += 1) await count({ [address]: 0, [pair]: 0 });
  await secret
    .rpc('forget_attempts', { limit_keys: [address, pair, account], counts: [1, 0, 1] })
    .throwOnError();
  expect([await storedAttempts(address), await storedAttempts(pair)]).toEqual([2, 0]);
  await secret.rpc('forget_attempts', { limit_keys: [pair], counts: [1] }).throwOnError();
  expect(await storedAttempts(pair)).toBe(0);
});

const failed = (account_email: string, from_address: string) =>
  secret.rpc('record_failed_sign_in', { account_email, from_address }).throwOnError();

/** Makes an account, and says how many of its failed sign-ins are kept. */
async function newAccount() {
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const { data } = await secret.auth.admin.createUser({ ...account, email_confirm: true });
  const userId = data.user?.id ?? '';
  const kept = async () =>
    (await secret.from('failed_sign_ins').select().eq('user_id', userId).throwOnError()).data;
  return { ...account, userId, kept };
}

it('an admin learns how many wrong passwords its account got, from how many addresses, in a day', async () => {
  const { email, password, userId } = await newAccount();
  await secret.from('admins').insert({ user_id: userId }).throwOnError();
  const client = anonClient();
  await client.auth.signInWithPassword({ email, password });
  const access = async () => (await client.rpc('admin_access').single().throwOnError()).data;
  expect(await access()).toEqual({ is_admin: true, failed_sign_ins: 0, failed_addresses: 0 });

  await failed(email.toUpperCase(), 'a');
  await failed(email, 'a');
  await failed(email, 'b');
  await secret
    .from('failed_sign_ins')
    .insert({ user_id: userId, address: 'c', failed_at: '2026-01-01T00:00:00Z' })
    .throwOnError();
  expect(await access()).toEqual({ is_admin: true, failed_sign_ins: 3, failed_addresses: 2 });
});

it('a wrong password is forgotten after a day, and none is kept of an e-mail without account', async () => {
  const { userId, kept } = await newAccount();
  const old = { user_id: userId, address: 'a', failed_at: '2026-01-01T00:00:00Z' };
  await secret.from('failed_sign_ins').insert(old).throwOnError();
  await failed('ninguem@example.com', 'stranger');
  expect(await kept()).toEqual([]);
  const { data } = await secret
    .from('failed_sign_ins')
    .select()
    .eq('address', 'stranger')
    .throwOnError();
  expect(data).toEqual([]);
});

it('a flood of wrong passwords fills no more than 1,000 rows', async () => {
  const { email, userId, kept } = await newAccount();
  const rows = Array.from({ length: 1000 }, () => ({ user_id: userId, address: 'a' }));
  await secret.from('failed_sign_ins').insert(rows).throwOnError();
  await failed(email, 'b');
  expect(await kept()).toHaveLength(1000);
});
