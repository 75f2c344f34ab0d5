import * as v from 'valibot';
import { siteUrl, source } from '../_shared/body.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/errors.ts';
import { searchConsoleProperty } from '../_shared/google/property.ts';
import type { SearchFigures } from '../_shared/google/search-console.ts';
import { rowsPerPage, searchConsole } from '../_shared/google/search-console.ts';
import { googleAccessToken } from '../_shared/google/service-account.ts';

/** Days of a sync whose caller names none (specification, section 9), and the most that one may have. */
const defaultDays = 7;
const longestDays = 92;
const day = 24 * 3600 * 1000;

const isoDate = v.pipe(v.string(), v.isoDate());
const body = v.object({
  action: v.literal('fetch_data'),
  siteUrl,
  startDate: v.optional(isoDate),
  endDate: v.optional(isoDate),
  source,
});

type Client = ReturnType<typeof searchConsole>;

/**
 * Copies the final figures of Search Console, day by day. Each day is written whole or not at all; when a day
 * fails, those before it stay and the answer names the ones that are missing.
 */
export const googleSearchConsole: FunctionDefinition<'google-search-console', typeof body> = {
  name: 'google-search-console',
  callers: ['secret'],
  body,
  logType: 'seo_automation',
  exclusiveSeconds: 300,
  async handle({ database, env, now, body: call }) {
    const site = readSite(env);
    const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    const startDate = call.startDate ?? isoDay(now.getTime() - defaultDays * day);
    const endDate = call.endDate ?? isoDay(now.getTime());
    const days = daysBetween(startDate, endDate);
    const property = propertyFor(call.siteUrl, searchConsoleProperty(env, site));
    const client = searchConsole(env, await googleAccessToken(env, now), property);

    const [totals] = await client.query({ startDate, endDate, dimensions: [], startRow: 0 });
    let rows = 0;
    const complete: string[] = [];
    let failure: FunctionError | undefined;
    for (const date of days) {
      try {
        const figures = await figuresOfDay(client, date);
        const { data } = await database
          .rpc('replace_search_console_day', { day: date, figures })
          .throwOnError();
        rows += data;
        complete.push(date);
      } catch (error) {
        if (!(error instanceof FunctionError)) throw error;
        failure = error;
        break;
      }
    }
    if (failure !== undefined && complete.length === 0) throw failure;
    const missing = days.slice(complete.length);
    const message =
      failure === undefined
        ? `${rows} linhas do Search Console gravadas, de ${startDate} a ${endDate}.`
        : `${rows} linhas gravadas até ${complete.at(-1)}. Faltam ${missing.length} dias: ${failure.message}`;
    const status = failure === undefined ? 'success' : 'partial_success';
    const result = { rows, days: complete.length, missing, totals: totals ?? null };
    return {
      answer: {
        success: failure === undefined,
        status,
        message,
        property,
        startDate,
        endDate,
        ...result,
      },
      log: {
        status,
        message,
        data: { operation: 'google-search-console', startDate, endDate, ...result },
      },
    };
  },
};

/** The property asked for must be this site's: the caller names it by its address or as Search Console does. */
function propertyFor(siteUrl: string | undefined, property: string): string {
  const host = (name: string) =>
    name
      .replace(/^sc-domain:|^https?:\/\//, '')
      .replace(/\/$/, '')
      .replace(/^www\./, '');
  if (siteUrl !== undefined && host(siteUrl) !== host(property)) {
    throw new FunctionError(400, 'foreign_site', `"${siteUrl}" não é deste site.`);
  }
  return property;
}

function daysBetween(startDate: string, endDate: string): string[] {
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
  const count = (end - start) / day + 1;
  if (!(count >= 1 && count <= longestDays)) {
    throw new FunctionError(
      400,
      'invalid_period',
      `O período deve ter de 1 a ${longestDays} dias, do mais antigo ao mais novo.`,
    );
  }
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * day).toISOString().slice(0, 10),
  );
}

async function figuresOfDay(client: Client, date: string) {
  const rows: SearchFigures[] = [];
  for (;;) {
    const page = await client.query({
      startDate: date,
      endDate: date,
      dimensions: ['date', 'page', 'query'],
      startRow: rows.length,
    });
    rows.push(...page);
    if (page.length < rowsPerPage) break;
  }
  return rows.map(({ keys: [, url = '', query = ''], clicks, impressions, ctr, position }) => ({
    url,
    query,
    clicks,
    impressions,
    ctr,
    position,
  }));
}
