import { periodOf } from '#app/admin/seo-dashboard/period.ts';
import { windows } from '#app/admin/seo-dashboard/search.ts';
import { daysOf, pacificToday, shiftDay } from '#functions/google/days.ts';
import type { Client } from './client.ts';
import { siteUrl } from './client.ts';

const small = 10_000;
const large = 1_000_000;
/** Days over which the rows lie: what Search Console keeps. */
const days = 480;
/** Measured calls, of which the middle one counts. */
const calls = 5;
const pages = 40;

const urlOf = (page: number) => `${siteUrl}/pagina-${page}`;

/** Fills every day with as many rows as make that number in all, as a sync does. */
async function fill(client: Client, rows: number, today: string): Promise<void> {
  const each = Math.ceil(rows / days);
  for (const day of daysOf({ first: shiftDay(today, 1 - days), last: today })) {
    const queries = Array.from({ length: each }, (_, index) => ({
      url: urlOf(index % pages),
      query: `consulta de busca número ${Math.floor(index / pages)}`,
      clicks: index % 5,
      impressions: (index % 5) + (index % 17),
      ctr: 0.1,
      position: 1 + (index % 40),
    }));
    const sums = { clicks: each, impressions: each * 10, ctr: 0.1, position: 8 };
    await client
      .rpc('replace_search_day', {
        day,
        day_is_final: true,
        totals: sums,
        pages: Array.from({ length: pages }, (_, index) => ({ url: urlOf(index), ...sums })),
        queries,
      })
      .throwOnError();
  }
}

async function middleTime(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(calls / 2)] ?? 0;
}

/** Milliseconds of the dashboard's one call for each window, and of the funnel. */
async function measure(client: Client, today: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const window of windows) {
    const { first, last } = periodOf(window, undefined, today);
    times.set(
      `dashboard, ${window} days`,
      await middleTime(async () => {
        await client
          .rpc('seo_dashboard_report', { first_day: first, last_day: last })
          .throwOnError();
      }),
    );
    times.set(
      `search in all queries, ${window} days`,
      await middleTime(async () => {
        await client
          .rpc('search_rows', {
            list: 'queries',
            first_day: first,
            last_day: last,
            search: 'numero 1',
            sort: 'position',
          })
          .throwOnError();
      }),
    );
  }
  const funnel = Array.from({ length: pages }, (_, index) => ({
    path: `/pagina-${index}`,
    lastmod: '2025-01-01',
  }));
  times.set(
    `funnel of ${pages} pages`,
    await middleTime(async () => {
      await client
        .rpc('indexing_funnel', { site_url: siteUrl, pages: funnel, first_row: 0, row_count: 50 })
        .throwOnError();
    }),
  );
  return times;
}

/**
 * Times the SEO dashboard over few and over many search figures, with an admin's rights, which the policies of the
 * tables check, and reports how it grows.
 */
export async function benchDashboard(client: Client, operator: Client): Promise<void> {
  const today = pacificToday(new Date());
  console.log(`Writing ${small} search figures…`);
  await fill(client, small, today);
  const few = await measure(operator, today);
  console.log(`Writing ${large} search figures…`);
  await fill(client, large, today);
  const many = await measure(operator, today);
  for (const [name, milliseconds] of many) {
    const before = few.get(name) ?? 0;
    console.log(
      `${name}: ${before.toFixed(0)} ms with ${small} rows, ${milliseconds.toFixed(0)} ms with ${large}: ` +
        `${large / small} times the rows take ${(milliseconds / before).toFixed(1)} times the time.`,
    );
  }
}
