import { describe, expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';
import type { HomeReport } from './report.ts';

const now = '2026-11-21T15:00:00Z';
const report = (
  given: Partial<HomeReport['checks']>,
  rules: readonly string[] = [],
): Parameters<typeof availabilityOf>[0] => ({
  checks: {
    total: 30,
    healthy: 30,
    last: '2026-11-21T14:48:00Z',
    since: '2026-10-01T12:00:00Z',
    ...given,
  },
  outages: rules.map((rule) => ({ rule, since: '2026-11-21T12:30:00Z' })),
  last_down: null,
});

it('says that the site is up with when that was seen, and since when no outage was', () => {
  expect(availabilityOf(report({}), now)).toEqual({
    tone: 'good',
    title: 'O site está no ar',
    text: 'Verificado há 12 minutos, às 11:48. As 30 páginas abriram. Nenhuma queda vista desde 01/10/2026.',
  });
  const last_down = { since: '2026-11-20T10:00:00Z', until: '2026-11-20T12:00:00Z' };
  expect(availabilityOf({ ...report({}), last_down }, now).text).toContain(
    'Nenhuma queda vista desde 20/11/2026.',
  );
});

describe('without a fresh check nobody knows', () => {
  it.each([
    ['the last one is old', report({ last: '2026-11-21T10:00:00Z' }), /^Não se sabe/],
    [
      'there was none',
      report({ last: null, since: null, total: 0, healthy: 0 }),
      /^Ainda não se sabe/,
    ],
    [
      'the checks have stopped',
      report({ last: '2026-11-21T10:00:00Z' }, ['functions_down']),
      /^Não/,
    ],
  ])('because %s', (_, given, title) => {
    const { tone, title: said } = availabilityOf(given, now);
    expect(said).toMatch(title);
    expect(tone).toBe('warning');
  });

  it('says when the old one was', () => {
    expect(availabilityOf(report({ last: '2026-11-21T10:00:00Z' }), now).text).toBe(
      'A última verificação foi há 5 horas, em 21/11/2026, 07:00.',
    );
  });
});

it.each([
  ['the site', report({ healthy: 0 }, ['site_down']), 'O site está fora do ar'],
  [
    'the site, long ago',
    report({ last: '2026-11-21T12:30:00Z', healthy: 0 }, ['site_down']),
    'O site estava fora do ar na última verificação',
  ],
  ['every page', report({ healthy: 0 }), 'Nenhuma página do site abriu'],
  ['a page', report({ healthy: 29 }), 'O site está no ar, mas 1 página não abre'],
  ['pages', report({ healthy: 27 }), 'O site está no ar, mas 3 páginas não abrem'],
  ['the sitemap', report({}, ['sitemap_unreadable']), 'O site está no ar, mas o sitemap não abre'],
  [
    'the database',
    report({ healthy: 20 }, ['database_down']),
    'O site está no ar, mas o banco de dados não responde',
  ],
])('says what is down: %s', (_, given, title) => {
  const found = availabilityOf(given, now);
  expect(found.title).toBe(title);
  expect(found.tone).not.toBe('good');
});
