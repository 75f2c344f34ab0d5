import { describe, expect, it } from 'vitest';
import { newsLines, searchSummary } from './search-summary.ts';

const period = { first: '2026-11-12', last: '2026-11-18', days: 7 };
const search = {
  clicks: 24,
  impressions: 900,
  days: 7,
  previous_clicks: 18,
  previous_days: 7,
  newest_day: '2026-11-18',
};

describe('what came from Google', () => {
  it.each([
    [24, 18, '6 a mais que nos 7 dias de antes (18).'],
    [1_000, 2_500, '1.500 a menos que nos 7 dias de antes (2.500).'],
    [3, 3, 'O mesmo que nos 7 dias de antes.'],
  ])('%i after %i', (clicks, previous_clicks, text) => {
    expect(searchSummary({ ...search, clicks, previous_clicks }, period)).toEqual({
      clicks,
      title: 'visitas vieram da busca do Google de 12/11 a 18/11',
      text,
    });
  });

  it('is compared only where both periods are whole', () => {
    expect(searchSummary({ ...search, days: 3 }, period).text).toBe(
      'Só há números finais de 3 dos 7 dias.',
    );
    expect(searchSummary({ ...search, previous_days: 6 }, period).text).not.toContain('mais');
  });

  it('is no zero where nothing is known', () => {
    const nothing = { ...search, clicks: 0, days: 0 };
    expect(searchSummary({ ...nothing, newest_day: null }, period).clicks).toBeUndefined();
    expect(searchSummary({ ...nothing, newest_day: '2026-10-30' }, period)).toEqual({
      clicks: undefined,
      title: 'O Google não deu números de 12/11 a 18/11',
      text: 'Os mais novos são de 30/10/2026.',
    });
    expect(searchSummary({ ...search, days: 0 }, period)).toEqual({
      clicks: undefined,
      title: 'O Google ainda não fechou os números de 12/11 a 18/11',
      text: 'Os mais novos são de 18/11/2026.',
    });
    expect(searchSummary({ ...search, clicks: 1 }, period).title).toMatch(/^visita veio/);
  });
});

it('the news are what there is, in words', () => {
  const since = '2026-11-20T12:00:00Z';
  expect(newsLines({ since, alerts_opened: 1, alerts_closed: 2, posts: 0, runs: 3 })).toEqual([
    '1 alerta aberto',
    '2 alertas encerrados',
    '3 operações iniciadas aqui',
  ]);
});
