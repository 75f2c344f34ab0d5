import { join } from 'node:path';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { SignJWT } from 'jose';
import { serve } from 'srvx';
import { supabaseApi, withoutGrants } from '#supabase/local/database.ts';
import { createGateway } from '#supabase/local/gateway.ts';
import { loadOrCreateKeys } from '#supabase/local/keys.ts';
import { freePort } from '../support/product.ts';
import { startGuarded } from './guarded-process.ts';
import type { Postgres } from './postgres.ts';

interface ProjectParts {
  postgres: Postgres;
  database: string;
  /** Path of PostgREST. */
  postgrest: string;
  /** Folder for keys and e-mails. */
  folder: string;
  siteUrl: string;
  /** Origin of the deployed functions, once they are there. */
  functionsUrl?: () => string | undefined;
}

/** PostgREST answers at most so many rows, as `supabase/config.toml` tells a hosted project. */
const maxRows = 1000;

/** A longer URL does not come through to a hosted project. */
const longestUrl = 16_384;

/**
 * The API of a hosted project over a database: PostgREST, the auth service of lite, and in front of them what turns
 * Supabase's opaque keys into tokens of roles.
 */
export async function startProject(parts: ProjectParts) {
  const { postgres, database, folder, siteUrl } = parts;
  const keys = await loadOrCreateKeys(join(folder, 'keys.json'));
  const restUrl = `http://127.0.0.1:${await freePort()}`;
  const rest = await startGuarded({
    command: parts.postgrest,
    args: [],
    env: {
      PGRST_DB_URI: postgres.url('authenticator', database),
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: String(maxRows),
      PGRST_JWT_SECRET: keys.jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: new URL(restUrl).port,
    },
    readyWhen: /Schema cache loaded/,
  });
  const connection = createPostgresConnection({
    url: postgres.url('supabase_admin', database),
    postgresOptions: {
      onnotice: () => {},
      // Objects are turned into JSON before they come here; the driver would do so once more.
      types: { json: { to: 114, from: [114, 3802], serialize: String, parse: JSON.parse } },
    },
  });
  withoutGrants(connection);
  const auth = supabaseApi(connection, keys, siteUrl, join(folder, 'mail'));

  const tokenOf = (role: string) =>
    new SignJWT({ role }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(keys.jwtSecret));
  const roleTokens = {
    anon: await tokenOf('anon'),
    service_role: await tokenOf('service_role'),
  };

  async function callRest(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (request.url.length > longestUrl) return new Response('URI Too Long', { status: 414 });
    const headers = new Headers(request.headers);
    const role = headers.get('apikey') === keys.secretKey ? 'service_role' : 'anon';
    // A key stands there where nobody has signed in.
    if (!/^Bearer (?!sb_)/i.test(headers.get('authorization') ?? '')) {
      headers.set('authorization', `Bearer ${roleTokens[role]}`);
    }
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
    return fetch(`${restUrl}${pathname.replace('/rest/v1', '')}${search}`, {
      method: request.method,
      headers,
      body: request.body,
      ...(request.body === null ? {} : { duplex: 'half' }),
      signal: request.signal,
    });
  }

  const gateway = createGateway({
    keys,
    api: (request) =>
      new URL(request.url).pathname.startsWith('/rest/v1/')
        ? callRest(request)
        : auth.fetch(request, { peerAddress: null }),
    functionsUrl: parts.functionsUrl ?? (() => undefined),
  });
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    fetch: gateway,
  });
  await server.ready();
  return {
    url: (server.url ?? '').replace(/\/$/, ''),
    ...keys,
    mailFolder: join(folder, 'mail'),
    stop: async () => {
      await server.close(true);
      await Promise.all([rest.stop(), connection.close()]);
    },
  };
}
