import { noteRead } from './content-reads.server.ts';
import { requestContext } from './request-context.server.ts';

/** Milliseconds in which a service that is away is told of once. */
const quietPeriod = 60_000;

/** A service of Supabase that does not answer: when that was said last, and how many calls failed since. */
interface Outage {
  toldAt: number;
  untold: number;
}

const outages = new Map<string, Outage>();

/**
 * `fetch` for Supabase's clients. Notes that it was called, and passes the request's id on. A service that does not answer
 * is one line of the log a minute, whatever the number of visitors.
 */
export async function supabaseFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  noteRead();
  const context = requestContext();
  const address = input instanceof Request ? input.url : String(input);
  const headers = new Headers(
    init?.headers ?? (input instanceof Request ? input.headers : undefined),
  );
  if (context !== undefined) headers.set('x-request-id', context.id);
  try {
    const response = await fetch(input, { ...init, headers });
    // What has an id was answered by a function of ours, which says for itself what is wrong.
    if (response.status < 502 || response.headers.has('x-request-id')) noteAnswer(address);
    else noteOutage(address, `HTTP ${response.status}`);
    return response;
  } catch (error) {
    // Nobody waits for it any more: that says nothing of the service.
    if (context?.hasLeft() !== true) noteOutage(address, reasonOf(error));
    throw error;
  }
}

function serviceOf(address: string): string {
  return /^\/(\w+)\/v1\//.exec(new URL(address).pathname)?.[1] ?? 'unknown';
}

function noteAnswer(address: string): void {
  const service = serviceOf(address);
  if (outages.delete(service)) console.log(`Supabase answers again (${service}).`);
  const context = requestContext();
  if (context !== undefined) context.isServiceAway = false;
}

function noteOutage(address: string, reason: string): void {
  const service = serviceOf(address);
  const context = requestContext();
  // What was said of another service does not silence this.
  if (context !== undefined) context.isServiceAway = false;
  const now = Date.now();
  const outage = outages.get(service);
  if (outage !== undefined && now - outage.toldAt < quietPeriod) {
    outage.untold += 1;
  } else {
    const more =
      outage === undefined ? '' : `; ${outage.untold} more calls failed since the last line`;
    console.error(`Supabase does not answer (${service}): ${reason}${more}.`);
    outages.set(service, { toldAt: now, untold: 0 });
  }
  if (context !== undefined) context.isServiceAway = true;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.name}: ${error.message}${cause}`;
}
