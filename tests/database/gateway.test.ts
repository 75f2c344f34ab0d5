import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { anonClient, newUserId } from '../support/clients.ts';
import { neutralEnvironment } from '../support/command.ts';

const { url, publishableKey, secretKey } = inject('supabase');

const paths = [
  '/rest/v1/blog_posts',
  '/auth/v1/user',
  '/functions/v1/generate-sitemap',
  '/nothing',
];

describe('without a key of this project', () => {
  for (const path of paths) {
    it.each([
      ['no key', {}],
      ['an unknown key', { apikey: 'sb_secret_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
      ['a key in the wrong header', { authorization: `Bearer ${secretKey}` }],
    ])(`${path} answers 401 to %s`, async (_what, headers) => {
      const response = await fetch(`${url}${path}`, { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('content-type')).toContain('application/json');
    });
  }
});

it.each(['/', '/nothing', '/_system', '/storage/v1/bucket', '/studio'])(
  'serves nothing but the API: %s',
  async (path) => {
    const response = await fetch(`${url}${path}`, { headers: { apikey: secretKey } });
    expect(response.status).toBe(404);
  },
);

it('nobody can sign up', async () => {
  const { error } = await anonClient().auth.signUp({
    email: 'a@example.com',
    password: 'uma senha longa',
  });
  expect(error?.code).toBe('signup_disabled');
});

it.each([
  ['POST', 'signup'],
  ['POST', '%73ignup'],
  ['POST', 'sign%75p'],
  ['POST', '%2573ignup'],
  ['POST', 'signup/'],
  ['POST', '/signup'],
  ['POST', '../../rest/v1/..%2f..%2fauth/v1/signup'],
  ['POST', 'otp'],
  ['POST', 'magiclink'],
  ['POST', '%6dagiclink'],
  ['POST', 'resend'],
  ['POST', 'invite'],
  ['GET', 'verify?type=recovery&token=abcdef'],
  ['GET', 'authorize?provider=github'],
  ['GET', 'settings'],
  ['GET', 'admin/users'],
  ['GET', '%E0%A4%A'],
])('%s /auth/v1/%s is closed, whichever key asks', async (method, path) => {
  const account = { email: `${randomUUID()}@example.com`, password: 'uma senha longa' };
  for (const apikey of [publishableKey, secretKey]) {
    const response = await fetch(`${url}/auth/v1/${path}`, {
      method,
      headers: { apikey, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(account) }),
      redirect: 'manual',
    });
    expect([404, 422]).toContain(response.status);
    expect(await response.text()).not.toContain(account.email);
  }
  expect((await anonClient().auth.signInWithPassword(account)).error?.code).toBe(
    'invalid_credentials',
  );
});

it('only the secret key makes users', async () => {
  const { error } = await anonClient().auth.admin.createUser({
    email: 'b@example.com',
    password: 'uma senha longa',
  });
  expect(error?.status).toBe(403);
});

it('the sign-in says that it is there to who has a key', async () => {
  const statuses = [publishableKey, 'another-key'].map(async (apikey) => {
    const response = await fetch(`${url}/auth/v1/health`, { headers: { apikey } });
    return response.status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 401]);
});

it('an unknown function is not found', async () => {
  const response = await fetch(`${url}/functions/v1/nada`, { headers: { apikey: secretKey } });
  expect(response.status).toBe(404);
});

/**
 * Runs the command to its good end. This process goes on meanwhile: one that stood still for seconds would not hear that the
 * gateway closes an idle connection, and would send its next call into it.
 */
const adminCreate = (email: string) =>
  promisify(execFile)(process.execPath, ['supabase/admin/create-admin.ts', '--email', email], {
    env: { ...neutralEnvironment(), SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey },
  });

it('admin:create makes an admin of the project that SUPABASE_URL names, and shows its password once', async () => {
  const email = `${randomUUID()}@example.com`;
  const { stdout } = await adminCreate(email);
  const password = /password: (\S+)/.exec(stdout)?.[1] ?? '';
  const client = anonClient();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await client.rpc('is_admin')).data).toBe(true);
  const again = await adminCreate(email.toUpperCase());
  expect(again.stdout).toContain('is an admin already: nothing was changed');
  expect(again.stdout).not.toContain('password:');
});

it('admin:create makes an account that exists an admin, and leaves its password', async () => {
  const email = `${randomUUID()}@example.com`;
  const password = randomUUID();
  await newUserId(email, password);
  const { stdout } = await adminCreate(email);
  expect(stdout).toContain(`${email} had an account, which is an admin now.`);
  const client = anonClient();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await client.rpc('is_admin')).data).toBe(true);
});
