import * as v from 'valibot';
import { siteUrl, source } from '../_shared/body.ts';
import { count } from '../_shared/count.ts';
import type { Call, FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/errors.ts';
import { oldestDay, pacificToday } from '../_shared/google/days.ts';
import { propertyHost, searchConsoleProperty } from '../_shared/google/property.ts';
import type { SearchClient } from '../_shared/google/search-console.ts';
import { searchConsole } from '../_shared/google/search-console.ts';
import { googleAccessToken } from '../_shared/google/service-account.ts';
import { daysOfHistory, fetchDays } from './days.ts';
import { messageOf, writtenDay } from './message.ts';

/** Milliseconds of a call after which it asks Google nothing more; a function gets 150 s. */
const latestQuestion = 120_000;
/** Seconds for which the schedule does not go on with the history after a sync that failed. */
const pauseSeconds = 3600;

const isoDate = v.pipe(v.string(), v.isoDate());
const body = v.object({
  action: v.literal('fetch_data'),
  siteUrl,
  startDate: v.optional(isoDate),
  endDate: v.optional(isoDate),
  source,
});
const history = v.object({ days: v.number(), fetched: v.number() });

type SyncCall = Call<v.InferOutput<typeof body>>;

/**
 * Copies what Search Console has: of its whole history every day that is missing or was not final, the newest first;
 * with dates in the call, only those between them. A call does as much as its budget allows and says how many days
 * remain. Each day is written whole or not at all; when one fails, those before it stay.
 */
export const googleSearchConsole: FunctionDefinition<'google-search-console', typeof body> = {
  name: 'google-search-console',
  callers: ['secret'],
  body,
  logType: 'seo_automation',
  exclusiveSeconds: 300,
  async handle(call) {
    try {
      return await sync(call);
    } catch (error) {
      await pauseSchedule(call);
      throw error;
    }
  },
};

async function sync(call: SyncCall) {
  const { database, env, now, body: asked } = call;
  const today = pacificToday(now);
  const { first, last } = periodOf(asked, today);
  const property = propertyFor(asked.siteUrl, searchConsoleProperty(env, readSite(env)));
  const token = await googleAccessToken(env, now);
  const client = searchConsole(env, token, property, now.getTime() + latestQuestion);

  const days = await daysOfHistory(client, today);
  const oldest = [...days.keys()][0];
  if (oldest === undefined) await requireNoFigures(call, client, property);
  const { data: pending } = await database
    .rpc('plan_search_sync', {
      // Of the days before its first one Google says nothing.
      first_day: oldest !== undefined && oldest > first ? oldest : first,
      last_day: last,
      google_days: [...days]
        .filter(([date]) => date >= first && date <= last)
        .map(([date, { totals, isFinal }]) => ({ date, ...totals, is_final: isFinal })),
    })
    .throwOnError();

  const before = await historyOf(database);
  const done = await fetchDays(database, client, days, pending, now);
  if (done.failure !== undefined) {
    if (done.complete + done.unconfirmed.length === 0) throw done.failure;
    await pauseSchedule(call);
  }
  const kept = await historyOf(database);
  const remaining = pending.length - done.complete - done.unconfirmed.length;
  const message =
    oldest === undefined
      ? `A propriedade "${property}" ainda não tem números no Google.`
      : messageOf({ ...done, ...kept, remaining });
  const success = done.failure === undefined && done.unconfirmed.length === 0;
  const status = success ? ('success' as const) : ('partial_success' as const);
  const result = {
    startDate: first,
    endDate: last,
    rows: done.rows,
    days: done.complete,
    remaining,
    unconfirmed: done.unconfirmed,
    history: kept,
  };
  // A call that got no further would get no further again.
  const progress = `${kept.fetched} de ${count(kept.days, 'dia', 'dias')}`;
  const continues = remaining > 0 && kept.fetched > before.fetched ? { progress } : null;
  return {
    answer: { success, status, message, property, ...result, continues },
    log: { status, message, data: { operation: 'google-search-console', ...result } },
  };
}

async function historyOf(database: SyncCall['database']) {
  const { data } = await database.rpc('search_history').throwOnError();
  return v.parse(history, data);
}

/** The days that a call asks for: without dates all that Search Console keeps. */
function periodOf({ startDate, endDate }: SyncCall['body'], today: string) {
  const oldest = oldestDay(today);
  const first = startDate === undefined || startDate < oldest ? oldest : startDate;
  const last = endDate === undefined || endDate > today ? today : endDate;
  if (first > last || (startDate ?? first) > (endDate ?? last)) {
    throw new FunctionError(
      400,
      'invalid_period',
      `O período deve ir do dia mais antigo ao mais novo, de ${writtenDay(oldest)} até hoje: é o que o Google guarda.`,
    );
  }
  return { first, last };
}

/** The property asked for must be this site's: the caller names it by its address or as Search Console does. */
function propertyFor(siteUrl: string | undefined, property: string): string {
  if (siteUrl !== undefined && propertyHost(siteUrl) !== propertyHost(property)) {
    throw new FunctionError(400, 'foreign_site', `"${siteUrl}" não é deste site.`);
  }
  return property;
}

/** A property without any figure is a new one, unless there were figures before: then it is the wrong one. */
async function requireNoFigures(
  { database }: SyncCall,
  client: SearchClient,
  property: string,
): Promise<void> {
  const [totals, rows] = await Promise.all([
    database
      .from('search_console_days')
      .select('date')
      .gt('impressions', 0)
      .limit(1)
      .throwOnError(),
    database.from('search_console_data').select('date').limit(1).throwOnError(),
  ]);
  const other = await client.otherForm();
  const had = totals.data.length + rows.data.length > 0;
  if (!had && other === undefined) return;
  throw new FunctionError(
    502,
    'google_empty',
    `A propriedade "${property}" não tem nenhum número no Google${had ? ', e aqui já havia números: nada foi apagado' : ''}. ${
      other === undefined
        ? 'Veja no Search Console se ela é a do site e se há dados em Desempenho; se for outra, corrija o segredo SEARCH_CONSOLE_PROPERTY.'
        : `A conta de serviço também vê "${other}": se os números estão lá, corrija o segredo SEARCH_CONSOLE_PROPERTY.`
    }`,
  );
}

/** The schedule goes on with a history that is not whole, but not at once when Google refuses. */
async function pauseSchedule({ database }: SyncCall): Promise<void> {
  const { error } = await database.rpc('claim_job', {
    job_name: 'google-search-console/pause',
    run: crypto.randomUUID(),
    seconds: pauseSeconds,
  });
  if (error !== null) console.error('The schedule was not paused:', error.message);
}
