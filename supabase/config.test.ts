import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const config = readFileSync('supabase/config.toml', 'utf8');
const functions = readdirSync('supabase/functions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);

it.each(functions)('a hosted project lets the opaque keys through to %s', (name) => {
  expect(config).toContain(`[functions.${name}]\nverify_jwt = false\n`);
});

it.each(functions)('%s is in the Deno workspace and is given no older packages there', (name) => {
  const own: unknown = JSON.parse(readFileSync(`supabase/functions/${name}/deno.json`, 'utf8'));
  const shared: unknown = JSON.parse(readFileSync('supabase/functions/deno.json', 'utf8'));
  expect(shared).toMatchObject({ workspace: expect.arrayContaining([`./${name}`]) });
  expect(shared).toMatchObject(own ?? {});
});
