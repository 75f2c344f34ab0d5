import { createClient } from '@supabase/supabase-js';
import { beforeEach, expect, inject, it } from 'vitest';
import * as v from 'valibot';
import { homeReport } from '#app/admin/home/report.ts';
import type { Database } from '#supabase/database.types.ts';
import type { Client } from '../support/clients.ts';
import { emptyTables, newUser, secretClient } from '../support/clients.ts';
import { rows } from '../support/rows.ts';

const { url, publishableKey } = inject('supabase');
const secret = secretClient();
const period = { first_day: '1985-05-08', last_day: '1985-05-14' };

/** An operator with a session, and whose id. */
async function newOperator(): Promise<{ client: Client; id: string }> {
  const { userId, accessToken } = await newUser(true);
  const client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    accessToken: () => Promise.resolve(accessToken),
  });
  return { client, id: userId };
}

async function homeOf(client: Client) {
  const { data } = await client.rpc('admin_home_report', period).throwOnError();
  return v.parse(homeReport, data);
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

beforeEach(() =>
  emptyTables([
    'seo_alerts',
    'url_monitoring',
    'function_outcomes',
    'blog_posts',
    'admin_runs',
    'search_console_days',
  ]),
);

it('a visit lasts until half an hour without a look, and each operator has their own', async () => {
  const { client, id } = await newOperator();
  expect((await homeOf(client)).news).toBeNull();
  expect((await homeOf(client)).news, 'still the first visit').toBeNull();
  const back = (minutes: number) =>
    secret
      .from('admin_visits')
      .update({ seen_at: ago(minutes), before_at: ago(600) })
      .eq('admin_id', id)
      .throwOnError();
  await back(29);
  expect(Date.parse((await homeOf(client)).news?.since ?? '')).toBeCloseTo(
    Date.parse(ago(600)),
    -5,
  );
  await back(31);
  const { news } = await homeOf(client);
  expect(Date.parse(news?.since ?? '')).toBeCloseTo(Date.parse(ago(31)), -5);
  expect((await homeOf(client)).news?.since, 'and stays so').toBe(news?.since);
  expect((await homeOf((await newOperator()).client)).news).toBeNull();
});

it('an operator sees and writes no visit of another, and the server none', async () => {
  const [mine, theirs] = await Promise.all([newOperator(), newOperator()]);
  await Promise.all([homeOf(mine.client), homeOf(theirs.client), homeOf(secret)]);
  const { data } = await mine.client.from('admin_visits').select('admin_id').throwOnError();
  expect(data).toEqual([{ admin_id: mine.id }]);
  const { data: changed } = await mine.client
    .from('admin_visits')
    .update({ seen_at: ago(0) })
    .eq('admin_id', theirs.id)
    .select()
    .throwOnError();
  expect(changed).toEqual([]);
});

it('sums the property’s totals of the period and of the one before', async () => {
  const { client } = await newOperator();
  await secret
    .from('search_console_days')
    .insert([
      rows.search_console_days({ date: '1985-05-14', clicks: 7, impressions: 70 }),
      rows.search_console_days({ date: '1985-05-08', clicks: 1, impressions: 10 }),
      rows.search_console_days({ date: '1985-05-07', clicks: 3, impressions: 30 }),
      rows.search_console_days({ date: '1985-05-01', clicks: 2, impressions: 20 }),
      rows.search_console_days({ date: '1985-04-30', clicks: 50, impressions: 500 }),
      rows.search_console_days({ date: '1985-05-15', clicks: 60, impressions: 600 }),
    ])
    .throwOnError();
  expect((await homeOf(client)).search).toMatchObject({
    clicks: 8,
    impressions: 80,
    days: 2,
    previous_clicks: 5,
    previous_days: 2,
  });
});

it('counts the days that Google has finished alone', async () => {
  const { client } = await newOperator();
  await secret
    .from('search_console_days')
    .insert([
      rows.search_console_days({ date: '1985-05-14', is_final: false }),
      rows.search_console_days({ date: '1985-05-13' }),
      rows.search_console_days({ date: '1985-05-07', is_final: false }),
    ])
    .throwOnError();
  expect((await homeOf(client)).search).toMatchObject({ days: 1, previous_days: 0 });
});

it('tells whether anybody is told of alerts, and how that goes since it was chosen', async () => {
  const { client } = await newOperator();
  const told = async () => (await homeOf(client)).told;
  await secret.from('notification_settings').delete().not('id', 'is', null).throwOnError();
  await endSending('Falta configurar: RESEND_API_KEY.');
  expect(await told()).toEqual({ chosen: false, status: null, message: null });
  await secret
    .from('notification_settings')
    .insert({ recipients: ['dona@example.com'] })
    .throwOnError();
  expect(await told()).toEqual({ chosen: true, status: null, message: null });
  await endSending('Falta configurar: RESEND_API_KEY.');
  expect(await told()).toEqual({
    chosen: true,
    status: 'error',
    message: 'Falta configurar: RESEND_API_KEY.',
  });
  await secret.from('notification_settings').delete().not('id', 'is', null).throwOnError();
});

const endSending = (end_message: string) =>
  secret
    .rpc('record_function_outcome', {
      called: 'send-notifications',
      caller: 'schedule',
      end_status: 'error',
      end_message,
    })
    .throwOnError();

it('tells outages from other alerts, and pages of the sitemap from those that left it', async () => {
  const { client } = await newOperator();
  await secret
    .from('seo_alerts')
    .insert(
      [
        rows.seo_alerts({ rule: 'site_down', severity: 'critical', title: 'Site fora do ar' }),
        rows.seo_alerts({ severity: 'high', title: 'Menos grave', created_at: ago(90) }),
        rows.seo_alerts({ severity: 'critical', title: 'A pior', created_at: ago(60) }),
        rows.seo_alerts({ severity: 'low' }),
        rows.seo_alerts({
          rule: 'site_down',
          severity: 'critical',
          created_at: ago(500),
          resolved: true,
          resolved_at: ago(400),
        }),
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await secret
    .from('url_monitoring')
    .insert([
      rows.url_monitoring({ last_checked: ago(5) }),
      rows.url_monitoring({ last_checked: ago(6), status_code: 500 }),
      rows.url_monitoring({ last_checked: ago(1), left_sitemap_at: ago(1), status_code: 404 }),
    ])
    .throwOnError();
  const { outages, alerts, checks, last_down } = await homeOf(client);
  expect(outages.map(({ rule }) => rule)).toEqual(['site_down']);
  expect(alerts).toEqual({ critical: 1, high: 1, others: 1, worst: 'A pior' });
  expect(checks).toMatchObject({ total: 2, healthy: 1 });
  expect(Date.parse(checks.last ?? '')).toBeCloseTo(Date.parse(ago(5)), -5);
  expect(Date.parse(last_down?.until ?? '')).toBeCloseTo(Date.parse(ago(400)), -5);
});

it('counts what happened since the visit before, and what should have', async () => {
  const { client, id } = await newOperator();
  await homeOf(client);
  await secret
    .from('admin_visits')
    .update({ seen_at: ago(60) })
    .eq('admin_id', id)
    .throwOnError();
  await secret
    .from('seo_alerts')
    .insert(
      [
        rows.seo_alerts({ created_at: ago(59) }),
        rows.seo_alerts({ created_at: ago(61) }),
        rows.seo_alerts({ created_at: ago(90), resolved: true, resolved_at: ago(10) }),
        rows.seo_alerts({ created_at: ago(90), resolved: true, resolved_at: ago(80) }),
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await secret
    .from('blog_posts')
    .insert([
      rows.blog_posts({ published_at: ago(30) }),
      rows.blog_posts({ published_at: ago(70) }),
      rows.blog_posts({ published_at: ago(-30) }),
      rows.blog_posts({ status: 'scheduled', published_at: ago(30) }),
      rows.blog_posts({ status: 'draft', published_at: ago(30) }),
      rows.blog_posts({ status: 'draft', published_at: null }),
    ])
    .throwOnError();
  await secret
    .from('admin_runs')
    .insert([
      { operation: 'url-audit', started_at: ago(20), finished_at: ago(19), outcome: {} },
      { operation: 'url-audit', started_at: ago(90), finished_at: ago(89), outcome: {} },
    ])
    .throwOnError();
  const { news, posts } = await homeOf(client);
  expect(news).toMatchObject({ alerts_opened: 1, alerts_closed: 1, posts: 1, runs: 1 });
  expect(posts).toEqual({ overdue: 1, drafts_due: 1 });
});

it('the last sync is the last by whoever, and its success the last of all', async () => {
  const { client } = await newOperator();
  expect((await homeOf(client)).sync).toBeNull();
  const end = (caller: string, end_status: string, minutes: number) =>
    secret
      .rpc('record_function_outcome', {
        called: 'google-search-console',
        caller,
        end_status,
        end_message: caller,
        ended_at: ago(minutes),
      })
      .throwOnError();
  await end('operator', 'success', 50);
  await end('schedule', 'error', 10);
  const { sync } = await homeOf(client);
  expect(sync).toMatchObject({ status: 'error', message: 'schedule' });
  expect(Date.parse(sync?.last_success_at ?? '')).toBeCloseTo(Date.parse(ago(50)), -5);
});
