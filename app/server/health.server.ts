import { serverEnvironmentOfProcess } from './environment.server.ts';
import { isEnding } from './ending.server.ts';
import { refusal } from './refusal.server.ts';
import { supabaseFetch } from './supabase-fetch.server.ts';
import { databaseTimeout, publicSupabase } from './supabase.server.ts';

const paths = new Set(['/healthz', '/readyz']);

/** Whether the path is asked for by proxies and monitors, and by no visitor. */
export function isHealthPath(pathname: string): boolean {
  return paths.has(pathname);
}

/** Milliseconds for which an answer of a service holds, so that nobody can load Supabase by asking here. */
const heldFor = 5_000;

const checks = { database: held(isDatabaseThere), auth: held(isAuthThere) };

/**
 * `/healthz`: the process is alive. `/readyz`: it takes requests, and what it depends on answers; else 503 with the names of
 * what is away. `?exclude=database&exclude=auth` leaves these out: most pages are served without them, so that a proxy must
 * not take every instance out when the database is away.
 */
export async function answerHealth(
  request: Request,
  next: () => Response | Promise<Response>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!isHealthPath(pathname)) return next();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal('Method not allowed', 405, { allow: 'GET, HEAD', ...unlisted });
  }
  if (pathname === '/healthz') return healthAnswer('alive');
  if (isEnding()) return healthAnswer('draining');
  const excluded = searchParams.getAll('exclude');
  const asked = Object.entries(checks).filter(([name]) => !excluded.includes(name));
  const found = await Promise.all(
    asked.map(async ([name, isThere]) => ({ name, there: await isThere() })),
  );
  const away = found.filter(({ there }) => !there).map(({ name }) => name);
  return away.length === 0 ? healthAnswer('ready') : healthAnswer('unavailable', away);
}

const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

function healthAnswer(
  status: 'alive' | 'ready' | 'draining' | 'unavailable',
  away?: string[],
): Response {
  return Response.json(
    { status, ...(away !== undefined && { away }) },
    { status: status === 'alive' || status === 'ready' ? 200 : 503, headers: unlisted },
  );
}

/** Asks at most once at a time and again only when the last answer no longer holds. */
function held(ask: () => Promise<boolean>): () => Promise<boolean> {
  let last: { answer: Promise<boolean>; until: number } | undefined;
  return () => {
    if (last === undefined || Date.now() > last.until) {
      last = { answer: ask(), until: Date.now() + heldFor };
    }
    return last.answer;
  };
}

async function isDatabaseThere(): Promise<boolean> {
  const { error } = await publicSupabase().from('published_posts').select('slug').limit(1);
  return error === null;
}

async function isAuthThere(): Promise<boolean> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnvironmentOfProcess();
  return supabaseFetch(`${SUPABASE_URL}/auth/v1/health`, {
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
    signal: AbortSignal.timeout(databaseTimeout),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}
