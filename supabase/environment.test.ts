import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  embeddedSupabase,
  environmentOfProcess,
  functionSettings,
  parseEnvironment,
  supabaseProject,
} from './environment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const example = parseEnv(readFileSync('.env.example', 'utf8'));

describe('the environment of a process', () => {
  it('has no empty variable, and takes it from packages and child processes too', () => {
    vi.stubEnv('BUILD_DIR', ' ');
    vi.stubEnv('OUTGOING_TIMEOUT_MS', '');
    vi.stubEnv('PORT', '4000');
    const { BUILD_DIR, OUTGOING_TIMEOUT_MS, PORT } = environmentOfProcess();
    expect([BUILD_DIR, OUTGOING_TIMEOUT_MS, PORT]).toEqual([undefined, undefined, '4000']);
    const inChild = execFileSync(process.execPath, ['-p', '"BUILD_DIR" in process.env']);
    expect(inChild.toString().trim()).toBe('false');
  });
});

describe('parseEnvironment', () => {
  it('takes .env.example as it is for an environment in which nothing is set', () => {
    for (const schema of [embeddedSupabase, functionSettings]) {
      expect(parseEnvironment(schema, example)).toEqual(parseEnvironment(schema, {}));
    }
  });

  it.each([
    ['OUTGOING_TIMEOUT_MS', 'abc'],
    ['OUTGOING_TIMEOUT_MS', '0'],
    ['CRUX_URL', 'crux'],
  ])('names %s, which the functions read, when it is "%s"', (name, value) => {
    expect(() => parseEnvironment(functionSettings, { [name]: value })).toThrow(`${name} must be`);
  });

  it.each([
    ['SUPABASE_PORT', 'x'],
    ['SUPABASE_FUNCTIONS_PORT', '-1'],
  ])('names %s, where the embedded Supabase listens, when it is "%s"', (name, value) => {
    expect(() => parseEnvironment(embeddedSupabase, { [name]: value })).toThrow(`${name} must be`);
  });
});

it('.env.example explains every variable that is read', () => {
  const read = [supabaseProject, embeddedSupabase, functionSettings].flatMap(({ entries }) =>
    Object.keys(entries),
  );
  expect(Object.keys(example)).toEqual(expect.arrayContaining(read));
});
