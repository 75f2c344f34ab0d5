import { expect, it } from 'vitest';
import type { GoogleConnection, GoogleStep } from '#functions/answers.ts';
import type { Connections } from './connections.ts';
import { enginesProblem, googleProblem, isConnected, messageForCarer } from './google-steps.ts';

const ids = ['key', 'access', 'api', 'property', 'figures'] as const;

/** All steps before that one are done, and those after it wait. */
function connection(at?: GoogleStep): GoogleConnection {
  const reached = at === undefined ? ids.length : ids.indexOf(at.id);
  return {
    account: 'robo@example.com',
    property: 'https://www.example.com/',
    steps: ids.map((id, index) =>
      at !== undefined && index === reached
        ? at
        : { id, status: index < reached ? 'done' : 'waiting', message: '' },
    ),
  };
}

it('is connected only when each step is done', () => {
  expect(isConnected(connection())).toBe(true);
  expect(isConnected(connection({ id: 'figures', status: 'wrong', message: '' }))).toBe(false);
  expect(isConnected({ account: null, property: null, steps: [] })).toBe(false);
});

it('a button that needs Google says which step is missing, and nothing while nobody knows', () => {
  expect(googleProblem(null)).toBeUndefined();
  expect(googleProblem(connection())).toBeUndefined();
  expect(googleProblem(connection({ id: 'property', status: 'todo', message: '' }))).toBe(
    'Falta um passo: convidar a conta para o seu site no Search Console.',
  );
});

const withoutKey = connection({ id: 'key', status: 'todo', message: '' });
it.each([
  [connection(), 'ok', ''],
  [withoutKey, 'ok', 'Sem o Google, só os outros buscadores são avisados. Falta um passo: criar'],
  [connection(), 'missing', 'Sem o IndexNow, só o Google é avisado.'],
  [connection(), 'error', 'Sem o IndexNow, só o Google é avisado.'],
  [withoutKey, 'missing', 'Ainda não há buscador a avisar: faltam o Google e o IndexNow. Falta'],
] as const)(
  'a button that tells search engines says whom it does not reach: %#',
  (google, status, text) => {
    const connections: Connections['connections'] = [{ id: 'indexnow', status, message: '' }];
    const said = enginesProblem({ google, connections })?.text ?? '';
    expect(said.slice(0, text.length || undefined)).toBe(text);
  },
);

it('and nothing while nobody knows', () => {
  expect(enginesProblem({ google: null, connections: [] })).toBeUndefined();
});

it.each([
  [{ id: 'key', status: 'todo', message: '' }, 'GOOGLE_SERVICE_ACCOUNT_KEY'],
  [{ id: 'access', status: 'wrong', message: 'Foi revogada.' }, 'Foi revogada.'],
  [{ id: 'api', status: 'wrong', message: '' }, 'Google Search Console API'],
  [{ id: 'property', status: 'wrong', message: 'Está com outro nome.' }, 'outro nome'],
] as const)('what to send to whom at %o', (step, text) => {
  const message = messageForCarer(connection(step), 'https://www.example.com');
  expect(message).toContain(text);
  expect(message).toContain('https://www.example.com');
});

it('the invitation is the owner’s own step', () => {
  const open = connection({ id: 'property', status: 'todo', message: '' });
  expect(messageForCarer(open, 'https://www.example.com')).toBeUndefined();
  expect(messageForCarer(connection(), 'https://www.example.com')).toBeUndefined();
});
