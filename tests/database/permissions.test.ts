import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as v from 'valibot';
import { headersByRole, newUserId, secretClient } from '../support/clients.ts';
import { rows } from '../support/rows.ts';

const roles = ['anon', 'member', 'admin', 'secret'] as const;

/**
 * `done`: the row was reached. `unseen`: the call is allowed, but the policies show the caller no row.
 * `refused`: 401 for the public, 403 for a signed-in user, with SQLSTATE 42501.
 */
type Outcome = 'done' | 'unseen' | 'refused';
type Expected = Record<
  (typeof roles)[number],
  readonly [select: Outcome, insert: Outcome, update: Outcome, remove: Outcome]
>;

const everything = ['done', 'done', 'done', 'done'] as const;
/** Nothing for the public; a signed-in user who is no admin has the right to ask, and sees nothing. */
const closed: Expected = {
  anon: ['refused', 'refused', 'refused', 'refused'],
  member: ['unseen', 'refused', 'unseen', 'unseen'],
  admin: everything,
  secret: everything,
};

/** What only the functions use: not even an admin touches it by hand. */
const serverOnly: Expected = {
  anon: ['refused', 'refused', 'refused', 'refused'],
  member: ['refused', 'refused', 'refused', 'refused'],
  admin: ['refused', 'refused', 'refused', 'refused'],
  secret: everything,
};

/** What the server writes and admins read. */
const readOnly: Expected = {
  ...serverOnly,
  member: ['unseen', 'refused', 'refused', 'refused'],
  admin: ['done', 'refused', 'refused', 'refused'],
};

interface Subject {
  table: string;
  key: string;
  row: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  change: Record<string, unknown>;
  expected: Expected;
}

let daysMade = 0;
/** A day that no other row has. */
const nextDay = () => new Date(Date.UTC(1990, 0, (daysMade += 1))).toISOString().slice(0, 10);

const subjects: Record<string, Subject> = {
  admins: {
    table: 'admins',
    key: 'user_id',
    row: async () => ({ user_id: await newUserId() }),
    change: { created_at: '2025-01-01T00:00:00Z' },
    expected: closed,
  },
  'published posts': {
    table: 'blog_posts',
    key: 'slug',
    row: () => rows.blog_posts(),
    change: { title: 'Mudou' },
    expected: {
      ...closed,
      anon: ['done', 'refused', 'refused', 'refused'],
      member: ['done', 'refused', 'unseen', 'unseen'],
    },
  },
  ...Object.fromEntries(
    Object.entries({
      'posts whose time has not come': { published_at: '2999-01-01T00:00:00Z' },
      drafts: { status: 'draft' },
      'scheduled posts': { status: 'scheduled' },
      'archived posts': { status: 'archived' },
    }).map(([name, given]) => [
      name,
      {
        table: 'blog_posts',
        key: 'slug',
        row: () => rows.blog_posts(given),
        change: { title: 'Mudou' },
        expected: { ...closed, anon: ['unseen', 'refused', 'refused', 'refused'] },
      } satisfies Subject,
    ]),
  ),
  'activity log': {
    table: 'automation_logs',
    key: 'id',
    row: () => rows.automation_logs({ id: randomUUID() }),
    change: { message: 'Mudou.' },
    expected: closed,
  },
  'search figures': {
    table: 'search_console_data',
    key: 'url',
    row: () => rows.search_console_data(),
    change: { position: 1 },
    expected: closed,
  },
  'search totals': {
    table: 'search_console_days',
    key: 'date',
    row: () => rows.search_console_days({ date: nextDay() }),
    change: { position: 1 },
    expected: readOnly,
  },
  'search figures of pages': {
    table: 'search_console_pages',
    key: 'url',
    row: () => rows.search_console_pages(),
    change: { position: 1 },
    expected: readOnly,
  },
  'page checks': {
    table: 'url_monitoring',
    key: 'url',
    row: () => rows.url_monitoring(),
    change: { response_time: 1 },
    expected: closed,
  },
  'jobs that run': {
    table: 'job_locks',
    key: 'job',
    row: () => ({
      job: randomUUID(),
      run_id: randomUUID(),
      expires_at: '2026-01-01T00:00:00Z',
    }),
    change: { expires_at: '2027-01-01T00:00:00Z' },
    expected: serverOnly,
  },
  'checks of all pages that go on': {
    table: 'page_runs',
    key: 'job',
    row: () => ({ job: randomUUID(), source: 'operator' }),
    change: { source: 'schedule' },
    expected: serverOnly,
  },
  ...Object.fromEntries(
    Object.entries({
      page_run_pages: { listed: true },
      page_run_links: { target: '/', fragment: '', anchor: '', pages: 1, sources: [] },
      page_run_findings: { severity: 'low', finding: {} },
    }).map(([table, columns]): [string, Subject] => [
      `rows of ${table}`,
      {
        table,
        key: table === 'page_run_pages' ? 'url' : 'job',
        row: async () => {
          const job = randomUUID();
          await secretClient().from('page_runs').insert({ job, source: 'operator' }).throwOnError();
          return { job, ...columns, ...(table === 'page_run_pages' && { url: randomUUID() }) };
        },
        change:
          table === 'page_run_findings'
            ? { severity: 'high' }
            : table === 'page_run_pages'
              ? { listed: false }
              : { pages: 2 },
        expected: serverOnly,
      },
    ]),
  ),
  'pages to notify': {
    table: 'indexnow_queue',
    key: 'path',
    row: () => ({ path: `/blog/${randomUUID()}` }),
    change: { not_before: '2027-01-01T00:00:00Z' },
    expected: serverOnly,
  },
  'attempts at the sign-in': {
    table: 'rate_limits',
    key: 'key',
    row: () => ({ key: randomUUID(), attempts: 1, expires_at: '2027-01-01T00:00:00Z' }),
    change: { attempts: 0 },
    expected: serverOnly,
  },
  'changes of what pages show': {
    table: 'content_changes',
    key: 'content',
    row: () => ({ content: randomUUID(), changes: 1 }),
    change: { changes: 2 },
    expected: serverOnly,
  },
  'failed sign-ins': {
    table: 'failed_sign_ins',
    key: 'id',
    row: async () => ({
      id: randomUUID(),
      user_id: await newUserId(),
      address: 'erro:x',
    }),
    change: { address: 'erro:y' },
    expected: serverOnly,
  },
  'operations that admins started': {
    table: 'admin_runs',
    key: 'id',
    row: () => ({ id: randomUUID(), operation: randomUUID() }),
    change: { started_at: '2026-01-01T00:00:00Z' },
    expected: readOnly,
  },
  'visits of another operator': {
    table: 'admin_visits',
    key: 'admin_id',
    row: async () => ({ admin_id: await newUserId() }),
    change: { before_at: '2026-01-01T00:00:00Z' },
    expected: {
      ...serverOnly,
      member: ['unseen', 'refused', 'unseen', 'refused'],
      admin: ['unseen', 'refused', 'unseen', 'refused'],
    },
  },
  'how functions ended': {
    table: 'function_outcomes',
    key: 'function',
    row: () => ({ function: randomUUID(), source: 'operator', status: 'success', message: '' }),
    change: { message: 'x' },
    expected: readOnly,
  },
  'calls of the schedule': {
    table: 'scheduled_calls',
    key: 'request_id',
    row: () => ({ request_id: randomInt(1e9), function: 'url-audit' }),
    change: { function: 'x' },
    expected: serverOnly,
  },
  'generated sitemaps': {
    table: 'generated_sitemaps',
    key: 'id',
    row: () => ({ id: randomUUID(), url_count: 1, entries: [] }),
    change: { url_count: 2 },
    expected: readOnly,
  },
  'inspections of pages': {
    table: 'url_inspections',
    key: 'url',
    row: () => ({ url: `https://www.example.com/${randomUUID()}`, indexed: true }),
    change: { coverage: 'x' },
    expected: readOnly,
  },
  'settings of notifications': {
    table: 'notification_settings',
    key: 'id',
    row: async () => {
      await secretClient().from('notification_settings').delete().eq('id', true).throwOnError();
      return { id: true };
    },
    change: { weekly_summary: false },
    expected: closed,
  },
  'messages to operators': {
    table: 'notification_messages',
    key: 'id',
    row: () => ({ id: randomUUID(), channel: 'email', kind: 'test' }),
    change: { answer: 'Mudou.' },
    expected: readOnly,
  },
  'news for operators': {
    table: 'notifications',
    key: 'id',
    row: () => {
      const id = randomUUID();
      return { id, channel: 'email', kind: 'alert', event: id, content: {} };
    },
    change: { skipped: 'expired' },
    expected: readOnly,
  },
  'the watch over outages': {
    table: 'outage_watch',
    key: 'only_row',
    row: async () => {
      await secretClient().from('outage_watch').delete().eq('only_row', true).throwOnError();
      return {
        only_row: true,
        last_beat: '2026-01-01T00:00:00Z',
        watched_since: '2026-01-01T00:00:00Z',
      };
    },
    change: { last_beat: '2026-01-02T00:00:00Z' },
    expected: serverOnly,
  },
  alerts: {
    table: 'seo_alerts',
    key: 'id',
    row: () => rows.seo_alerts({ id: randomUUID() }),
    change: { title: 'Mudou' },
    expected: closed,
  },
};

const { url } = inject('supabase');
let headers: Awaited<ReturnType<typeof headersByRole>>;

beforeAll(async () => {
  headers = await headersByRole();
});

/** Does each operation as one role on a row made for it, and says how they ended. */
async function outcomesAs(
  role: (typeof roles)[number],
  { table, key, row, change }: Subject,
): Promise<Outcome[]> {
  const made = await row();
  const found = `${table}?${key}=eq.${encodeURIComponent(String(made[key]))}`;
  const insert = await attempt('POST', table, role, made);
  if (insert !== 'done') {
    const response = await call('POST', table, headers.secret, made);
    if (!response.ok) throw new Error(`No row to look at: ${await response.text()}`);
    await response.body?.cancel();
  }
  const select = await attempt('GET', found, role);
  const update = await attempt('PATCH', found, role, change);
  return [select, insert, update, await attempt('DELETE', found, role)];
}

async function attempt(
  method: string,
  path: string,
  role: (typeof roles)[number],
  body?: unknown,
): Promise<Outcome> {
  const response = await call(method, path, headers[role], body);
  if (response.ok) {
    const reached = v.parse(v.array(v.unknown()), await response.json());
    return reached.length === 1 ? 'done' : 'unseen';
  }
  expect(await response.json()).toMatchObject({ code: '42501' });
  expect(response.status).toBe(role === 'anon' ? 401 : 403);
  return 'refused';
}

function call(method: string, path: string, given: Record<string, string>, body?: unknown) {
  return fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: { ...given, 'content-type': 'application/json', prefer: 'return=representation' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const cells = Object.entries(subjects).flatMap(([name, subject]) =>
  roles.map((role) => ({ name, subject, role, outcomes: subject.expected[role] })),
);

it.each(cells)(
  '$name: to select, insert, update and delete as $role is $outcomes',
  async ({ subject, role, outcomes }) => {
    expect(await outcomesAs(role, subject)).toEqual(outcomes);
  },
);

it('there is a subject for every table', () => {
  const tables = Object.values(subjects).map(({ table }) => table);
  const types = readFileSync('supabase/database.types.ts', 'utf8');
  const [, ofTables = ''] = /\n {4}Tables: \{\n([\s\S]*?)\n {4}\}/.exec(types) ?? [];
  const named = [...ofTables.matchAll(/^ {6}(\w+): \{$/gm)].map(([, table]) => table);
  expect(new Set(tables)).toEqual(new Set(named));
});

it.each(roles)('%s writes nothing through the list of published posts', async (role) => {
  const row = rows.blog_posts();
  await secretClient().from('blog_posts').insert(row).throwOnError();
  for (const method of ['PATCH', 'DELETE']) {
    const change = method === 'PATCH' ? { title: 'Mudou' } : undefined;
    const response = await call(
      method,
      `published_posts?slug=eq.${row.slug}`,
      headers[role],
      change,
    );
    expect(response.status).toBe(role === 'anon' ? 401 : 403);
    expect(await response.json()).toMatchObject({ code: '42501' });
  }
});

describe('who is an admin', () => {
  it.each([
    ['anon', 401, { code: '42501' }],
    ['member', 200, false],
    ['admin', 200, true],
  ] as const)('is_admin() answers %s with %i', async (role, status, answer) => {
    const response = await call('POST', 'rpc/is_admin', headers[role], {});
    expect(response.status).toBe(status);
    const body = v.parse(
      v.union([v.boolean(), v.object({ code: v.string() })]),
      await response.json(),
    );
    expect(body).toEqual(answer);
  });
});

const dashboardSums = v.object({
  totals: v.object({ impressions: v.number() }),
  open_alerts: v.object({ total: v.number() }),
});

async function dashboardOf(role: (typeof roles)[number]) {
  const body = { first_day: '2026-01-01', last_day: '2026-01-08' };
  const response = await call('POST', 'rpc/seo_dashboard_report', headers[role], body);
  return v.parse(dashboardSums, await response.json());
}

it('an operator’s e-mail is for operators', async () => {
  const userId = await newUserId();
  const answers = await Promise.all(
    roles.map(async (role) =>
      (await call('POST', 'rpc/admin_email', headers[role], { admin_id: userId })).json(),
    ),
  );
  expect(answers).toEqual([
    expect.objectContaining({ code: '42501' }),
    null,
    expect.stringContaining('@'),
    expect.stringContaining('@'),
  ]);
});

describe('the functions of the admin area', () => {
  const bodies: Record<string, object> = {
    sitemap_manager_report: {},
    seo_dashboard_report: { first_day: '2026-01-01', last_day: '2026-01-08' },
    search_report: { first_day: '2026-01-01', last_day: '2026-01-08' },
    indexing_funnel: {
      site_url: 'https://www.example.com',
      pages: [],
      first_row: 0,
      row_count: 1,
    },
    search_history: {},
    sitemap_coverage: { sitemap_urls: [], since: '2026-01-01', row_count: 1 },
    search_rows: { list: 'pages', first_day: '2026-01-01', last_day: '2026-01-08' },
    search_rows_by_day: {
      list: 'pages',
      names: [],
      first_day: '2026-01-01',
      last_day: '2026-01-08',
    },
    without_accents: { given: 'Corrêas' },
    open_alert_counts: {},
    monitored_counts: {},
    monitored_pages: { wanted: 'all', first_row: 0, row_count: 1, charted: 1 },
    alerts_page: { wanted_resolved: false, severities: ['low'], first_row: 0, row_count: 1 },
    admin_home_report: { first_day: '2026-01-01', last_day: '2026-01-08' },
    note_admin_visit: {},
    activity_log: { of_schedule: false },
    audit_history: {},
    latest_admin_runs: {},
    admin_access: {},
    operators: {},
    missing_schedule_access: {},
  };
  const noRun = '00000000-0000-4000-8000-000000000000';
  const forServers: Record<string, object> = {
    urls_to_inspect: {
      site_url: 'https://www.example.com',
      pages: [],
      first_urls: [],
      row_count: 1,
    },
    forget_indexnow_changes: { change_ids: [] },
    count_attempts: { limit_keys: ['x'], allowed: [0], period_seconds: 60 },
    forget_attempts: { limit_keys: ['x'], counts: [1] },
    record_failed_sign_in: { account_email: 'ninguem@example.com', from_address: 'x' },
    record_function_outcome: {
      called: 'x',
      caller: 'operator',
      end_status: 'success',
      end_message: '',
    },
    settle_alerts: { findings: [], site_rules: [], checked: [] },
    record_page_checks: { checks: [] },
    mark_pages_down: { problem: 'x' },
    watch_for_outages: {},
    record_scheduled_call: {
      called: 'x',
      called_at: '2026-01-01T00:00:00Z',
      http_status: 200,
      problem: '',
    },
    collect_scheduled_calls: {},
    plan_search_sync: { first_day: '2026-01-01', last_day: '2026-01-02', google_days: [] },
    replace_search_day: {
      day: '1980-01-01',
      day_is_final: true,
      totals: null,
      pages: [],
      queries: [],
    },
    search_history_pending: {},
    purge_search_rows: {},
    claim_notification_message: {
      for_channel: 'email',
      holder: '00000000-0000-4000-8000-000000000000',
      lease_seconds: 1,
    },
    finish_notification_message: {
      message: '00000000-0000-4000-8000-000000000000',
      holder: '00000000-0000-4000-8000-000000000000',
      new_status: 'sent',
      said: 'x',
    },
    notification_news: { of_message: '00000000-0000-4000-8000-000000000000' },
    queue_due_notifications: {},
    queue_notification: {
      kind: 'alert',
      event: 'x',
      severity: 'low',
      alert_id: null,
      content: {},
    },
    purge_old_rows: {},
    kept_for: {},
    grant_admin: { address: 'ninguem@example.com' },
    begin_page_run: { called: 'x', caller: 'operator', asked_run: noRun },
    page_run_progress: { of_job: 'x' },
    add_run_pages: { of_job: 'x', urls: [], most: 1 },
    add_known_pages: { of_job: 'x', origin: 'https://x.example', most: 1 },
    add_linked_pages: { of_job: 'x', most: 1 },
    next_run_pages: { of_job: 'x', row_count: 1 },
    findings_across_pages: { of_job: 'x', most: 1 },
    worst_findings: { of_job: 'x', most: 1 },
    end_page_checks: { of_job: 'x' },
    continue_page_run: { called: 'x', run: noRun },
    page_run_stalled: { of_job: 'x' },
    url_audit_stalled: {},
    url_monitoring_stalled: {},
    start_admin_run: { run_operation: 'x', admin_id: null, dead_after_seconds: 60 },
  };

  it.each(Object.keys(bodies))('%s is closed to the public and open to admins', async (name) => {
    const statuses = await Promise.all(
      roles.map(
        async (role) => (await call('POST', `rpc/${name}`, headers[role], bodies[name])).status,
      ),
    );
    expect(statuses).toEqual([401, 200, 200, 200]);
  });

  it.each(Object.keys(forServers))('%s is for the server alone', async (name) => {
    const statuses = await Promise.all(
      roles.map(
        async (role) => (await call('POST', `rpc/${name}`, headers[role], forServers[name])).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, expect.toBeOneOf([200, 204])]);
  });

  it('a signed-in user who is no admin sums up no row of others', async () => {
    const secret = secretClient();
    const row = rows.search_console_days({ date: '2026-01-05' });
    await secret.from('search_console_days').insert(row).throwOnError();
    await secret.from('seo_alerts').insert(rows.seo_alerts()).throwOnError();
    expect(await dashboardOf('member')).toEqual({
      totals: { impressions: 0 },
      open_alerts: { total: 0 },
    });
    const seen = await dashboardOf('admin');
    expect(seen.totals.impressions).toBeGreaterThan(0);
    expect(seen.open_alerts.total).toBeGreaterThan(0);
  });
});

afterAll(async () => {
  const secret = secretClient();
  await secret.from('notification_settings').delete().eq('id', true).throwOnError();
  await secret.from('notifications').delete().not('id', 'is', null).throwOnError();
  await secret.from('notification_messages').delete().not('id', 'is', null).throwOnError();
  await secret.from('blog_posts').delete().neq('slug', '').throwOnError();
});
