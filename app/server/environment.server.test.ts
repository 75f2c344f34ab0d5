import { describe, expect, it } from 'vitest';
import { parseServerEnvironment } from './environment.server.ts';

const complete = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1234567890',
  SUPABASE_SECRET_KEY: 'sb_secret_1234567890',
};

describe('parseServerEnvironment', () => {
  it('reads the new key names first', () => {
    const environment = { ...complete, SUPABASE_ANON_KEY: 'legacy-anonymous-key' };
    expect(parseServerEnvironment(environment)).toEqual({
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

  it('names what is missing, and shows no value', () => {
    const broken = { ...complete, SUPABASE_URL: 'abc', SUPABASE_SECRET_KEY: 'short' };
    expect(() => parseServerEnvironment(broken)).toThrow(/SUPABASE_URL .*SUPABASE_SECRET_KEY/);
    expect(() => parseServerEnvironment(broken)).not.toThrow(/abc;|short;/);
    expect(() => parseServerEnvironment({})).toThrow(/SUPABASE_PUBLISHABLE_KEY is not set/);
  });
});
