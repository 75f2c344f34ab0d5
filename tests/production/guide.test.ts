import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@supabase/supabase-js';
import { shortestPassword } from '#supabase/admin/password-length.ts';
import type { Database } from '#supabase/database.types.ts';
import { schedule } from '#supabase/local/schedule.ts';
import { startServices } from '../stand-ins/services.ts';
import { readBlocks, readVariables } from '../support/guide.ts';
import { freePort } from '../support/product.ts';
import { rows } from '../support/rows.ts';
import { buildForTests } from '../support/test-build.ts';
import { visitAdmin } from './admin-visit.ts';
import { serveDeployedFunctions } from './deployed-functions.ts';
import { startProject } from './gateway.ts';
import type { ManagementApi } from './management-api.ts';
import { accessToken, project, startManagementApi } from './management-api.ts';
import type { Operator } from './operator.ts';
import { startOperator } from './operator.ts';
import { missingParts } from './packages.ts';
import { production } from './production.ts';
import { sendQueuedCalls } from './regular-jobs.ts';

const siteUrl = 'https://www.example.com.br';
/** The new project's. */
const database = 'guided_project';
/** What is downloaded at Google: a file of several lines, in whose key line ends are written as \n. */
const keyFile = { type: 'service_account', private_key: '-----BEGIN PRIVATE KEY-----\nMII\n' };

/** `npm start` by the launcher's tests and `npm test` by whoever runs this; backups by their own tests. */
const typedElsewhere = ['two-commands', 'backup', 'restore', 'backup-embedded', 'restore-embedded'];

const functions = readdirSync('supabase/functions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^_shared$|^node_modules$/.test(entry.name))
  .map(({ name }) => name);

describe.skipIf(missingParts() !== undefined)('whoever follows the guide', () => {
  let api: ManagementApi;
  let operator: Operator;
  let folder: string;
  let siteAddress: string;
  let services: Awaited<ReturnType<typeof startServices>>;
  let account: { email: string; password: string };
  let started: ReturnType<typeof startProject> | undefined;
  let served: Awaited<ReturnType<typeof serveDeployedFunctions>> | undefined;

  beforeAll(async () => {
    const { packages, postgres } = production();
    await postgres.createDatabase(database);
    api = await startManagementApi();
    services = await startServices(siteUrl);
    operator = await startOperator({
      apiUrl: api.url,
      supabase: packages.supabase,
      databaseUrl: postgres.url('postgres', database),
    });
    folder = await mkdtemp(join(tmpdir(), 'guided-project-'));
    siteAddress = `http://127.0.0.1:${await freePort()}`;
  });
  afterAll(async () => {
    await operator.stop();
    await served?.stop();
    await (await started)?.stop();
    await services.stop();
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Types a block that must go well, and answers what was said. */
  async function run(block: string): Promise<string> {
    const { code, output } = await operator.run(block);
    expect(code, `The guide's block "${block}" failed:\n${output}`).toBe(0);
    return output;
  }

  /** The project's API; it reads the schema when it starts. */
  function startApi(): ReturnType<typeof startProject> {
    const { packages, postgres } = production();
    started ??= startProject({
      postgres,
      database,
      postgrest: packages.postgrest,
      folder,
      siteUrl,
      functionsUrl: () => served?.url,
    });
    return started;
  }

  it('links the clone to the project', async () => {
    await run('link');
    expect(api.calls).toContainEqual(
      expect.objectContaining({ path: `/v1/projects/${project}/api-keys` }),
    );
  });

  it('puts the whole schema there', async () => {
    await run('schema');
    const [row] = await production().postgres.connect(
      'postgres',
      database,
      (sql) => sql`select count(*)::integer as count from supabase_migrations.schema_migrations`,
    );
    expect(row).toEqual({ count: readdirSync('supabase/migrations').length });
  });

  it('is told that the settings need an SMTP server, when there is none', async () => {
    const { code, output } = await operator.run('settings');
    expect(code).not.toBe(0);
    expect(output).toContain('Set up custom SMTP');
    expect(api.auth['disable_signup']).toBe(false);
  });

  it('gets a project where admins sign in and nobody signs up, whatever was set there before', async () => {
    // The dashboard, as the guide says, and as somebody may have played with it.
    Object.assign(api.auth, { smtp_host: 'smtp.resend.com', smtp_port: '465' });
    Object.assign(api.auth, {
      external_email_enabled: false,
      jwt_exp: 60,
      mailer_otp_exp: 60,
      refresh_token_rotation_enabled: false,
      security_refresh_token_reuse_interval: 0,
    });
    Object.assign(api.api, { db_schema: 'public,graphql_public', max_rows: 10 });
    const before = api.calls.length;
    await run('settings');
    const sent = api.calls.slice(before).filter(({ method }) => method === 'PATCH');
    expect(sent).toEqual([
      {
        method: 'PATCH',
        path: `/v1/projects/${project}/postgrest`,
        body: { db_schema: 'public', max_rows: 1000 },
      },
      {
        method: 'PATCH',
        path: `/v1/projects/${project}/config/auth`,
        body: {
          external_email_enabled: true,
          disable_signup: true,
          site_url: siteUrl,
          jwt_exp: 3600,
          refresh_token_rotation_enabled: true,
          security_refresh_token_reuse_interval: 10,
          password_min_length: shortestPassword,
          mailer_otp_exp: 3600,
          mailer_subjects_recovery: 'Criar uma nova senha',
          mailer_templates_recovery_content: readFileSync(
            'supabase/templates/recovery.html',
            'utf8',
          ),
          rate_limit_otp: 1000,
          rate_limit_token_refresh: 1000,
          rate_limit_verify: 1000,
        },
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('env(');
    expect(api.auth).toMatchObject({ external_email_enabled: true, smtp_host: 'smtp.resend.com' });
  });

  it('sets every secret that the guide names, and none else', async () => {
    const secrets = readVariables("4. The functions' secrets");
    secrets.delete('GOOGLE_SERVICE_ACCOUNT_KEY');
    await operator.writeVariables('supabase/functions/.env', secrets);
    await writeFile(join(operator.folder, '../key.json'), JSON.stringify(keyFile, undefined, 2));
    await run('service-account');
    await run('secrets');
    const { GOOGLE_SERVICE_ACCOUNT_KEY: key = '', ...others } = Object.fromEntries(api.secrets);
    expect(JSON.parse(key)).toEqual(keyFile);
    expect(others).toEqual({
      ...Object.fromEntries(secrets),
      NOTIFICATIONS_FROM: 'Avisos <avisos@example.com.br>',
    });
  });

  it('deploys every function, with its files and nothing secret', async () => {
    await run('functions');
    expect([...api.functions.keys()].toSorted()).toEqual(functions.toSorted());
    const paths = [...api.functions.values()].flatMap(({ files }) => [...files.keys()]);
    const isExpected =
      /^supabase\/(?:functions\/.+\.ts|functions\/[\w-]+\/deno\.json|database\.types\.ts)$/;
    expect(paths.filter((path) => !isExpected.test(path))).toEqual([]);
  });

  it('has functions that answer, with the uploaded files and packages alone, to who has a key', async () => {
    const { url, publishableKey, secretKey } = await startApi();
    served = await serveDeployedFunctions({
      functions: api.functions.values(),
      env: {
        ...Object.fromEntries(api.secrets),
        // In the guide's place: neither the site nor Google is on the internet.
        SITE_FETCH_URL: siteAddress,
        ...services.env,
        SEARCH_CONSOLE_PROPERTY: `${siteUrl}/`,
        SUPABASE_URL: url,
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      },
    });
    const origin = served.url;
    const call = async (name: string, apikey?: string) => {
      const { status } = await fetch(`${origin}/functions/v1/${name}`, {
        method: 'POST',
        // A body that every function refuses once it has let the caller in.
        body: '[]',
        ...(apikey === undefined ? {} : { headers: { apikey } }),
      });
      return status;
    };
    for (const name of functions) {
      expect([name, await call(name), await call(name, secretKey)]).toEqual([name, 401, 400]);
    }
    expect(await call('generate-sitemap', publishableKey)).toBe(400);
    expect(await call('no-function', secretKey)).toBe(404);
  });

  it('builds the site from the variables that the guide names, beside an older one', async () => {
    const { url, publishableKey, secretKey } = await startApi();
    const variables = readVariables('6. The web server')
      .set('SUPABASE_URL', url)
      .set('SUPABASE_PUBLISHABLE_KEY', publishableKey)
      .set('SUPABASE_SECRET_KEY', secretKey)
      .set('PORT', new URL(siteAddress).port);
    await operator.writeVariables('.env', variables);
    // As after an earlier start: a build of other settings, which goes on being served meanwhile.
    const older = await buildForTests();
    cpSync(older, join(operator.folder, 'dist', basename(older)), { recursive: true });
    expect(await run('build')).toContain('Built into dist');
    expect(readdirSync(join(operator.folder, 'dist'))).toHaveLength(2);
  });

  it('fills the blog and makes an admin, who signs in with the password that was shown', async () => {
    const output = await run('first-admin');
    expect(output).toContain('15 posts written.');
    const [, email = '', password = ''] = /e-mail: +(\S+)\s+password: +(\S+)/.exec(output) ?? [];
    account = { email, password };
    const { url, publishableKey } = await startApi();
    const signIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect([email, signIn.status]).toEqual(['you@example.com.br', 200]);
  });

  it('tells the regular jobs where the functions are', async () => {
    await run('schedule-key');
    const held = await production().postgres.connect(
      'postgres',
      database,
      (sql) =>
        sql`select name, decrypted_secret as secret from vault.decrypted_secrets order by name`,
    );
    const { url, secretKey } = await startApi();
    expect([...held]).toEqual([
      { name: 'project_url', secret: url },
      { name: 'secret_key', secret: secretKey },
    ]);
  });

  it('has all regular jobs, whose calls reach the functions, and hears of one that is refused', async () => {
    await production().postgres.connect('postgres', database, async (sql) => {
      const jobs = await sql`select jobname as name, schedule as cron from cron.job`;
      const byName = Object.fromEntries(jobs.map(({ name, cron }) => [name, cron]));
      expect(byName).toEqual(Object.fromEntries(schedule.map(({ name, cron }) => [name, cron])));
      const [net] = await sql`
        select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_net'`;
      expect(net).toEqual({ schema: 'extensions' });

      const call = () =>
        sql`select public.call_edge_function('connection-check', '{"source":"schedule"}')`;
      await call();
      expect(await sendQueuedCalls(sql)).toEqual([200]);
      await sql`delete from public.scheduled_calls`;
      await call();
      await sql`
        insert into net._http_response (id, status_code) select request_id, 401 from public.scheduled_calls`;
      await sql`select public.collect_scheduled_calls()`;
      const outcomes = await sql`
        delete from public.function_outcomes where function = 'connection-check' returning source, status, message`;
      expect([...outcomes]).toEqual([
        {
          source: 'schedule',
          status: 'error',
          message: expect.stringContaining('não aceitou a chave do agendamento (HTTP 401)'),
        },
      ]);
      await sql`delete from net.http_request_queue`;
    });
  });

  it('serves a site whose sitemap comes from the functions, with every page of it', async () => {
    await operator.start('serve', 'The site is at');
    const sitemap = await fetch(`${siteAddress}/sitemap.xml`);
    expect(sitemap.headers.get('x-sitemap-source')).toBe('dynamic');
    const addresses = (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    const paths = [...addresses].map(([, address = '']) => address.replace(siteUrl, ''));
    expect(paths).toHaveLength(30);
    for (const path of paths) {
      const { status } = await fetch(`${siteAddress}${path}`, { redirect: 'manual' });
      expect([path, status]).toEqual([path, 200]);
    }
  });

  it('signs in there, audits the pages, fetches the figures of Google and resolves an alert', async () => {
    const { url, secretKey } = await startApi();
    const supabase = createClient<Database>(url, secretKey, { auth: { persistSession: false } });
    const title = 'Página fora do ar';
    await supabase.from('seo_alerts').insert(rows.seo_alerts({ title })).throwOnError();
    await visitAdmin(siteAddress, account, title);
    const { data: outcomes } = await supabase
      .from('function_outcomes')
      .select('function, status')
      .in('function', ['url-audit', 'google-search-console'])
      .order('function')
      .throwOnError();
    expect(outcomes).toEqual([
      { function: 'google-search-console', status: 'success' },
      { function: 'url-audit', status: 'success' },
    ]);
    const { data: figures } = await supabase
      .from('search_console_days')
      .select('date')
      .gt('clicks', 0)
      .throwOnError();
    expect(figures.length).toBeGreaterThan(0);
    const { data: alert } = await supabase
      .from('seo_alerts')
      .select('resolved')
      .eq('title', title)
      .single()
      .throwOnError();
    expect(alert.resolved).toBe(true);
  });

  it('updates the project, with nothing to change but the functions, whatever the settings are told again', async () => {
    const before = api.calls.length;
    await run('update');
    const changed = api.calls.slice(before).filter(({ method }) => method !== 'GET');
    expect(new Set(changed.map(({ path }) => path))).toEqual(
      new Set(['/functions', '/functions/deploy'].map((end) => `/v1/projects/${project}${end}`)),
    );
  });

  it('has then typed all that the documents say, but what other tests type', () => {
    const commands = readBlocks().filter(({ language }) => /^(?:sh|sql)$/.test(language));
    const names = commands.flatMap(({ name }) => name ?? []);
    expect([...operator.done, ...typedElsewhere].toSorted()).toEqual(names.toSorted());
  });
});

describe('the stand-in of the Management API refuses', () => {
  let api: ManagementApi;
  beforeAll(async () => {
    api = await startManagementApi();
  });
  afterAll(() => api.stop());

  const auth = `/v1/projects/${project}/config/auth`;
  const secrets = `/v1/projects/${project}/secrets`;
  it.each([
    ['a call without its token', 'GET', auth, undefined, 'wrong', 401],
    ['another project', 'GET', '/v1/projects/tsrqponmlkjihgfedcba', undefined, accessToken, 404],
    ['a setting that there is not', 'PATCH', auth, { site_uri: siteUrl }, accessToken, 400],
    ['a template without SMTP', 'PATCH', auth, { mailer_subjects_recovery: 'x' }, accessToken, 400],
    [
      "a secret of Supabase's own",
      'POST',
      secrets,
      [{ name: 'SUPABASE_A', value: 'x' }],
      accessToken,
      400,
    ],
  ] as const)('%s', async (_what, method, path, body, token, status) => {
    const answer = await fetch(`${api.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect([answer.status, await answer.json()]).toEqual([status, { message: expect.any(String) }]);
  });
});
