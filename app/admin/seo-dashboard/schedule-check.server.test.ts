import { expect, it } from 'vitest';
import type { ScheduledJob } from '#supabase/local/schedule.ts';
import type { JobOutcome } from './schedule-check.server.ts';
import { judgeSchedule, missingAccess } from './schedule-check.server.ts';

const hourly: ScheduledJob = {
  name: 'advanced-url-monitoring',
  title: 'Verificar as páginas',
  cron: '17 * * * *',
  call: { edgeFunction: 'advanced-url-monitoring', body: {} },
  needs: [],
};
const weekly: ScheduledJob = {
  name: 'url-audit',
  title: 'Auditar as páginas',
  cron: '0 7 * * 1',
  call: { edgeFunction: 'url-audit', body: {} },
  needs: [],
};
const daily: ScheduledJob = {
  name: 'google-search-console',
  title: 'Buscar os números do Google',
  cron: '30 9 * * *',
  call: { edgeFunction: 'google-search-console', body: {} },
  needs: ['GOOGLE_SERVICE_ACCOUNT_KEY'],
};
const everyMinute: ScheduledJob = {
  name: 'publish-scheduled-posts',
  title: 'Publicar os artigos agendados',
  cron: '* * * * *',
  call: { rpc: 'publish_scheduled_posts' },
  needs: [],
};

/** A Sunday. */
const now = new Date('2026-11-22T15:00:00Z');
const outcome = (name: string, last_at: string, given: Partial<JobOutcome> = {}): JobOutcome => ({
  function: name,
  status: 'success',
  message: '',
  last_at,
  first_at: '2026-10-01T00:00:00Z',
  ...given,
});
const monitored = outcome('advanced-url-monitoring', '2026-11-22T14:17:20Z');

it('a schedule of which each job ran at its own time is fine', () => {
  const verdict = judgeSchedule(
    [hourly, weekly, daily, everyMinute],
    [
      monitored,
      outcome('url-audit', '2026-11-16T07:00:30Z'),
      outcome('google-search-console', '2026-11-22T09:31:00Z'),
      outcome('publish-scheduled-posts', '2026-11-22T14:59:00Z'),
    ],
    now,
  );
  expect(verdict).toMatchObject({ status: 'ok' });
  expect(verdict.details).toEqual([
    'Verificar as páginas: hoje às 11:17.',
    'Auditar as páginas: em 16/11/2026 às 04:00.',
    'Buscar os números do Google: hoje às 06:31.',
    'Publicar os artigos agendados: hoje às 11:59.',
  ]);
});

it.each([
  [hourly, '2026-11-22T13:10:00Z', /rodou pela última vez hoje às 10:10; deveria .* às 10:17/],
  [weekly, '2026-11-09T07:00:30Z', /deveria ter rodado em 16\/11\/2026 às 04:00/],
  [daily, '2026-11-21T09:31:00Z', /deveria ter rodado hoje às 06:30/],
  [everyMinute, '2026-11-22T14:40:00Z', /deveria ter rodado hoje às 11:49/],
])('$title is late by its own interval', (job, last_at, text) => {
  const name = 'rpc' in job.call ? job.name : job.call.edgeFunction;
  const { status, details } = judgeSchedule([job], [outcome(name, last_at)], now);
  expect(status).toBe('error');
  expect(details).toEqual([expect.stringMatching(text)]);
});

it.each([
  ['error', /^Verificar as páginas: falhou hoje às 11:17\. A função não aceitou a chave/],
  ['partial_success', /feita só em parte hoje às 11:17/],
])('a job that ended with %s is told with the reason', (status, text) => {
  const failed = { ...monitored, status, message: 'A função não aceitou a chave (HTTP 401).' };
  const verdict = judgeSchedule([hourly], [failed], now);
  expect(verdict).toMatchObject({ status: 'error', details: [expect.stringMatching(text)] });
});

it('a job that never ran is late only when its time has come since the schedule began', () => {
  expect(judgeSchedule([hourly, weekly], [monitored], now).details).toEqual([
    expect.stringMatching(/^Auditar as páginas: ainda não rodou; deveria/),
  ]);
  const young = { ...monitored, first_at: '2026-11-20T00:00:00Z' };
  expect(judgeSchedule([hourly, weekly], [young], now)).toMatchObject({
    status: 'ok',
    details: [expect.anything(), 'Auditar as páginas: a primeira vez é em 23/11/2026 às 04:00.'],
  });
  expect(judgeSchedule([hourly, daily], [monitored], now)).toMatchObject({
    status: 'missing',
    details: [
      'Buscar os números do Google: ainda não rodou, porque falta configurar GOOGLE_SERVICE_ACCOUNT_KEY.',
    ],
  });
});

it('a job that had nothing to do is not late', () => {
  const onlyWhenNeeded = { ...daily, cron: '*/5 * * * *', when: 'search_history_pending' };
  const outcomes = [monitored, outcome('google-search-console', '2026-11-22T09:31:00Z')];
  expect(judgeSchedule([hourly, onlyWhenNeeded], outcomes, now)).toMatchObject({ status: 'ok' });
});

it('a schedule of which nothing is known never ran', () => {
  expect(judgeSchedule([hourly], [], now)).toMatchObject({ status: 'missing' });
});

it('what is missing in Vault is named, with the command that mends it', () => {
  expect(missingAccess([])).toBeUndefined();
  expect(missingAccess(['project_url', 'secret_key'])).toEqual({
    status: 'missing',
    message: expect.stringMatching(/falta project_url e secret_key\..*npm run schedule:key/),
  });
});
