import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import { emptyTables, headersByRole, secretClient } from '../support/clients.ts';
import { rows } from '../support/rows.ts';

type Settings = Database['public']['Tables']['notification_settings']['Insert'];

const secret = secretClient();
const { url: supabaseUrl } = inject('supabase');
let headers: Awaited<ReturnType<typeof headersByRole>>;

beforeAll(async () => {
  headers = await headersByRole();
});

const clear = () =>
  emptyTables([
    'notification_settings',
    'notifications',
    'notification_messages',
    'seo_alerts',
    // A sync that failed long ago would be news too.
    'function_outcomes',
  ]);
beforeEach(clear);
afterAll(clear);

const choose = (given: Settings = {}) =>
  secret
    .from('notification_settings')
    .upsert({ id: true, recipients: ['dono@example.com'], ...given })
    .throwOnError();

const page = (path: string, given: object = {}) =>
  rows.seo_alerts({ url: `https://www.example.com${path}`, rule: 'status', ...given });
const outage = () =>
  rows.seo_alerts({ title: 'O site está fora do ar', rule: 'site_down', severity: 'critical' });

async function openAlert(row: ReturnType<typeof rows.seo_alerts>): Promise<string> {
  const { data } = await secret.from('seo_alerts').insert(row).select('id').single().throwOnError();
  return data.id;
}

async function news() {
  const { data } = await secret
    .from('notifications')
    .select('channel, kind, severity, message_id, skipped, content')
    .order('created_at')
    .throwOnError();
  return data;
}

const kinds = async () => (await news()).map(({ kind }) => kind);

const claimed = v.nullable(
  v.object({
    id: v.string(),
    attempts: v.number(),
    subject: v.nullable(v.string()),
    severity: v.nullable(v.string()),
    news: v.object({
      pages: v.array(v.object({ count: v.number(), urls: v.array(v.string()) })),
      others: v.array(v.object({ kind: v.string() })),
    }),
  }),
);

async function claim(holder: string = randomUUID(), channel = 'email') {
  const { data } = await secret
    .rpc('claim_notification_message', { for_channel: channel, holder, lease_seconds: 60 })
    .throwOnError();
  return v.parse(claimed, data);
}

const finish = async (message: string, holder: string, status: string) => {
  const { data } = await secret
    .rpc('finish_notification_message', { message, holder, new_status: status, said: 'x' })
    .throwOnError();
  return data;
};

const change = (id: string, resolved: boolean) => ({
  resolved,
  resolved_at: resolved ? new Date().toISOString() : null,
  id,
});
const byCheck = (id: string, resolved: boolean) =>
  secret.from('seo_alerts').update(change(id, resolved)).eq('id', id).throwOnError();
async function byOperator(id: string, resolved: boolean) {
  const response = await fetch(`${supabaseUrl}/rest/v1/seo_alerts?id=eq.${id}`, {
    method: 'PATCH',
    headers: { ...headers.admin, 'content-type': 'application/json' },
    body: JSON.stringify(change(id, resolved)),
  });
  expect(response.ok).toBe(true);
}

const inPetropolis = new Intl.DateTimeFormat('pt-BR', {
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
/** The time of day some minutes from now. */
const clock = (minutes: number) => inPetropolis.format(Date.now() + minutes * 60_000);
/** Quiet now, whatever the clock says: all the day but a minute that is half a day away. */
const allDay = () => ({ quiet_from: clock(721), quiet_until: clock(720) });

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();

const queueAt = (at: string) => secret.rpc('queue_due_notifications', { at }).throwOnError();
const summaries = async () => (await news()).filter(({ kind }) => kind === 'weekly_summary');

const days = (count: number, last: number, clicks: number) =>
  Array.from({ length: count }, (_, index) =>
    rows.search_console_days({ date: `2026-11-${last - index}`, clicks, impressions: 100 }),
  );

describe('the outbox', () => {
  it('has news of an alert for each channel that is chosen, and none where none is', async () => {
    await openAlert(page('/antes'));
    await choose({ webhook_url: 'https://ntfy.sh/avisos', severities: ['high'] });
    await openAlert(page('/sobre'));
    await openAlert(page('/blog', { severity: 'critical' }));
    expect((await news()).map(({ channel }) => channel).toSorted()).toEqual(['email', 'webhook']);
  });

  it('has no news of an alert that was not kept', async () => {
    await choose();
    const { error } = await secret.from('seo_alerts').insert([page('/sobre'), page('/sobre')]);
    expect(error?.code).toBe('23505');
    expect(await news()).toEqual([]);
  });

  it('gives what waits to one of two senders, once', async () => {
    await choose();
    await openAlert(page('/sobre'));
    await openAlert(page('/blog'));
    const taken = await Promise.all([claim(), claim(), claim()]);
    const messages = taken.filter((message) => message !== null);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.news.pages).toMatchObject([{ count: 2 }]);
    expect(await claim()).toBeNull();
  });

  it('gives what a dead run had to another one, with the words that were written', async () => {
    await choose();
    await openAlert(page('/sobre'));
    const [dead, next] = [randomUUID(), randomUUID()];
    const first = await claim(dead);
    const message = secret.from('notification_messages');
    const written = { subject: 'Página fora do ar', leased_until: '2026-01-01T00:00:00Z' };
    await message
      .update(written)
      .eq('id', first?.id ?? '')
      .throwOnError();
    const second = await claim(next);
    expect(second).toMatchObject({ id: first?.id, attempts: 2, subject: written.subject });
    // The dead run, waking up, changes nothing any more.
    expect(await finish(first?.id ?? '', dead, 'failed')).toBe(false);
    expect(await finish(first?.id ?? '', next, 'sent')).toBe(true);
    expect(await claim()).toBeNull();
  });

  it('joins a thousand alerts in one message with some of their addresses', async () => {
    await choose();
    const many = Array.from({ length: 1_200 }, (_, index) => page(`/pagina-${index}`));
    await secret.from('seo_alerts').insert(many).throwOnError();
    const message = await claim();
    expect(message?.news.pages).toMatchObject([{ count: 1_200 }]);
    expect(message?.news.pages[0]?.urls).toHaveLength(10);
    expect(await claim()).toBeNull();
  });

  it('lets news grow too old only after two days', async () => {
    await choose({ weekly_summary: false });
    await openAlert(page('/sobre'));
    await secret.rpc('queue_due_notifications', { at: hoursFromNow(47) }).throwOnError();
    expect(await news()).toMatchObject([{ skipped: null }]);
    await secret.rpc('queue_due_notifications', { at: hoursFromNow(49) }).throwOnError();
    expect(await news()).toMatchObject([{ skipped: 'expired' }]);
  });
});

describe('an outage', () => {
  it('is told with its end and its return, but not what an operator presses', async () => {
    await choose();
    const id = await openAlert(outage());
    await byCheck(id, true);
    await byCheck(id, false);
    await byOperator(id, true);
    await byOperator(id, false);
    expect(await kinds()).toEqual(['alert', 'outage_end', 'outage_again']);
  });

  it('is told as one that is back within a day, and as over when it could not be told before', async () => {
    await choose();
    const id = await openAlert(outage());
    await byCheck(id, true);
    await openAlert(outage());
    const over = { resolved: true, resolved_at: new Date().toISOString() };
    await openAlert({ ...outage(), rule: 'database_down', ...over });
    await openAlert(page('/sobre', over));
    expect(await kinds()).toEqual(['alert', 'outage_end', 'outage_again', 'outage_end']);
  });

  it('tells of its pages: those that it leaves broken are told when it is over', async () => {
    await choose();
    const id = await openAlert(outage());
    const mended = await openAlert(page('/sobre', { severity: 'critical' }));
    await openAlert(page('/blog'));
    const first = await claim();
    expect(first?.news).toMatchObject({ pages: [], others: [{ kind: 'alert' }] });
    expect(await claim()).toBeNull();
    await secret
      .from('notification_messages')
      .update({ status: 'sent', finished_at: new Date().toISOString() })
      .eq('id', first?.id ?? '')
      .throwOnError();
    await byCheck(mended, true);
    await byCheck(id, true);
    const second = await claim();
    expect(second?.news.others).toMatchObject([{ kind: 'outage_end' }]);
    expect(second?.news.pages).toMatchObject([
      { count: 1, urls: ['https://www.example.com/blog'] },
    ]);
    expect((await news()).filter(({ skipped }) => skipped === 'outage')).toHaveLength(1);
  });
});

it.each(['sitemap_unreadable', 'functions_down'])(
  'news of pages wait for no %s, which breaks no page',
  async (rule) => {
    await choose();
    await openAlert({ ...outage(), rule });
    await openAlert(page('/sobre'));
    const message = await claim();
    expect(message?.news).toMatchObject({ pages: [{ count: 1 }], others: [{ kind: 'alert' }] });
  },
);

/** How a sync of the schedule ended. */
const endSync = (end_status: string, ended_at: string) =>
  secret
    .rpc('record_function_outcome', {
      called: 'google-search-console',
      caller: 'schedule',
      end_status,
      end_message: 'O Google recusou a chave.',
      ended_at,
    })
    .throwOnError();
/** How many failed syncs are news after a look at that time. */
const failuresToldAt = async (at: string) => {
  await queueAt(at);
  return (await kinds()).filter((kind) => kind === 'failed_sync').length;
};

describe('a sync that fails', () => {
  it('is told with its second failure, a day after the first one, once', async () => {
    await choose({ weekly_summary: false });
    await endSync('success', '2026-11-10T09:30:20Z');
    await endSync('error', '2026-11-11T09:30:20Z');
    expect(await failuresToldAt('2026-11-12T09:29:00Z')).toBe(0);
    await endSync('error', '2026-11-12T09:30:05Z');
    expect(await failuresToldAt('2026-11-12T09:31:00Z')).toBe(1);
    await endSync('error', '2026-11-13T09:30:05Z');
    expect(await failuresToldAt('2026-11-13T09:31:00Z')).toBe(1);
  });

  it('is not told while Google was never connected', async () => {
    await choose({ weekly_summary: false });
    await endSync('error', '2026-11-11T09:30:00Z');
    await endSync('error', '2026-11-13T09:30:00Z');
    expect(await failuresToldAt('2026-11-13T09:31:00Z')).toBe(0);
  });
});

describe('quiet hours', () => {
  it.each([
    ['22:00', '06:30', '21:59', false],
    ['22:00', '06:30', '22:00', true],
    ['22:00', '06:30', '03:00', true],
    ['22:00', '06:30', '06:30', false],
    ['12:00', '14:00', '13:59', true],
    ['12:00', '14:00', '14:00', false],
    ['12:00', '12:00', '12:00', false],
  ])('from %s to %s: %s in Petrópolis is quiet: %s', async (from, until, time, expected) => {
    const { data } = await secret
      .rpc('in_quiet_hours', {
        quiet_from: from,
        quiet_until: until,
        moment: `2026-11-16T${time}:00-03:00`,
      })
      .throwOnError();
    expect(data).toBe(expected);
  });

  it('keep news waiting, but let critical ones pass; at their end the others go together', async () => {
    await choose(allDay());
    await openAlert(page('/sobre'));
    await openAlert(page('/contato'));
    await openAlert(page('/blog', { severity: 'critical' }));
    expect(await claim()).toMatchObject({ severity: 'critical', news: { pages: [{ count: 1 }] } });
    await choose({ quiet_from: null, quiet_until: null });
    await secret
      .from('notification_messages')
      .update({ status: 'sent', finished_at: new Date().toISOString() })
      .eq('status', 'pending')
      .throwOnError();
    expect(await claim()).toMatchObject({ severity: 'high', news: { pages: [{ count: 2 }] } });
  });

  it('keep critical news waiting too where that is chosen', async () => {
    await choose({ ...allDay(), critical_always: false });
    await openAlert(page('/blog', { severity: 'critical' }));
    expect(await claim()).toBeNull();
  });
});

describe('the weekly summary', () => {
  it('comes on Mondays from eight, once, with the last seven complete days and the seven before', async () => {
    await secret.from('search_console_days').delete().neq('date', '1970-01-01').throwOnError();
    // The 14th and later days are not complete yet on the 16th; the 30th of October is a day too early.
    await secret
      .from('search_console_days')
      .insert([
        ...days(2, 15, 50),
        ...days(4, 13, 6),
        rows.search_console_days({ date: '2026-11-06', clicks: 3, impressions: 100 }),
        // Google still counts these two.
        rows.search_console_days({ date: '2026-11-09', clicks: 0, is_final: false }),
        rows.search_console_days({ date: '2026-11-05', clicks: 0, is_final: false }),
        rows.search_console_days({ date: '2026-10-30', clicks: 70, impressions: 100 }),
      ])
      .throwOnError();
    await choose();
    await queueAt('2026-11-16T10:59:00Z');
    expect(await summaries()).toEqual([]);
    await queueAt('2026-11-16T11:00:00Z');
    await queueAt('2026-11-16T12:00:00Z');
    expect(await summaries()).toMatchObject([
      {
        content: {
          first: '2026-11-07',
          last: '2026-11-13',
          clicks: 24,
          days: 4,
          previous_clicks: 3,
          previous_days: 1,
        },
      },
    ]);
    await secret.from('search_console_days').delete().neq('date', '1970-01-01').throwOnError();
  });

  it('is not sent where nobody wants it, nor on another day', async () => {
    await choose();
    await queueAt('2026-11-17T12:00:00Z');
    await choose({ weekly_summary: false });
    await queueAt('2026-11-16T12:00:00Z');
    expect(await summaries()).toEqual([]);
  });
});
