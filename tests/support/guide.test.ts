import { globSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { companyEnvironment, parseCompany } from '#app/company/environment.build.ts';
import { assertReadyForVisitors } from '#app/company/ready-for-visitors.ts';
import { parseServerEnvironment, webServerVariables } from '#app/server/environment.server.ts';
import { secretNames } from '#functions/variables.ts';
import { functionSettings, parseEnvironment, supabaseProject } from '#supabase/environment.ts';
import { readBlocks, readVariables } from './guide.ts';

const server = readVariables('6. The web server');
const secrets = readVariables("4. The functions' secrets");

/** The examples of a table as the file that a reader makes of them. */
const asFile = (variables: Map<string, string>) =>
  parseEnv([...variables].map(([name, example]) => `${name}=${example}`).join('\n'));

describe('the guide', () => {
  it('explains every variable of the web server and its build, and no other', () => {
    const read = [supabaseProject, webServerVariables, companyEnvironment].flatMap(({ entries }) =>
      Object.keys(entries),
    );
    expect([...server.keys()].toSorted()).toEqual([...new Set(read)].toSorted());
  });

  it('explains every secret of the functions, and no other', () => {
    expect([...secrets.keys()].toSorted()).toEqual(secretNames.toSorted());
  });

  it('shows examples with which a site starts', () => {
    const file = asFile(server);
    const { SUPABASE_URL } = parseServerEnvironment(file);
    expect(() => assertReadyForVisitors(parseCompany(file), SUPABASE_URL)).not.toThrow();
    expect(parseEnvironment(functionSettings, asFile(secrets))).toBeDefined();
  });

  it('gives what both sides know the same value', () => {
    const [site, functions] = [asFile(server), asFile(secrets)];
    expect(functions['SITE_URL']).toBe(site['VITE_SITE_URL']);
    expect(functions['INDEXNOW_KEY']).toBe(site['INDEXNOW_KEY']);
  });
});

it.each(secretNames)('a function reads the secret %s', (name) => {
  const sources = globSync('supabase/functions/**/*.ts', {
    exclude: ['**/node_modules/**', '**/variables.ts'],
  });
  expect(sources.some((path) => readFileSync(path, 'utf8').includes(`'${name}'`))).toBe(true);
});

it('.env.example explains every secret of the functions', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(example)).toEqual(expect.arrayContaining([...secretNames]));
});

it('every command in the documents has a name by which the rehearsal runs it', () => {
  const commands = readBlocks().filter(({ language }) =>
    /^(?:sh|shell|bash|console|sql)$/.test(language),
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter(({ name }) => name === undefined)).toEqual([]);
});

const packageFile = v.object({ scripts: v.record(v.string(), v.string()) });

it.each(['README.md', 'supabase/README.md', 'deploy/README.md', '.env.example'])(
  '%s names only scripts of npm that there are',
  (path) => {
    const { scripts } = v.parse(packageFile, JSON.parse(readFileSync('package.json', 'utf8')));
    const named = readFileSync(path, 'utf8').matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g);
    const names = [...named].map(([, run, own]) => run ?? own ?? '');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  },
);

it('the README names the steps of npm test', () => {
  const [, named = ''] =
    /the named steps \(([^)]+)\)/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const steps = readFileSync('tests/run.ts', 'utf8').matchAll(/^ {2}(\w+): \{\s+run:/gm);
  const names = [...steps].map(([, name = '']) => name);
  expect(named.split(', ').toSorted()).toEqual(names.toSorted());
});
