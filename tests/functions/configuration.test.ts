import { expect, it } from 'vitest';
import { call, invoke, refusal, withSettings } from './gateway.ts';

/** Runs the functions in a project with those variables, those of these tests' own project left out. */
async function inProject<T>(
  variables: Record<string, string>,
  run: (answerTo: (apikey: string) => Promise<Caller>) => Promise<T>,
): Promise<T> {
  const ownKeys = { SUPABASE_SECRET_KEYS: '', SUPABASE_PUBLISHABLE_KEYS: '' };
  return withSettings({ ...ownKeys, ...variables }, (_client, functionsUrl) =>
    run((apikey) => callerOf(functionsUrl, apikey)),
  );
}

type Caller = 'trusted' | 'public' | 'refused';

/** As whom the functions know the caller with a key: one is for everybody who has a key, the other for the trusted. */
async function callerOf(functionsUrl: string, apikey: string): Promise<Caller> {
  const isLetIn = async (name: string) => {
    // A body that is refused, but only when the caller is not.
    const init = { method: 'POST', headers: { apikey }, body: '[]' };
    const { status } = await call(name, init, functionsUrl);
    expect([400, 401]).toContain(status);
    return status === 400;
  };
  if (await isLetIn('connection-check')) return 'trusted';
  return (await isLetIn('generate-sitemap')) ? 'public' : 'refused';
}

const named = {
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_one', cron: 'sb_secret_two' }),
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({
    default: 'sb_publishable_one',
    app: 'sb_publishable_two',
  }),
};
const legacy = {
  SUPABASE_SERVICE_ROLE_KEY: 'eyJ.service.role',
  SUPABASE_ANON_KEY: 'eyJ.anon.role',
};

const projects: [what: string, variables: Record<string, string>, keys: [string, string][]][] = [
  [
    // An empty one of before is none.
    'with several keys',
    { ...named, SUPABASE_SERVICE_ROLE_KEY: '', SUPABASE_ANON_KEY: '' },
    [
      ['sb_secret_one', 'sb_publishable_one'],
      ['sb_secret_two', 'sb_publishable_two'],
    ],
  ],
  [
    'with new keys and old ones',
    { ...named, ...legacy },
    [
      ['sb_secret_two', 'sb_publishable_two'],
      ['eyJ.service.role', 'eyJ.anon.role'],
    ],
  ],
  [
    'with old keys alone',
    {
      ...legacy,
      SUPABASE_SECRET_KEYS: '',
      SUPABASE_SECRET_KEY: '',
      SUPABASE_PUBLISHABLE_KEYS: '',
      SUPABASE_PUBLISHABLE_KEY: '',
    },
    [['eyJ.service.role', 'eyJ.anon.role']],
  ],
];

for (const [what, variables, keys] of projects) {
  it(`in a project ${what}, each opens the functions as what it is`, () =>
    inProject(variables, async (answerTo) => {
      for (const [secret, publishable] of keys) {
        expect(await answerTo(secret)).toBe('trusted');
        expect(await answerTo(publishable)).toBe('public');
      }
      for (const other of ['', 'sb_secret_three', 'default']) {
        expect(await answerTo(other)).toBe('refused');
      }
    }));
}

it('an empty limit for other services is none', () =>
  withSettings({ OUTGOING_TIMEOUT_MS: ' ' }, async (client) => {
    expect((await invoke('generate-sitemap', { test: true }, client)).body.success).toBe(true);
  }));

it('a limit for other services that is no number is named, before anything is done', () =>
  withSettings({ OUTGOING_TIMEOUT_MS: 'abc' }, async (client) => {
    const { code, message } = await refusal('generate-sitemap', { test: true }, client);
    expect(code).toBe('configuration');
    expect(message).toContain('OUTGOING_TIMEOUT_MS');
  }));
