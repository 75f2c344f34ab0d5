import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortestPassword } from '#supabase/admin/password-length.ts';
import { readVariables } from '../support/guide.ts';
import { serveDeployedFunctions } from './deployed-functions.ts';
import type { ManagementApi } from './management-api.ts';
import { accessToken, project, startManagementApi } from './management-api.ts';
import type { Operator } from './operator.ts';
import { startOperator } from './operator.ts';
import { installProductionPackages, missingParts } from './packages.ts';

const siteUrl = 'https://www.example.com.br';
const keys = { publishable: 'sb_publishable_rehearsal', secret: 'sb_secret_rehearsal' };
/** What is downloaded at Google: a file of several lines, in whose key line ends are written as \n. */
const keyFile = { type: 'service_account', private_key: '-----BEGIN PRIVATE KEY-----\nMII\n' };

const functions = readdirSync('supabase/functions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^_shared$|^node_modules$/.test(entry.name))
  .map(({ name }) => name);

describe.skipIf(missingParts() !== undefined)('whoever follows the guide', () => {
  let api: ManagementApi;
  let operator: Operator;

  beforeAll(async () => {
    const { supabase } = await installProductionPackages();
    api = await startManagementApi();
    operator = await startOperator({ apiUrl: api.url, supabase, databaseUrl: '' });
  });
  afterAll(async () => {
    await operator.stop();
    await api.stop();
  });

  /** Types a block that must go well. */
  async function run(block: string): Promise<void> {
    const { code, output } = await operator.run(block);
    expect(code, `The guide's block "${block}" failed:\n${output}`).toBe(0);
  }

  it('links the clone to the project', async () => {
    await run('link');
    expect(api.calls).toContainEqual(
      expect.objectContaining({ path: `/v1/projects/${project}/api-keys` }),
    );
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

  it('changes nothing by the same settings again', async () => {
    const before = api.calls.length;
    await run('settings');
    expect(api.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
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
    const served = await serveDeployedFunctions({
      functions: api.functions.values(),
      env: {
        ...Object.fromEntries(api.secrets),
        SUPABASE_URL: 'http://127.0.0.1:1',
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
      },
    });
    const call = async (name: string, apikey?: string) => {
      const { status } = await fetch(`${served.url}/functions/v1/${name}`, {
        method: 'POST',
        // A body that every function refuses once it has let the caller in.
        body: '[]',
        ...(apikey === undefined ? {} : { headers: { apikey } }),
      });
      return status;
    };
    try {
      for (const name of functions) {
        expect([name, await call(name), await call(name, keys.secret)]).toEqual([name, 401, 400]);
      }
      expect(await call('generate-sitemap', keys.publishable)).toBe(400);
      expect(await call('no-function', keys.secret)).toBe(404);
    } finally {
      await served.stop();
    }
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
