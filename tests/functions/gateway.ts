import { PassThrough } from 'node:stream';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { beforeEach, inject } from 'vitest';
import * as v from 'valibot';
import type { Answer, FunctionName } from '#functions/answers.ts';
import { answers } from '#functions/answers.ts';
import type { Database } from '#supabase/database.types.ts';
import { startFunctions } from '#supabase/local/functions-process.ts';
import { emptyTables } from '../support/clients.ts';
import type { Fault } from '../stand-ins/control.ts';

export { siteUrl } from '../stand-ins/services.ts';

const { url, secretKey, ...supabase } = inject('supabase');
const { servicesUrl: services, pagesUrl: site, ownSettings } = inject('functions');

/** Where the services are, for a webhook of theirs. */
export const servicesUrl = services;

export const { publishableKey } = supabase;
/** The settings with which the functions of these tests run. */
export const settings = ownSettings;

const options = { auth: { persistSession: false, autoRefreshToken: false } };

/** The settings of functions that have no secret of another service. */
export const noSecrets = {
  INDEXNOW_KEY: '',
  GOOGLE_SERVICE_ACCOUNT_KEY: '',
  CRUX_API_KEY: '',
  RESEND_API_KEY: '',
  NOTIFICATIONS_FROM: '',
};

/** Client with every right on the embedded database. */
export const database = createClient<Database>(url, secretKey, options);

/** What a function says when it did not do its work. */
const problem = v.object({ code: v.string(), message: v.string() });

type Client = SupabaseClient<Database>;

/** Calls a function through the gateway, as the site's server does; it must do its work. */
export async function invoke<Name extends FunctionName>(
  name: Name,
  body: object = {},
  client: Client = database,
): Promise<{ body: Answer<Name> }> {
  const { data, error } = await client.functions.invoke<unknown>(name, { body });
  if (error !== null) throw new Error(`${name} failed: ${await said(error)}`);
  return { body: v.parse(answers[name], data) };
}

/** Calls a function again and again until it has done all its work, as an operator's run does; answers what it said last. */
export async function runToEnd<Name extends 'url-audit' | 'advanced-url-monitoring'>(
  name: Name,
  body: object = {},
): Promise<Answer<Name>> {
  let { body: answer } = await invoke(name, body);
  while (answer.continues !== null) {
    ({ body: answer } = await invoke(name, { ...body, run: answer.continues.run }));
  }
  return answer;
}

/** Calls a function in the same way; it must refuse or fail. */
export async function refusal(name: FunctionName, body: object = {}, client: Client = database) {
  const { data, error } = await client.functions.invoke<unknown>(name, { body });
  if (error === null) throw new Error(`${name} did its work: ${JSON.stringify(data)}`);
  const response = v.parse(v.instance(Response), error.context);
  return { status: response.status, ...v.parse(problem, await response.json()) };
}

const said = async (error: { message: string; context?: unknown }) =>
  error.context instanceof Response ? error.context.text() : error.message;

/** Calls a function with any request. */
export async function call(name: string, init: RequestInit, projectUrl = url) {
  const headers = new Headers({ 'content-type': 'application/json', apikey: secretKey });
  for (const [header, value] of new Headers(init.headers)) headers.set(header, value);
  const response = await fetch(`${projectUrl}/functions/v1/${name}`, { ...init, headers });
  const text = await response.text();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), problem), text);
  return {
    status: response.status,
    headers: response.headers,
    ...(parsed.success ? parsed.output : {}),
  };
}

/**
 * Runs the functions in a process of their own with other settings than those of all tests, an empty one being unset.
 * `run` gets a client that calls them there, their address, and what they print of errors until then.
 */
export async function withSettings<T>(
  other: Record<string, string>,
  run: (client: Client, functionsUrl: string, printed: () => string) => Promise<T>,
): Promise<T> {
  const errors = new PassThrough();
  let printed = '';
  errors.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const functions = await startFunctions({ port: 0, env: { ...ownSettings, ...other }, errors });
  try {
    const client = createClient<Database>(functions.url, secretKey, options);
    return await run(client, functions.url, () => printed);
  } finally {
    await functions.stop();
  }
}

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

/** Makes Search Console have other figures: see the settings of the stand-in. */
export async function haveFigures(wanted: object): Promise<void> {
  await (await post(`${services}/__settings`, wanted)).body?.cancel();
}

const recordedCall = v.object({
  service: v.string(),
  method: v.string(),
  path: v.string(),
  body: v.unknown(),
});

/** Calls that the services got since the last reset. */
export async function callsOf(service: string) {
  const calls = v.parse(v.array(recordedCall), await (await fetch(`${services}/__calls`)).json());
  return calls.filter((recorded) => recorded.service === service);
}

export interface Page {
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

/** What a test may leave, in an order in which deleting a row of one writes none into one before. */
const tables = [
  'automation_logs',
  'blog_posts',
  'indexnow_queue',
  'search_console_data',
  'search_console_pages',
  'search_console_days',
  'url_monitoring',
  'seo_alerts',
  'function_outcomes',
  'job_locks',
  'page_runs',
  'url_inspections',
  'generated_sitemaps',
  'notification_settings',
  'notifications',
  'notification_messages',
];

/** A test begins with services and pages in order and with empty tables. */
beforeEach(async () => {
  await (await post(`${services}/__reset`, {})).body?.cancel();
  await servePages({});
  await emptyTables(tables);
});

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
