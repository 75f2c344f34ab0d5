import { expect, it } from 'vitest';
import { callProblem } from './call-problem.ts';

it.each([
  [
    'the device is offline',
    new TypeError('Failed to fetch'),
    false,
    /^Sem internet neste aparelho/,
  ],
  ['our server is away', new TypeError('Failed to fetch'), true, /^O site não respondeu/],
  [
    'our server says that Supabase is away',
    Response.json({ reason: 'away' }, { status: 503 }),
    true,
    /^Erro de conectividade com o Supabase/,
  ],
  ['our server failed', new Error('x'), true, /^Não foi possível concluir agora/],
])('a call that brought nothing because %s', (_, error, isOnline, text) => {
  expect(callProblem(error, isOnline)).toMatch(text);
});
