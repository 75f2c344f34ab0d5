import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { listenAddress, parseServerEnvironment, webServerVariables } from './environment.server.ts';

const complete = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1234567890',
  SUPABASE_SECRET_KEY: 'sb_secret_1234567890',
};

describe('parseServerEnvironment', () => {
  it('reads the new key names first', () => {
    const environment = { ...complete, SUPABASE_ANON_KEY: 'legacy-anonymous-key' };
    expect(parseServerEnvironment(environment)).toMatchObject({
      ...complete,
      SUPABASE_URL: 'https://abc.supabase.co',
    });
  });

  it('falls back to the legacy key names', () => {
    const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = parseServerEnvironment({
      SUPABASE_URL: complete.SUPABASE_URL,
      SUPABASE_ANON_KEY: 'legacy-anonymous-key',
      SUPABASE_SERVICE_ROLE_KEY: 'legacy-service-key',
    });
    expect([SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY]).toEqual([
      'legacy-anonymous-key',
      'legacy-service-key',
    ]);
  });

  it('takes an empty variable as unset', () => {
    const environment = {
      ...complete,
      PORT: '',
      BUILD_DIR: '',
      TRUST_PROXY: ' ',
      INDEXNOW_KEY: '',
    };
    expect(parseServerEnvironment(environment)).toEqual(parseServerEnvironment(complete));
    expect(parseServerEnvironment(complete)).toMatchObject({
      PORT: 3000,
      BUILD_DIR: 'dist',
      TRUST_PROXY: 0,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '0'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '11'],
    ['INDEXNOW_KEY', 'curta'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => parseServerEnvironment({ ...complete, [name]: value })).toThrow(
      new RegExp(`^Invalid environment: ${name} must be [^;]*\\. See \\.env\\.example\\.$`),
    );
  });

  it('names what is missing, and shows no value', () => {
    const broken = { ...complete, SUPABASE_URL: 'abc', SUPABASE_SECRET_KEY: 'short' };
    expect(() => parseServerEnvironment(broken)).toThrow(/SUPABASE_URL .*SUPABASE_SECRET_KEY/);
    expect(() => parseServerEnvironment(broken)).not.toThrow(/abc;|short;/);
    expect(() => parseServerEnvironment({})).toThrow(/SUPABASE_PUBLISHABLE_KEY is not set/);
  });
});

it.each([
  [{}, '0.0.0.0'],
  [{ TRUST_PROXY: '1' }, '127.0.0.1'],
  [{ TRUST_PROXY: '2', HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ HOST: '127.0.0.1' }, '127.0.0.1'],
])('with %o the server listens on %s', (environment, address) => {
  expect(listenAddress(parseServerEnvironment({ ...complete, ...environment }))).toBe(address);
});

it('.env.example explains every variable of the web server', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(example)).toEqual(
    expect.arrayContaining(Object.keys(webServerVariables.entries)),
  );
});
