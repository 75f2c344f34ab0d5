import { beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { activityLog, auditHistory } from '#app/admin/sitemap-manager/history.ts';
import { secretClient } from '../support/clients.ts';
import { rows } from '../support/rows.ts';

const secret = secretClient();
const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString();

beforeEach(async () => {
  await secret.from('automation_logs').delete().not('id', 'is', null).throwOnError();
});

/** A line of the activity log: its source, where one was noted, and so many days ago. */
const entry = (message: string, status: string, source: string | undefined, days: number) =>
  rows.automation_logs({
    type: 'seo_automation',
    message,
    status,
    data: source === undefined ? {} : { source, started_by: `${message}@example.com` },
    created_at: ago(days),
  });

it('keeps what people did apart from what the schedule did, however often that failed', async () => {
  await secret
    .from('automation_logs')
    .insert(
      [
        ...Array.from({ length: 12 }, (_, index) =>
          entry('hourly', 'error', 'schedule', index / 24),
        ),
        entry('person', 'success', 'operator', 3),
        entry('before', 'success', undefined, 4),
        rows.automation_logs({ type: 'url_audit', message: 'another list' }),
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  const logOf = async (of_schedule: boolean) => {
    const { data } = await secret.rpc('activity_log', { of_schedule }).throwOnError();
    return v.parse(activityLog, data);
  };
  const people = await logOf(false);
  expect(people.map(({ message }) => message)).toEqual(['person', 'before']);
  expect(people.map(({ by_schedule }) => by_schedule)).toEqual([false, false]);
  expect(people[0]?.started_by).toBe('person@example.com');
  expect((await logOf(true)).map(({ message }) => message)).toEqual(Array(10).fill('hourly'));
});

const audit = (days: number, status: string, ...findings: [code: string, url: string][]) =>
  rows.automation_logs({
    type: 'url_audit',
    status,
    created_at: ago(days),
    data: { findings: findings.map(([code, url]) => ({ code, url })) },
  });

async function history() {
  const { data } = await secret.rpc('audit_history', {}).throwOnError();
  return v.parse(auditHistory, data);
}

it('counts each kind of finding in the last audits, and what was mended and is new', async () => {
  await secret
    .from('automation_logs')
    .insert([
      audit(1, 'success', ['slow', 'https://a/1'], ['broken_link', 'https://a/2']),
      audit(
        8,
        'success',
        ['slow', 'https://a/1'],
        ['slow', 'https://a/3'],
        ['slow', 'https://a/4'],
        ['broken_link', 'https://a/5'],
        ['broken_link', 'https://a/5'],
      ),
      audit(15, 'error'),
      audit(22, 'success'),
    ])
    .throwOnError();
  const { audits, changes } = await history();
  expect(audits.map(({ counts }) => counts)).toEqual([
    { slow: 1, broken_link: 1 },
    { slow: 3, broken_link: 2 },
    {},
  ]);
  expect(changes).toMatchObject({
    mended: 3,
    added: 1,
    added_list: [{ code: 'broken_link', url: 'https://a/2' }],
  });
  expect(changes?.mended_list).toHaveLength(3);
});

it('compares nothing with an audit that saw a part of the pages, nor with none', async () => {
  expect(await history()).toEqual({ audits: [], changes: null });
  await secret
    .from('automation_logs')
    .insert([audit(1, 'success'), audit(8, 'partial_success', ['slow', 'https://a/1'])])
    .throwOnError();
  expect((await history()).changes).toBeNull();
});

it('compares nothing with an audit whose findings the log could not keep, and counts them all', async () => {
  await secret
    .from('automation_logs')
    .insert([
      rows.automation_logs({
        created_at: ago(1),
        data: {
          findings: [{ code: 'slow', url: 'https://a/1' }],
          counts: { low: 1_700 },
          kinds: { slow: 1_700 },
        },
      }),
      audit(8, 'success', ['slow', 'https://a/3']),
    ])
    .throwOnError();
  const { audits, changes } = await history();
  expect(audits.map(({ counts }) => counts)).toEqual([{ slow: 1_700 }, { slow: 1 }]);
  expect(changes).toBeNull();
});
