import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Imports go one way: routes → subjects and admin → site, seo, sitemap, company → ui, drawings. `server` is reached
 * only from server code; `company` and `ui` import none of our folders, `drawings` only `company`, whose places the map
 * shows; a subject never imports another.
 */
const app = join(import.meta.dirname);
const shared = ['site', 'seo', 'sitemap', 'company', 'ui', 'drawings'];
const allowed: Record<string, readonly string[]> = {
  company: [],
  ui: [],
  drawings: ['company'],
  seo: ['company', 'drawings'],
  sitemap: ['company', 'seo'],
  site: ['company', 'seo', 'ui', 'drawings'],
  server: ['company', 'seo', 'ui'],
};
/** Files that run on the server alone or carry server functions, and the application's entries. */
const serverSide = /\.(?:server|functions)(?:\.test)?\.ts$|^(?:start|server)\.ts$|^launcher\//;

function folderOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : '';
}

function forbiddenImport(file: string, target: string): boolean {
  const from = folderOf(file);
  const to = folderOf(target);
  if (from === to || target.startsWith('..')) return false;
  if (to === 'server') return !serverSide.test(file) && from !== 'server' && from !== 'routes';
  if (from === '' || from === 'launcher') return false;
  if (from === 'routes') return to === 'launcher';
  return !(allowed[from] ?? shared).includes(to);
}

it('imports go one way', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter((name) => !name.endsWith('.gen.ts'));
  const wrong = files.flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.|#app\/)([^']+)'/g)]
      .map(([, start, rest = '']) =>
        start === '.' ? relative(app, join(app, dirname(file), `.${rest}`)) : rest,
      )
      .filter((target) => forbiddenImport(file, target))
      .map((target) => `${file} → ${target}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** For the rest of the code a lint rule does: `process.env` is read in `supabase/environment.ts` alone. */
it('one module reads the environment of edge functions, and one the .env file', () => {
  const files = globSync(['app.config.ts', '{app,supabase}/**/*.{ts,tsx,mjs}'], {
    cwd: join(app, '..'),
  });
  const reading = (pattern: RegExp) =>
    files.filter(
      (file) =>
        !file.endsWith('.test.ts') && pattern.test(readFileSync(join(app, '..', file), 'utf8')),
    );
  expect(reading(/Deno\.env\b/)).toEqual(['supabase/functions/_shared/own-environment.ts']);
  expect(reading(/loadEnv\b|loadEnvFile|import\.meta\.env\.(?!SSR)|'\.env'/)).toEqual([
    'supabase/environment.ts',
  ]);
});

/** The components that a file of the application loads later. */
const loadedBy = (file: string) =>
  [...readFileSync(join(app, file), 'utf8').matchAll(/import\('(\.[^']+\.tsx)'\)/g)].map(
    ([, path = '']) => join(dirname(file), path),
  );

it('a document has the styles of whatever its islands show later', () => {
  const islands = loadedBy('client.ts').filter((file) => file !== 'hydrate-application.tsx');
  const shown = [...islands, ...islands.flatMap(loadedBy)];
  const server = readFileSync(join(app, 'server.ts'), 'utf8');
  const [list = ''] = /import\.meta\.glob.*?\]/s.exec(server) ?? [];
  const read = [...list.matchAll(/'\.\/(.+)'/g)].map(([, file]) => file);
  expect(shown.length).toBeGreaterThan(3);
  expect(new Set(read)).toEqual(new Set(shown));
});

it('edge functions import nothing of the application', () => {
  const functions = join(app, '../supabase/functions');
  const files = globSync('**/*.ts', { cwd: functions }).filter(
    (name) => !name.includes('node_modules'),
  );
  const wrong = files.filter((file) =>
    /from '[^']*\/app\//.test(readFileSync(join(functions, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
