import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readBlogList } from '#app/blog/posts.server.ts';
import { loadDashboard } from '#app/admin/seo-dashboard/dashboard.server.ts';
import { loadFunnel } from '#app/admin/seo-dashboard/funnel.server.ts';
import { loadSitemapReport } from '#app/admin/sitemap-manager/sitemap-report.server.ts';
import { loadNewsSitemap, loadSitemap, loadSitemapPart } from '#app/sitemap/sitemap.server.ts';
import { pacificToday, shiftDay } from '#functions/google/days.ts';
import { readSitemap } from '#functions/sitemap/read.ts';
import { createAdmin } from '#supabase/admin/admin.ts';
import type { Database } from '#supabase/database.types.ts';
import { functionsEnvironment, startFunctions } from '#supabase/local/functions-process.ts';
import { migratedProject } from './postgres.ts';
import { production } from './production.ts';
import { startProject } from './gateway.ts';

/** Posts, and search figures of 90 days: what a busy blog has after some years. */
const postCount = 50_000;
const figuresOfADay = 2_500;
/** Search figures of one day that Search Console answers at most in one call. */
const largestDay = 25_000;

const database = 'busy_project';
const siteUrl = 'https://www.example.com';
const { packages, postgres } = production();

let folder: string;
let project: Awaited<ReturnType<typeof startProject>>;
let functions: Awaited<ReturnType<typeof startFunctions>> | undefined;
let secret: SupabaseClient<Database>;
let operator: SupabaseClient<Database>;

beforeAll(async () => {
  await postgres.createDatabase(database, migratedProject);
  // A new connection knows no trigger: that a page of a post is to be told to search engines matters to no test here. The number of
  // posts, which one of them keeps, is written by hand.
  await postgres.connect('supabase_admin', database, async (sql) => {
    await sql`set session_replication_role = replica`;
    await sql`
      insert into public.blog_posts (title, slug, excerpt, content, meta_description, status, published_at)
      select 'Artigo ' || n, 'artigo-' || n, 'Resumo.', '<p>Texto.</p>', 'Descrição.', 'published',
        timestamptz '2020-01-01' + n * interval '1 hour'
      from generate_series(1, ${postCount}::integer) n`;
    await sql`
      insert into public.content_changes (content, changes, published) values ('blog_posts', 1, ${postCount})`;
    await sql`
      insert into public.search_console_data (date, url, query, clicks, impressions, position)
      select current_date - day, ${siteUrl} || '/blog/artigo-' || n % 400, 'consulta ' || n, n % 5, 10 + n % 50, 1 + n % 40
      from generate_series(1, 90) day, generate_series(1, ${figuresOfADay}::integer) n`;
    await sql`
      insert into public.search_console_pages (date, url, clicks, impressions, position)
      select current_date - day, ${siteUrl} || '/blog/artigo-' || n, n % 5, 10 + n % 50, 1 + n % 40
      from generate_series(1, 90) day, generate_series(1, 400) n`;
    await sql`
      insert into public.search_console_days (date, clicks, impressions, position, is_final, synced_at)
      select current_date - day, 900, 9000, 8, true, now() from generate_series(1, 90) day`;
    await sql`
      insert into public.url_monitoring (url, status_code, response_time)
      select ${siteUrl} || '/blog/artigo-' || n, 200, 100 from generate_series(1, ${postCount}::integer) n`;
    await sql`analyze`;
    await sql`
      create function public.longest_statement() returns text language sql
      as $$ select current_setting('statement_timeout') $$`;
    await sql`
      grant execute on function public.longest_statement() to anon, authenticated, service_role`;
  });
  folder = await mkdtemp(join(tmpdir(), 'site-limits-'));
  project = await startProject({
    postgres,
    database,
    postgrest: packages.postgrest,
    folder,
    siteUrl,
    functionsUrl: () => functions?.url,
  });
  functions = await startFunctions({
    port: 0,
    env: functionsEnvironment({
      supabaseUrl: project.url,
      siteUrl,
      siteFetchUrl: 'http://127.0.0.1:9',
      keys: project,
    }),
  });
  vi.stubEnv('SUPABASE_URL', project.url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', project.publishableKey);
  vi.stubEnv('SUPABASE_SECRET_KEY', project.secretKey);
  const account = { email: 'operador@example.com', password: 'uma senha longa' };
  await createAdmin(project.url, project.secretKey, account);
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  secret = createClient<Database>(project.url, project.secretKey, options);
  operator = createClient<Database>(project.url, project.publishableKey, options);
  const { error } = await operator.auth.signInWithPassword(account);
  if (error !== null) throw error;
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await functions?.stop();
  await project.stop();
  await rm(folder, { recursive: true, force: true });
});

it('no answer has more than 1,000 rows', async () => {
  const { data } = await secret.from('blog_posts').select('id').throwOnError();
  expect(data).toHaveLength(1000);
});

it('no statement takes longer than 8 s, and a visitor’s none longer than 3 s', async () => {
  const { data } = await operator.auth.getSession();
  const { publishableKey, secretKey } = project;
  const limitOf = async (apikey: string, token = apikey) => {
    const answer = await fetch(`${project.url}/rest/v1/rpc/longest_statement`, {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${token}` },
    });
    return answer.json();
  };
  expect({
    visitor: await limitOf(publishableKey),
    operator: await limitOf(publishableKey, data.session?.access_token),
    server: await limitOf(secretKey),
  }).toEqual({ visitor: '3s', operator: '8s', server: '8s' });
});

async function textOf(chunks: AsyncIterable<Uint8Array> | Uint8Array[]): Promise<string> {
  const whole: Uint8Array[] = [];
  for await (const chunk of chunks) whole.push(chunk);
  return Buffer.concat(whole).toString();
}

async function sitemapOfFunction(): Promise<string> {
  const { xml, source } = await loadSitemap();
  expect(source).toBe('dynamic');
  return xml;
}

it('50,000 posts are all in the sitemap', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // On a busy machine the function's first answer may take longer than the site waits for it.
  const xml = await vi.waitFor(sitemapOfFunction, { timeout: 30_000 });
  const index = readSitemap(xml);
  if (!index.ok || index.kind !== 'index') throw new Error('It is no index.');
  const posts = new Set();
  for (const [place] of index.entries.entries()) {
    const part = await loadSitemapPart(place + 1);
    const text = await textOf(part ?? []);
    for (const [, slug] of text.matchAll(/<loc>[^<]+\/blog\/(artigo-\d+)<\/loc>/g)) posts.add(slug);
  }
  expect(posts.size).toBe(postCount);
  expect((await loadNewsSitemap()).isWhole).toBe(true);
});

it('the first and the last page of their list are read, and none after it', async () => {
  const first = await readBlogList(1);
  expect(first?.posts[0]?.slug).toBe(`artigo-${postCount}`);
  expect(first?.pageCount).toBe(Math.ceil(postCount / 12));
  const last = await readBlogList(first?.pageCount ?? 0);
  expect(last?.posts.at(-1)?.slug).toBe('artigo-1');
  expect(await readBlogList((first?.pageCount ?? 0) + 1)).toBeUndefined();
});

it('the reports of the admin area are answered in time', async () => {
  const dashboard = await loadDashboard(operator, { days: 90, until: undefined }, new Date());
  expect(dashboard.totals.clicks).toBeGreaterThan(50_000);
  const report = await loadSitemapReport(operator, new Date());
  expect(report.posts).toBe(postCount);
});

it('the funnel has every page, the last one too', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const first = await loadFunnel(operator, { stage: undefined, page: 1 }, new Date());
  expect(first.total).toBeGreaterThanOrEqual(postCount);
  const lastPage = Math.ceil(first.total / first.rows.length);
  const last = await loadFunnel(operator, { stage: undefined, page: lastPage }, new Date());
  expect(last.rows.length).toBeGreaterThan(0);
  expect(last.stopped.reduce((sum, count) => sum + count, 0)).toBe(first.total);
});

it('the largest day that Google answers is kept in one call', async () => {
  const day = shiftDay(pacificToday(new Date()), -100);
  const { data } = await secret
    .rpc('replace_search_day', {
      day,
      day_is_final: true,
      totals: { clicks: 100, impressions: 250_000, ctr: 0.1, position: 8 },
      pages: [{ url: `${siteUrl}/`, clicks: 100, impressions: 250_000, ctr: 0.1, position: 8 }],
      queries: Array.from({ length: largestDay }, (_, index) => ({
        url: `${siteUrl}/blog/artigo-${index % 400}`,
        query: `consulta de busca bem comprida, como as que se fazem de noite, número ${index}`,
        clicks: index % 5,
        impressions: 10,
        ctr: 0.1,
        position: 1 + (index % 40),
      })),
    })
    .throwOnError();
  expect(data).toMatchObject({ confirmed: true, rows: largestDay });
});
