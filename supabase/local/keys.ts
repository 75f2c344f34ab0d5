import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

const keysSchema = v.object({
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  secretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
});

export type Keys = v.InferOutput<typeof keysSchema>;

/** The keys of this machine's embedded Supabase, made at the first start and readable by its owner alone. */
export async function loadOrCreateKeys(path: string): Promise<Keys> {
  const stored = await readFile(path, 'utf8').catch(() => undefined);
  if (stored !== undefined) return v.parse(keysSchema, JSON.parse(stored));
  const keys = {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(32).toString('base64url'),
  };
  await mkdir(dirname(path), { recursive: true });
  // Written beside and renamed, so that a process killed half-way leaves no half file.
  await writeFile(`${path}.new`, JSON.stringify(keys, undefined, 2), { mode: 0o600 });
  await chmod(`${path}.new`, 0o600);
  await rename(`${path}.new`, path);
  return keys;
}
