import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { shortestPassword } from '../admin/password-length.ts';
import type { Keys } from './keys.ts';

interface GatewayParts {
  keys: Keys;
  /** Supabase's REST and Auth API. */
  api: (request: Request) => Response | Promise<Response>;
  /** Origin of the edge functions' process. */
  functionsUrl: () => string | undefined;
  /** Whether there is room on the disk for what a call may write. */
  hasRoom?: () => boolean;
}

const newUser = v.object({
  email: v.pipe(v.string(), v.email()),
  password: v.pipe(v.string(), v.minLength(shortestPassword)),
});

/**
 * What this site uses of Supabase Auth. All else stays closed: a sign-up, and the one-time codes and magic links that
 * would let someone in past the password.
 */
const authCalls = new Set([
  'POST /auth/v1/token',
  'GET /auth/v1/user',
  'PUT /auth/v1/user',
  'POST /auth/v1/logout',
  'POST /auth/v1/recover',
  'POST /auth/v1/verify',
]);

/** The few paths of a Supabase project that this site uses; a key is required on each. */
export function createGateway({ keys, api, functionsUrl, hasRoom = () => true }: GatewayParts) {
  return async (request: Request): Promise<Response> => {
    const key = request.headers.get('apikey') ?? '';
    const isSecret = sameKey(key, keys.secretKey);
    if (!isSecret && !sameKey(key, keys.publishableKey)) {
      return problem(401, 'invalid_api_key', 'No API key, or one that this project does not know.');
    }
    // As the API reads it: `%73` is an s there too.
    const path = decodedPath(request.url);
    if (path.startsWith('/functions/v1/')) return proxyToFunction(request, functionsUrl());
    if (request.method !== 'GET' && request.method !== 'HEAD' && !hasRoom()) {
      // PostgreSQL's code, and PostgREST's status for it.
      return problem(503, '53100', 'The disk is full: the database is only read.');
    }
    if (path === '/auth/v1/admin/users' && request.method === 'POST') {
      return isSecret
        ? createUser(request, api)
        : problem(403, 'not_admin', 'The secret key is needed.');
    }
    if (path === '/auth/v1/health') return Response.json({ description: 'Supabase Auth' });
    // As a hosted project with sign-ups disabled.
    if (path === '/auth/v1/signup') {
      return problem(422, 'signup_disabled', 'Signups not allowed for this instance');
    }
    if (path.startsWith('/rest/v1/') || authCalls.has(`${request.method} ${path}`)) {
      return withPostgrestStatus(await api(request));
    }
    return problem(404, 'not_found', 'Nothing is served at this path.');
  };
}

/** The decoded path of an address; empty when it cannot be decoded. */
function decodedPath(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname);
  } catch {
    return '';
  }
}

function sameKey(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function problem(status: number, code: string, message: string): Response {
  return Response.json({ code, error_code: code, message, msg: message }, { status });
}

async function proxyToFunction(request: Request, origin: string | undefined): Promise<Response> {
  if (origin === undefined)
    return problem(503, 'functions_starting', 'The functions are starting.');
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('host');
  headers.delete('connection');
  try {
    return await fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers,
      body: request.body,
      ...(request.body === null ? {} : { duplex: 'half' }),
      redirect: 'manual',
      signal: request.signal,
    });
  } catch {
    return problem(502, 'function_unreachable', 'The function did not answer.');
  }
}

/** Auth's admin API is missing in lite: a user is made by its own sign-up, which confirms at once. */
async function createUser(request: Request, api: GatewayParts['api']): Promise<Response> {
  const body = v.safeParse(newUser, await request.json().catch(() => undefined));
  if (!body.success) {
    return problem(
      422,
      'validation_failed',
      `An e-mail and a password of ${shortestPassword} characters are needed.`,
    );
  }
  const signUp = new Request(new URL('/auth/v1/signup', request.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: request.headers.get('apikey') ?? '' },
    body: JSON.stringify(body.output),
  });
  const response = await api(signUp);
  if (!response.ok) return response;
  const { user } = v.parse(v.looseObject({ user: v.unknown() }), await response.json());
  return Response.json(user);
}

const checkViolation = v.looseObject({
  code: v.literal('SUP'),
  message: v.pipe(v.string(), v.regex(/violates check constraint/)),
});

/** A violated CHECK as PostgREST answers it: 400 with SQLSTATE 23514; lite answers 500. */
async function withPostgrestStatus(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const text = await response.text();
  const error = v.safeParse(v.pipe(v.string(), v.parseJson(), checkViolation), text);
  if (!error.success) return new Response(text, response);
  const message = error.output.message.replace(/^error: /, '');
  return Response.json({ ...error.output, code: '23514', message }, { status: 400 });
}
