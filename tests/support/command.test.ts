import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

it('nor does a build let it in, though a plugin of the build reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-env-'));
  writeFileSync(join(folder, '.env'), 'SUPABASE_URL=https://hosted.example\nPORT=4000\n');
  // A copy, because the route tree is written beside the routes.
  cpSync('app', join(folder, 'app'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const configFile = resolve('app.config.ts');
  const script = `import { resolveConfig } from ${JSON.stringify(resolve('node_modules/vite/dist/node/index.js'))};
    const options = { configFile: ${JSON.stringify(configFile)}, root: ${JSON.stringify(folder)} };
    await resolveConfig(options, 'build');
    const { define } = await resolveConfig(options, 'build');
    console.log(define.__COMPANY__, process.env.SUPABASE_URL);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: neutralEnvironment(),
    encoding: 'utf8',
  });
  expect(said).toContain('http://localhost:3000');
  expect(said).not.toMatch(/4000|hosted/);
  rmSync(folder, { recursive: true });
});
