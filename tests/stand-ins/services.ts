import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, importJWK, jwtVerify } from 'jose';
import * as v from 'valibot';
import { indexNowKey } from '../support/index-now-key.ts';
import { Control, sendJson } from './control.ts';
import { listen } from './listen.ts';
import { messengerEnv, messengerOf, receiveMessage } from './messengers.ts';

/** The service account that the stand-in knows, and the key that proves it. */
const account = 'site@project.iam.gserviceaccount.com';
const keyId = 'key-1';
const token = 'ya29.stand-in';
/** The site whose property the account may see, unless a test has another. */
export const siteUrl = 'https://www.example.com';
const cruxKey = 'crux-key';

const isoDate = v.pipe(v.string(), v.isoDate());
const query = v.strictObject({
  startDate: isoDate,
  endDate: isoDate,
  dimensions: v.array(v.picklist(['date', 'page', 'query'])),
  startRow: v.pipe(v.number(), v.minValue(0)),
  rowLimit: v.pipe(v.number(), v.maxValue(25_000)),
  type: v.literal('web'),
  dataState: v.literal('final'),
});
const inspection = v.strictObject({
  inspectionUrl: v.string(),
  siteUrl: v.string(),
  languageCode: v.string(),
});
const notification = v.strictObject({
  host: v.string(),
  key: v.string(),
  keyLocation: v.string(),
  urlList: v.pipe(v.array(v.pipe(v.string(), v.url())), v.minLength(1), v.maxLength(10_000)),
});

/** The day that has more rows than one page of Search Analytics holds. */
const busyDay = '2026-11-03';
const busyRows = 25_010;

/** What the functions need in their environment to call the stand-in. */
export interface Services {
  url: string;
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the services of Google and IndexNow, which know that site, on one port of this machine. */
export async function startServices(site = siteUrl): Promise<Services> {
  const property = `${site}/`;
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const verifyKey = await importJWK(await exportJWK(publicKey), 'RS256');
  const control = new Control();

  async function answer(request: IncomingMessage, response: ServerResponse, body: string) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (control.handle(pathname, body, response)) return;
    const messenger = messengerOf(pathname);
    if (messenger !== undefined) {
      return receiveMessage(messenger, control, request, response, body);
    }
    const service = serviceOf(pathname);
    control.record({
      service,
      method: request.method ?? '',
      path: pathname,
      body: parseBody(body),
    });
    if (await control.misbehave(service, request, response)) return;
    if (service === 'oauth') return grant(request, response, body);
    if (service === 'crux') return vitals(response, body, searchParams.get('key'), property);
    if (service === 'indexnow') return notified(response, body, site);
    if (request.headers.authorization !== `Bearer ${token}`) {
      return refuse(response, 401, 'authError', 'UNAUTHENTICATED');
    }
    if (service === 'sites') {
      return sendJson(response, 200, {
        siteEntry: [{ siteUrl: property, permissionLevel: 'siteOwner' }],
      });
    }
    if (service === 'inspect') return inspected(response, body, property);
    const [, asked = ''] = /^\/webmasters\/v3\/sites\/([^/]+)\//.exec(pathname) ?? [];
    if (decodeURIComponent(asked) !== property) {
      return refuse(response, 403, 'forbidden', 'PERMISSION_DENIED');
    }
    if (service === 'sitemaps' && request.method === 'PUT') return response.writeHead(204).end();
    if (service === 'query') return figures(response, body, site);
    return refuse(response, 404, 'notFound', 'NOT_FOUND');
  }

  /** RFC 7523: a signed assertion, for an hour at the most. */
  async function grant(request: IncomingMessage, response: ServerResponse, body: string) {
    const form = new URLSearchParams(body);
    const audience = `http://${request.headers.host}/token`;
    const verified = await jwtVerify(form.get('assertion') ?? '', verifyKey, {
      algorithms: ['RS256'],
      issuer: account,
      audience,
    }).catch(() => undefined);
    const { iat = 0, exp = 0, scope } = verified?.payload ?? {};
    const good =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      verified?.protectedHeader.kid === keyId &&
      exp - iat <= 3600 &&
      scope === 'https://www.googleapis.com/auth/webmasters';
    if (!good) return sendJson(response, 400, { error: 'invalid_grant' });
    return sendJson(response, 200, { access_token: token, expires_in: 3599, token_type: 'Bearer' });
  }

  const server = await listen(answer);
  const { url } = server;
  return {
    url,
    stop: () => server.stop(),
    env: {
      ...messengerEnv(url),
      GOOGLE_OAUTH_URL: url,
      GOOGLE_SEARCH_CONSOLE_URL: url,
      CRUX_URL: url,
      INDEXNOW_URL: url,
      CRUX_API_KEY: cruxKey,
      INDEXNOW_KEY: indexNowKey,
      GOOGLE_SERVICE_ACCOUNT_KEY: JSON.stringify({
        type: 'service_account',
        client_email: account,
        private_key_id: keyId,
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      }),
    },
  };
}

function serviceOf(path: string): string {
  if (path === '/token') return 'oauth';
  if (path === '/indexnow') return 'indexnow';
  if (path === '/v1/records:queryRecord') return 'crux';
  if (path === '/v1/urlInspection/index:inspect') return 'inspect';
  if (path.endsWith('/searchAnalytics/query')) return 'query';
  if (path.includes('/sitemaps/')) return 'sitemaps';
  return path === '/webmasters/v3/sites' ? 'sites' : 'unknown';
}

function parseBody(body: string): unknown {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), body);
  return parsed.success ? parsed.output : body;
}

function refuse(response: ServerResponse, code: number, reason: string, status: string): void {
  sendJson(response, code, { error: { code, message: reason, status, errors: [{ reason }] } });
}

/** Three rows a day, and one day with more than a page of them. */
function figures(response: ServerResponse, body: string, site: string): void {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), query), body);
  if (!parsed.success) return refuse(response, 400, 'badRequest', 'INVALID_ARGUMENT');
  const { startDate, endDate, dimensions, startRow, rowLimit } = parsed.output;
  if (dimensions.length === 0) {
    const totals = { clicks: 40, impressions: 1000, ctr: 0.04, position: 7.5 };
    return sendJson(response, 200, { rows: [totals], responseAggregationType: 'byProperty' });
  }
  if (startDate !== endDate) return refuse(response, 400, 'badRequest', 'INVALID_ARGUMENT');
  const count = startDate === busyDay ? busyRows : 3;
  const rows = Array.from({ length: count }, (_, index) => ({
    keys: [startDate, `${site}/pagina-${index % 5}`, `consulta ${index}`],
    clicks: 1,
    impressions: 4,
    ctr: 0.25,
    position: 3.5,
  })).slice(startRow, startRow + rowLimit);
  return sendJson(response, 200, { ...(rows.length > 0 && { rows }) });
}

/** Everything is indexed but the toilet's page. */
function inspected(response: ServerResponse, body: string, property: string): void {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), inspection), body);
  const { inspectionUrl = '', siteUrl: asked } = parsed.success ? parsed.output : {};
  if (asked !== property || !inspectionUrl.startsWith(property))
    return refuse(response, 400, 'badRequest', 'INVALID_ARGUMENT');
  const indexed = !inspectionUrl.endsWith('/vaso');
  return sendJson(response, 200, {
    inspectionResult: {
      inspectionResultLink: 'https://search.google.com/search-console/inspect',
      indexStatusResult: {
        verdict: indexed ? 'PASS' : 'NEUTRAL',
        coverageState: indexed ? 'Submitted and indexed' : 'Discovered - currently not indexed',
      },
    },
  });
}

const p75 = (value: number | string) => ({ percentiles: { p75: value } });

/** The home page has enough visits to be measured, the others have not. */
function vitals(
  response: ServerResponse,
  body: string,
  key: string | null,
  property: string,
): void {
  if (key !== cruxKey) return refuse(response, 400, 'badRequest', 'INVALID_ARGUMENT');
  const parsed = v.parse(v.pipe(v.string(), v.parseJson(), v.object({ url: v.string() })), body);
  if (parsed.url !== property) return refuse(response, 404, 'notFound', 'NOT_FOUND');
  return sendJson(response, 200, {
    record: {
      key: { url: property },
      metrics: {
        largest_contentful_paint: p75(1800),
        interaction_to_next_paint: p75(120),
        cumulative_layout_shift: p75('0.05'),
      },
    },
  });
}

function notified(response: ServerResponse, body: string, site: string): void {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), notification), body);
  if (!parsed.success) return sendJson(response, 400, { message: 'Bad request' });
  const { host, key, keyLocation, urlList } = parsed.output;
  if (key !== indexNowKey || keyLocation !== `${site}/${key}.txt`) {
    return sendJson(response, 403, { message: 'Key not valid' });
  }
  if (host !== new URL(site).host || urlList.some((url) => !url.startsWith(`${site}/`))) {
    return sendJson(response, 422, { message: 'URLs do not belong to the host' });
  }
  response.writeHead(202).end();
}
