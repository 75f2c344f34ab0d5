import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { shortestPassword } from './admin/password-length.ts';

const config = parse(readFileSync('supabase/config.toml', 'utf8'));
const functions = readdirSync('supabase/functions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);

it('on a hosted project admins sign in by e-mail, and nobody signs up', () => {
  expect(config['auth']).toMatchObject({ enable_signup: false, email: { enabled: true } });
});

it('a hosted project asks for passwords as long as the forms do', () => {
  expect(config['auth']).toMatchObject({ minimum_password_length: shortestPassword });
});

it('a hosted project lets the opaque keys through to every function', () => {
  const open = functions.map((name) => [name, { verify_jwt: false }]);
  expect(config['functions']).toEqual(Object.fromEntries(open));
});

it.each(functions)('%s is in the Deno workspace and is given no older packages there', (name) => {
  const own: unknown = JSON.parse(readFileSync(`supabase/functions/${name}/deno.json`, 'utf8'));
  const shared: unknown = JSON.parse(readFileSync('supabase/functions/deno.json', 'utf8'));
  expect(shared).toMatchObject({ workspace: expect.arrayContaining([`./${name}`]) });
  expect(shared).toMatchObject(own ?? {});
});

it('documents call the Supabase CLI by its major, and let it push to the hosted project', () => {
  const documents = globSync([
    '*.md',
    '.github/*.md',
    '.env.example',
    '{app,supabase,tests}/**/*.{md,toml,ts}',
  ]);
  const calls = documents
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap(
      (path) => readFileSync(path, 'utf8').match(/\bnpx supabase.*|\bsupabase secrets set/g) ?? [],
    );
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => !call.startsWith('npx supabase@3 '))).toEqual([]);
  expect(calls.filter((call) => /db push(?! --remote\b)/.test(call))).toEqual([]);
});
