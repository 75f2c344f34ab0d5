import { describe, expect, it } from 'vitest';
import { lastEnd, lastSuccess, whenText } from './last-end.ts';
import type { Outcome, Run } from './run-schema.ts';

const run: Run = {
  id: '1',
  operation: 'google-search-console',
  startedAt: '2026-11-21T12:00:00Z',
  startedBy: 'maria@example.com',
  finishedAt: '2026-11-21T12:00:09Z',
  outcome: { kind: 'done', answer: { status: 'success', message: '30 linhas.' } },
};
const nightly: Outcome = {
  function: 'google-search-console',
  source: 'schedule',
  status: 'error',
  message: 'O Google não respondeu.',
  lastAt: '2026-11-21T09:30:05.123456+00:00',
  lastSuccessAt: '2026-11-20T09:30:05+00:00',
};

describe('the last end of an operation', () => {
  it('is the newer one of the operator’s and the schedule’s', () => {
    expect(lastEnd('google-search-console', run, [nightly])).toMatchObject({
      by: 'por maria@example.com',
      told: { kind: 'success' },
    });
    const later = { ...nightly, lastAt: '2026-11-22T09:30:05+00:00' };
    expect(lastEnd('google-search-console', run, [later])).toEqual({
      at: later.lastAt,
      by: 'pelo agendamento',
      told: { kind: 'error', title: 'Erro ao sincronizar GSC: O Google não respondeu.' },
    });
  });

  it('is nothing before the first one, and while that goes on', () => {
    expect(lastEnd('google-search-console', undefined, [])).toBeUndefined();
    const running: Run = { ...run, finishedAt: null, outcome: null };
    expect(lastEnd('google-search-console', running, [])).toBeUndefined();
    expect(lastEnd('google-search-console', running, [nightly])?.by).toBe('pelo agendamento');
  });

  it('is not that of another operation, nor what the function wrote of an operator’s call', () => {
    const others: Outcome[] = [
      { ...nightly, function: 'url-audit' },
      { ...nightly, source: 'operator' },
    ];
    expect(lastEnd('google-search-console', undefined, others)).toBeUndefined();
  });

  it('names nobody whose account is gone', () => {
    const orphan: Run = { ...run, startedBy: null };
    expect(lastEnd('google-search-console', orphan, [])?.by).toBe('');
  });
});

it('the last success is the newest, by whoever', () => {
  const outcomes: Outcome[] = [
    nightly,
    { ...nightly, source: 'operator', lastSuccessAt: '2026-11-20T18:00:00+00:00' },
    { ...nightly, function: 'url-audit', lastSuccessAt: '2026-11-22T18:00:00+00:00' },
  ];
  expect(lastSuccess('google-search-console', outcomes)).toBe('2026-11-20T18:00:00+00:00');
  expect(lastSuccess('generate-sitemap', outcomes)).toBeUndefined();
});

it.each([
  ['2026-11-21T17:03:00Z', 'por maria@example.com', 'hoje às 14:03, por maria@example.com.'],
  ['2026-11-21T02:59:00Z', 'pelo agendamento', 'ontem às 23:59, pelo agendamento.'],
  ['2026-11-19T12:00:00Z', '', 'em 19/11/2026 às 09:00.'],
])('%s, as it is said in the evening of 21 November', (at, by, text) => {
  expect(whenText('Última vez:', at, by, '2026-11-21T23:00:00Z')).toBe(`Última vez: ${text}`);
});
