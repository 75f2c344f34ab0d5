import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/database.types.ts';

/** A variable that the test runner sets. */
function environment(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined) throw new Error(`${name} is not set: run "npm test functions".`);
  return value;
}

const url = environment('SUPABASE_URL');
const secretKey = environment('SUPABASE_SECRET_KEY');
const services = environment('STAND_IN_SERVICES_URL');
const site = environment('STAND_IN_SITE_URL');

/** Where the services are, for a webhook of theirs. */
export const servicesUrl = services;

export const publishableKey = environment('SUPABASE_PUBLISHABLE_KEY');
export const siteUrl = 'https://www.example.com';

const options = { auth: { persistSession: false, autoRefreshToken: false } };

/** Client with every right on the embedded database. */
export const database = createClient<Database>(url, secretKey, options);

/** What a function answered. */
export interface Answer {
  status: number;
  // deno-lint-ignore no-explicit-any -- answers are read as each test expects them
  body: any;
  headers: Headers;
}

/** Calls a function through the gateway, as the site's server does. */
export async function invoke(name: string, body: object = {}): Promise<Answer> {
  const { data, error } = await database.functions.invoke(name, { body });
  if (error === null) return { status: 200, body: data, headers: new Headers() };
  const response: Response = error.context;
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** Calls a function with any request. */
export async function call(name: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    ...init,
    headers: { 'content-type': 'application/json', apikey: secretKey, ...init.headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  };
}

type Fault =
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'hang' }
  | { kind: 'cut' }
  | { kind: 'lost' }
  | { kind: 'garbage' };

async function post(address: string, body: unknown): Promise<Response> {
  return await fetch(address, { method: 'POST', body: JSON.stringify(body) });
}

/** Makes a service answer its next calls in that way, one after the other. */
export async function failNext(service: string, ...faults: Fault[]): Promise<void> {
  await (await post(`${services}/__faults`, { service, faults })).body?.cancel();
}

/** The same fault for a call and each of its repetitions, ours and the HTTP client's. */
export const always = (fault: Fault): Fault[] => Array.from({ length: 20 }, () => fault);

/** An error answer of a Google API. */
export const googleError = (status: number, reason: string): Fault => ({
  kind: 'status',
  status,
  body: { error: { code: status, message: reason, errors: [{ reason }] } },
});

export interface RecordedCall {
  service: string;
  method: string;
  path: string;
  // deno-lint-ignore no-explicit-any -- bodies are read as each test expects them
  body: any;
}

/** Calls that the services got since the last reset. */
export async function callsOf(service: string): Promise<RecordedCall[]> {
  const calls: RecordedCall[] = await (await fetch(`${services}/__calls`)).json();
  return calls.filter((recorded) => recorded.service === service);
}

interface Page {
  status?: number;
  html?: string;
  headers?: Record<string, string>;
  hang?: boolean;
}

/** Replaces what pages of the small site answer. */
export async function servePages(pages: Record<string, Page>): Promise<void> {
  await (await post(`${site}/__pages`, pages)).body?.cancel();
}

/** Rows of the activity log, the newest first. */
export async function logRows(type: string) {
  const { data } = await database
    .from('automation_logs')
    .select('status, message, data')
    .eq('type', type)
    .order('created_at', { ascending: false })
    .throwOnError();
  return data;
}

/** A test that begins with services and pages in order and with empty tables. */
export function test(name: string, run: () => Promise<void>): void {
  Deno.test({
    name,
    // supabase-js keeps its HTTP connections.
    sanitizeResources: false,
    sanitizeOps: false,
    fn: async () => {
      await (await post(`${services}/__reset`, {})).body?.cancel();
      await servePages({});
      await database.from('automation_logs').delete().not('id', 'is', null).throwOnError();
      await database.from('blog_posts').delete().not('id', 'is', null).throwOnError();
      await database.from('indexnow_queue').delete().neq('path', '').throwOnError();
      await database.from('search_console_data').delete().neq('url', '').throwOnError();
      await database.from('search_console_pages').delete().neq('url', '').throwOnError();
      await database.from('search_console_days').delete().gt('date', '1900-01-01').throwOnError();
      await database.from('url_monitoring').delete().neq('url', '').throwOnError();
      await database.from('seo_alerts').delete().not('id', 'is', null).throwOnError();
      await database.from('function_outcomes').delete().neq('function', '').throwOnError();
      await database.from('job_locks').delete().neq('job', '').throwOnError();
      await database.from('url_inspections').delete().neq('url', '').throwOnError();
      await database.from('generated_sitemaps').delete().not('id', 'is', null).throwOnError();
      await database.from('notification_settings').delete().not('id', 'is', null).throwOnError();
      await database.from('notifications').delete().not('id', 'is', null).throwOnError();
      await database.from('notification_messages').delete().not('id', 'is', null).throwOnError();
      await run();
    },
  });
}

/** Publishes posts with those slugs. */
export async function publish(...slugs: string[]): Promise<void> {
  const rows = slugs.map((slug) => ({
    slug,
    title: `Post ${slug}`,
    excerpt: 'Resumo.',
    content: '<p>Texto.</p>',
    meta_description: 'Descrição.',
    status: 'published',
    published_at: '2025-08-21T12:00:00Z',
  }));
  await database.from('blog_posts').insert(rows).throwOnError();
}
