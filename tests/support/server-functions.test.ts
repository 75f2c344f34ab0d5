import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { serverFunctions } from './server-functions.ts';

/** The server functions that a file exports, with how they are called. */
async function serverFunctionsOf(file: string) {
  const module: Record<string, unknown> = await import(resolve(file));
  return Object.entries(module).flatMap(([name, value]) => {
    const method: unknown = typeof value === 'function' ? Reflect.get(value, 'method') : undefined;
    return typeof method === 'string' ? [`${file} ${name} ${method}`] : [];
  });
}

it('the table names every server function, and how it is called', async () => {
  const files = globSync('app/**/*.functions.ts');
  const exported = (await Promise.all(files.map(serverFunctionsOf))).flat();
  const known = Object.entries(serverFunctions).map(
    ([name, { file, method }]) => `${file} ${name} ${method}`,
  );
  expect(exported.length).toBeGreaterThan(0);
  expect(new Set(exported)).toEqual(new Set(known));
});

it('server functions are made in files that are named for it, and nowhere else', () => {
  const elsewhere = globSync('app/**/*.{ts,tsx}').filter(
    (file) =>
      !file.endsWith('.functions.ts') && readFileSync(file, 'utf8').includes('createServerFn'),
  );
  expect(elsewhere).toEqual([]);
});
