import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import * as v from 'valibot';
import { firstArticles, staticGuides, staticPages } from '#functions/sitemap/paths.ts';

export { expect } from '@playwright/test';

const pathsUnder = (folder: string) =>
  staticPages.map(({ path }) => path).filter((path) => path.startsWith(folder));

export const servicePaths = pathsUnder('/servicos/');

export const neighborhoodPaths = pathsUnder('/bairros/');

export const guidePaths = staticGuides.map(({ path }) => path);

export const articlePaths = firstArticles.map(({ path }) => path);

/** One of every kind of page that visitors see, and all of those that are few. */
export const publicPaths = [
  '/',
  '/sobre',
  '/contato',
  '/politica-privacidade',
  ...servicePaths,
  ...neighborhoodPaths,
  ...guidePaths,
  '/blog',
  '/blog?pagina=2',
  '/blog/pia-da-cozinha-entupida-o-que-fazer',
];

/** Every page that visitors see. */
export const everyPath = [...new Set([...publicPaths, ...articlePaths])];

interface Fixtures {
  /** Console messages that this test expects; any other error or warning fails it. */
  expectedConsole: RegExp[];
  /** Other origins that this test lets the page ask. */
  expectedOrigins: string[];
  /** Whether the browser has what another test of its kind loaded, as that of somebody who comes every day. */
  keepsCache: boolean;
}

/** The context of the test before, and by which options it was made. */
let kept: { context: BrowserContext; options: string } | undefined;

/**
 * That context if it has the same options, else a new one. It has a page that stays, since the browser ends the process of
 * the last one, and to start another one takes as long as a visit.
 */
async function keptContext(browser: Browser, options: string): Promise<BrowserContext> {
  if (kept?.options === options) return kept.context;
  await kept?.context.close();
  const context = await browser.newContext();
  await context.newPage();
  kept = { context, options };
  return context;
}

/** All that was loaded is forgotten; nothing else of a page stays but cookies, since the site keeps the rest in its tab. */
async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Playwright's test, failing on a console error or warning, an uncaught exception and a request to another origin. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
  baseURL: ({}, use) => use(environment('SITE_URL')),
  expectedConsole: [[], { option: true }],
  expectedOrigins: [[], { option: true }],
  keepsCache: [false, { option: true }],
  // A context is kept for the tests that follow, as a browser of its own for each page would be two thirds of a visit to a
  // public page, a third of one to an admin page. Offline and permissions a test puts back itself, and uses no clock of
  // Playwright's, which would stay. A failed test gets a new worker.
  context: async (
    {
      browser,
      baseURL,
      contextOptions,
      extraHTTPHeaders,
      javaScriptEnabled,
      storageState,
      viewport,
    },
    use,
  ) => {
    const lasting = [baseURL, contextOptions, extraHTTPHeaders, javaScriptEnabled, viewport];
    const context = await keptContext(browser, JSON.stringify(lasting));
    await context.clearCookies();
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
    const [first] = context.pages();
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const page of context.pages()) if (page !== first) await page.close();
  },
  page: async ({ page, baseURL, expectedConsole, expectedOrigins, keepsCache }, use) => {
    if (!keepsCache) await emptyCache(page);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type())) return;
      if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(text);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const own = [new URL(baseURL ?? '').origin, ...otherOwnOrigins(), ...expectedOrigins];
      if (protocol.startsWith('http') && !own.includes(origin)) {
        problems.push(`request to another origin: ${request.url()}`);
      }
    });
    await use(page);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
});

/** What each worker's product is reached by (tests/support/browser-tests.ts). */
const products = v.parse(
  v.pipe(v.string(), v.parseJson(), v.array(v.record(v.string(), v.string()))),
  process.env['PRODUCTS'],
);
/** The address leads nowhere, and says so as any other does: a page in Portuguese that is not indexed and not kept. */
export async function expectNotFoundPage(request: APIRequestContext, path: string): Promise<void> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(404);
  expect(response.headers(), path).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  const html = await response.text();
  expect(html, path).toContain('Oops! Page not found');
  expect(html, path).toContain('<title>Página não encontrada');
  expect(html, path).toContain('Esta página não existe');
  expect(html, path).toMatch(/<meta name="robots" content="noindex, follow"/);
}

/** Address of the same site with a database that does not answer. */
export const siteWithoutDatabase = environment('SITE_WITHOUT_DATABASE_URL').replace(/\/$/, '');

/** The same site, whose way to Supabase a test can break. */
export const siteWithFaults = environment('SITE_WITH_FAULTS_URL').replace(/\/$/, '');

function otherOwnOrigins(): string[] {
  return [siteWithoutDatabase, siteWithFaults].map((url) => new URL(url).origin);
}

/** A variable of this worker's product, or one that the test runner sets for all. */
export function environment(name: string): string {
  const value =
    products[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]?.[name] ?? process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run "npm test browser".`);
  return value;
}
