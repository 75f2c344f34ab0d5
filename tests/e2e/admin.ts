import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { request as playwrightRequest } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import type { Fault } from '../stand-ins/control.ts';
import { emptyTablesAt } from '../support/empty-tables.ts';
import { idle, openHydrated } from './hydration.ts';
import { environment, expect, test as base } from './site.ts';

export { expect, siteWithFaults } from './site.ts';

/** Every right on the database of the product under test. */
export const supabase = createClient<Database>(
  environment('SUPABASE_URL'),
  environment('SUPABASE_SECRET_KEY'),
  { auth: { persistSession: false } },
);

export interface Account {
  email: string;
  password: string;
}

/** Makes an account of its own for a test. */
export async function newAccount({ isAdmin }: { isAdmin: boolean }): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: `senha-${randomUUID()}` };
  const { data, error } = await supabase.auth.admin.createUser({ ...account, email_confirm: true });
  if (error !== null) throw error;
  if (isAdmin) await supabase.from('admins').insert({ user_id: data.user.id }).throwOnError();
  return account;
}

/** An address that no other test comes from: attempts at the sign-in are limited by address. */
export function newAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

/** Fills in the sign-in and sends it. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Sends a form of this site as a browser does. */
export function sendForm(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return request.post(path, {
    form,
    maxRedirects: 0,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
}

type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Signs an account in and answers its cookies. */
export async function sessionOf(account: Account): Promise<State> {
  const context = await playwrightRequest.newContext({
    baseURL: environment('SITE_URL'),
    extraHTTPHeaders: newAddress(),
  });
  const response = await sendForm(context, '/admin/entrar', {
    email: account.email,
    senha: account.password,
  });
  expect(response.status()).toBe(303);
  const state = await context.storageState();
  await context.dispose();
  return state;
}

/** The session that cookies hold, as JSON text. */
export function sessionJson(cookies: State['cookies']): string {
  const value = cookies
    .filter(({ name }) => name.startsWith(sessionCookie))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((cookie) => cookie.value)
    .join('');
  return Buffer.from(value.replace(/^base64-/, ''), 'base64url').toString();
}

/** The counted attempts of a limit at the sign-in that was touched last. */
export async function lastLimit(name: string) {
  const { data } = await supabase
    .from('rate_limits')
    .select('key, attempts')
    .like('key', `${name}:%`)
    .order('expires_at', { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  return data;
}

/** Has that limit stand as after so many attempts more. */
export async function addAttempts(name: string, more: number): Promise<void> {
  const { key, attempts } = await lastLimit(name);
  await supabase
    .from('rate_limits')
    .update({ attempts: attempts + more })
    .eq('key', key)
    .throwOnError();
}

/** The cookies but those of the session: what a browser keeps after it ended. */
export const withoutSession = ({ cookies }: State): State['cookies'] =>
  cookies.filter(({ name }) => !name.startsWith(sessionCookie));

/** A cookie header of those cookies. */
export const cookieHeader = (cookies: State['cookies']) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});

/** The one address of a worker's pages, since a context serves the next test only with the headers of the one before. */
const ownAddress = newAddress();

/** The session of this worker's operator. No fixture of the worker: tests that have another one get a new worker and browser. */
let operator: Promise<State> | undefined;

/** Playwright's test with an operator who is signed in, and pages of their own address. */
export const test = base.extend<{ operator: State }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
  operator: async ({}, use) => {
    operator ??= newAccount({ isAdmin: true }).then(sessionOf);
    await use(await operator);
  },
  storageState: ({ operator: state }, use) => use(state),
  keepsCache: true,
  // What turns and fades is drawn anew sixty times a second, a tenth of a browser's work. The tests of operations let it move.
  contextOptions: { reducedMotion: 'reduce' },
  // oxlint-disable-next-line no-empty-pattern -- as above
  extraHTTPHeaders: ({}, use) => use(ownAddress),
});

/** Name of the session's cookie. */
export const sessionCookie = 'sessao-admin';

/** Name of the cookie that says since when the session lasts. */
export const termCookie = 'prazo-admin';

/** The page knows who is signed in. */
export async function expectSignedIn(page: Page, { email }: Account): Promise<void> {
  await expect(page.getByRole('button', { name: email })).toBeVisible();
}

/** The button with exactly that name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens an admin page and waits until it answers to presses. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /abrir menu da conta/ })).toBeEnabled();
}

/** Opens an admin page and waits until its charts are drawn too, whose code comes last. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await whole(page);
}

/** Waits until the charts of the admin page that is open are drawn. */
export async function whole(page: Page): Promise<void> {
  await expect(page.locator('div[aria-hidden="true"]:empty + details')).toHaveCount(0);
  await idle(page);
}

/** Opens an admin page and waits until all that it asks the server at first is answered. */
export async function openAnswered(page: Page, path: string): Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await openHydrated(page, path);
  await expect.poll(() => asked.size).toBe(0);
}

/** The toast that says so. */
export function toast(page: Page, title: string | RegExp) {
  return page.locator('[data-sonner-toast]').filter({ hasText: title });
}

async function control(url: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
}

/** Makes a service on the internet answer its next calls in that way. */
export const failService = (service: string, ...faults: Fault[]) =>
  control(environment('STAND_IN_SERVICES_URL'), '/__faults', { service, faults });

/** Makes Search Console have other figures: see the settings of the stand-in. */
export const haveFigures = (wanted: object) =>
  control(environment('STAND_IN_SERVICES_URL'), '/__settings', wanted);

/** Makes a part of Supabase fail its next calls, on the way from `siteWithFaults`. */
export const failSupabase = (part: string, ...faults: Fault[]) =>
  control(environment('STAND_IN_FAULTS_URL'), '/__faults', { service: part, faults });

/** Lets the calls to Supabase go on that a fault holds. */
export const releaseSupabase = () => control(environment('STAND_IN_FAULTS_URL'), '/__release', {});

/** Everything is well again. */
export async function mendAll(): Promise<void> {
  await control(environment('STAND_IN_SERVICES_URL'), '/__reset', {});
  await control(environment('STAND_IN_FAULTS_URL'), '/__reset', {});
}

/** The same fault for a call and each of its repetitions. */
export const always = (fault: Fault): Fault[] => Array.from({ length: 20 }, () => fault);

/** Empties what the admin area shows, but the posts. */
export const emptyReports = () =>
  emptyTablesAt(environment('SUPABASE_URL'), environment('SUPABASE_SECRET_KEY'), [
    'automation_logs',
    'search_console_data',
    'search_console_pages',
    'search_console_days',
    'url_monitoring',
    'url_inspections',
    'seo_alerts',
    'generated_sitemaps',
    'admin_runs',
    'function_outcomes',
    'job_locks',
  ]);
