import { describe, expect, inject, it } from 'vitest';
import { anonClient, secretClient } from '../support/clients.ts';

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

it('only the secret key makes users', async () => {
  const { error } = await anonClient().auth.admin.createUser({
    email: 'b@example.com',
    password: 'uma senha longa',
  });
  expect(error?.status).toBe(403);
});

describe('the generate-sitemap function', () => {
  it('answers the publishable key, and leaves no line in the log', async () => {
    const { data } = await anonClient().functions.invoke('generate-sitemap', {
      body: { source: 'dynamic_route' },
    });
    expect(data).toMatchObject({ success: true, url_count: 15 });
    const { count } = await secretClient()
      .from('automation_logs')
      .select('id', { count: 'exact', head: true })
      .eq('type', 'sitemap_generation');
    expect(count).toBe(0);
  });

  it('answers the secret key, and leaves a line in the log', async () => {
    const { data } = await secretClient().functions.invoke('generate-sitemap');
    expect(data).toMatchObject({
      success: true,
      url_count: 15,
      warnings: ['Só 15 URLs no sitemap.'],
    });
    const { data: log } = await secretClient()
      .from('automation_logs')
      .select()
      .eq('type', 'sitemap_generation')
      .throwOnError();
    expect(log).toMatchObject([{ status: 'success', data: { url_count: 15, posts: 0 } }]);
  });

  it.each(['"texto"', '{"test":"yes"}', '{'])('refuses the body %s', async (body) => {
    const response = await fetch(`${url}/functions/v1/generate-sitemap`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_body' } });
  });

  it('an unknown function is not found', async () => {
    const response = await fetch(`${url}/functions/v1/nada`, { headers: { apikey: secretKey } });
    expect(response.status).toBe(404);
  });
});
