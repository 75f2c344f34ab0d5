import * as v from 'valibot';
import type { FunctionDefinition } from '../../supabase/functions/_shared/edge-function.ts';
import { edgeFunction, runFunction } from '../../supabase/functions/_shared/edge-function.ts';
import { ownEnvironment } from '../../supabase/functions/_shared/environment.ts';
import { assertEquals, assertMatch } from './assertions.ts';
import { database, test } from './gateway.ts';

const body = v.object({});
/** Whether the caller of the last call that was let through was trusted. */
let wasTrusted: boolean | undefined;

/** Stands in for a function, and notes who calls. */
const definition: FunctionDefinition<'connection-check', typeof body> = {
  name: 'connection-check',
  callers: ['secret', 'publishable'],
  body,
  handle: ({ trusted }) => {
    wasTrusted = trusted;
    return Promise.resolve({
      answer: {
        connections: [],
        google: { account: null, property: null, steps: [] },
        checked_at: '',
      },
    });
  },
};

/** Runs with those variables set, and undefined ones unset, as they are in a project. */
async function withVariables<T>(
  variables: Record<string, string | undefined>,
  run: () => Promise<T>,
): Promise<T> {
  const before = Object.keys(variables).map((name) => [name, Deno.env.get(name)] as const);
  const set = (name: string, value: string | undefined) =>
    value === undefined ? Deno.env.delete(name) : Deno.env.set(name, value);
  for (const [name, value] of Object.entries(variables)) set(name, value);
  try {
    return await run();
  } finally {
    for (const [name, value] of before) set(name, value);
  }
}

/** Status of a call with a key, and whether its caller is trusted. */
async function answerTo(apikey: string): Promise<[status: number, trusted: boolean | undefined]> {
  wasTrusted = undefined;
  const request = new Request('http://localhost', { method: 'POST', headers: { apikey } });
  const response = await edgeFunction(definition).fetch(request);
  await response.body?.cancel();
  return [response.status, wasTrusted];
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

const projects: [
  what: string,
  variables: Record<string, string | undefined>,
  keys: [string, string][],
][] = [
  [
    'with several keys',
    { ...named },
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
      SUPABASE_SECRET_KEYS: undefined,
      SUPABASE_SECRET_KEY: '',
      SUPABASE_PUBLISHABLE_KEYS: undefined,
      SUPABASE_PUBLISHABLE_KEY: '',
    },
    [['eyJ.service.role', 'eyJ.anon.role']],
  ],
];

for (const [what, variables, keys] of projects) {
  test(`in a project ${what}, each opens the functions as what it is`, () =>
    withVariables(variables, async () => {
      for (const [secret, publishable] of keys) {
        assertEquals(await answerTo(secret), [200, true]);
        assertEquals(await answerTo(publishable), [200, false]);
      }
      for (const other of ['', 'sb_secret_three', 'default']) {
        assertEquals(await answerTo(other), [401, undefined]);
      }
    }));
}

test('a project without old keys does not take an empty one', () =>
  withVariables({ ...named, SUPABASE_SERVICE_ROLE_KEY: '', SUPABASE_ANON_KEY: '' }, async () => {
    assertEquals(await answerTo(''), [401, undefined]);
  }));

/** Runs the function with a variable that says how long services are waited for. */
async function withPatience(value: string): Promise<{ status: number; text: string }> {
  const print = console.error;
  console.error = () => {};
  const response = await withVariables({ OUTGOING_TIMEOUT_MS: value }, () =>
    runFunction(definition, new Request('http://localhost', { method: 'POST' }), {
      caller: database,
      database,
      trusted: true,
      env: ownEnvironment,
      now: new Date(),
    }),
  );
  console.error = print;
  return { status: response.status, text: await response.text() };
}

test('an empty limit for other services counts as unset, and one that is no number is named', async () => {
  for (const value of ['', ' ', '500']) assertEquals((await withPatience(value)).status, 200);
  for (const value of ['abc', '0', '-1']) {
    const { status, text } = await withPatience(value);
    assertEquals(status, 500);
    assertMatch(text, /"configuration".*OUTGOING_TIMEOUT_MS/);
  }
});
