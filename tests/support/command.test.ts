import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { neutralEnvironment } from './command.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('what this machine sets for its site reaches no test', () => {
  const names = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  for (const name of [...names, 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_ACCESS_TOKEN']) {
    vi.stubEnv(name, 'https://hosted.example');
  }
  expect(Object.values(neutralEnvironment())).not.toContain('https://hosted.example');
});

it('nor does what its .env file says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-env-'));
  writeFileSync(join(folder, '.env'), 'SUPABASE_URL=https://hosted.example\nPORT=4000\n');
  const module = resolve('supabase/environment.ts');
  const script = `import { loadEnvironment } from ${JSON.stringify(module)};
    const { SUPABASE_URL, PORT } = loadEnvironment();
    console.log(JSON.stringify([SUPABASE_URL, PORT]));`;
  const load = (env: NodeJS.ProcessEnv) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      env,
      encoding: 'utf8',
    }).trim();
  const { ENV_FILE, ...withoutProtection } = neutralEnvironment();
  expect(ENV_FILE).toBeDefined();
  expect(load({ ...withoutProtection, PORT: '5000' })).toBe('["https://hosted.example","5000"]');
  expect(load(neutralEnvironment())).toBe('[null,null]');
  rmSync(folder, { recursive: true });
});
