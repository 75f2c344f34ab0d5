import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Lets all processes that this one starts cost less, as the environment tells them: most live for seconds, and no password
 * of theirs keeps anything.
 */
export function keepProcessesCheap(): void {
  const compiled = mkdtempSync(join(tmpdir(), 'site-compiled-'));
  process.once('exit', () => rmSync(compiled, { recursive: true, force: true }));
  Object.assign(process.env, {
    NODE_OPTIONS: `--require=${JSON.stringify(resolve('tests/support/brief-processes.cjs'))}`,
    // What one of them has compiled, the next one need not.
    NODE_COMPILE_CACHE: compiled,
    // The least that bcrypt takes.
    LITE_AUTH_BCRYPT_COST: '4',
  });
}
