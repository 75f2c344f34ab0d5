import { expect, it } from 'vitest';
import * as v from 'valibot';
import { alertLevels, alertStates } from '#app/admin/seo-dashboard/search.ts';
import { severity } from '#functions/answers.ts';
import { duration, newsSchema, writeNews } from '#functions/notifications/compose.ts';

const siteUrl = 'https://www.example.com';

const newsOf = (other: object) => v.parse(newsSchema, { pages: [], others: [other] });

const week = {
  first: '2026-11-10',
  last: '2026-11-16',
  clicks: 40,
  days: 7,
  previous_clicks: 32,
  previous_days: 7,
  pages: 30,
  pages_up: 28,
  alerts: { total: 3, critical: 1, high: 0 },
};
const summary = (given: Partial<typeof week>) =>
  writeNews(
    newsOf({
      kind: 'weekly_summary',
      severity: null,
      alert_id: null,
      created_at: '2026-11-16T11:00:00Z',
      content: { ...week, ...given },
    }),
    siteUrl,
  );

it('the weekly summary says no more than the figures do', () => {
  const { subject, body } = summary({});
  expect(subject).toEqual('www.example.com: Resumo da semana: 40 cliques');
  expect(body).toMatch(
    /de 10\/11 a 16\/11: 40; nos sete dias de antes foram 32 \(\+25%\)\.\nPáginas no ar na última verificação: 28 de 30\.\nAlertas abertos: 3 \(1 crítico\)\./,
  );
  expect(summary({ previous_clicks: 3 }).body).toMatch(/foram 3\.\n/);
  expect(summary({ days: 5 }).body).toMatch(
    /foram 32\.\nFaltam os números finais de 2 desses sete dias\./,
  );
  expect(summary({ previous_days: 0 }).body).toMatch(/40; dos sete dias de antes não há números\./);
  const nothing = summary({ days: 0, pages: 0, alerts: { total: 0, critical: 0, high: 0 } });
  expect(nothing.subject).toEqual('www.example.com: Resumo da semana');
  expect(nothing.body).toMatch(
    /Ainda não há números .*\nNenhuma página foi verificada ainda\.\nNenhum alerta/,
  );
});

it('what is told of a page is text in the HTML of an e-mail', () => {
  const { html } = writeNews(
    newsOf({
      kind: 'alert',
      severity: 'high',
      alert_id: null,
      created_at: '2026-11-16T11:00:00Z',
      content: { title: '<img src=x>', description: '"&', since: '2026-11-16T11:00:00Z' },
    }),
    siteUrl,
  );
  expect(html).not.toContain('<img');
  expect(html).toMatch(/&lt;img src=x&gt;.*&quot;&amp;/);
});

it.each(severity.options)('what is told of a %s alert leads to where it is listed', (level) => {
  const alert = { title: 'Site fora do ar', description: 'x', since: '2026-11-16T11:00:00Z' };
  const linkOf = (kind: string, content: object) => {
    const created_at = '2026-11-16T11:00:00Z';
    const { link } = writeNews(
      newsOf({ kind, severity: level, alert_id: null, created_at, content }),
      siteUrl,
    );
    const params = new URL(link).searchParams;
    expect(params.get('aba')).toBe('alertas');
    expect(alertLevels, 'a level that the page knows').toContain(params.get('gravidade'));
    expect(alertStates).toContain(params.get('estado'));
    return params.get('estado');
  };
  expect(linkOf('alert', alert)).toBe('abertos');
  expect(linkOf('outage_end', { ...alert, until: '2026-11-16T12:00:00Z' })).toBe('resolvidos');
});

const after = (minutes: number) =>
  duration('2026-11-16T11:00:00Z', new Date(Date.UTC(2026, 10, 16, 11, minutes)).toISOString());

it('a time that passed is said in its two largest units', () => {
  expect([0, 1, 32, 65, 1440, 1505, 3000].map(after)).toEqual([
    'menos de um minuto',
    '1 minuto',
    '32 minutos',
    '1 hora e 5 minutos',
    '1 dia',
    '1 dia e 1 hora',
    '2 dias e 2 horas',
  ]);
});
