import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import { claims } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { launchChecks } from '#app/company/launch-checks.ts';
import { testimonials } from '#app/company/testimonials.ts';
import { backendOfProcess } from '#app/server/environment.server.ts';
import { daysOf, pacificToday } from '#functions/google/days.ts';
import { periodOf } from '#app/admin/seo-dashboard/period.ts';
import { homeReport } from './report.ts';

/** Days of search figures on the page. */
const searchDays = 7;

/** What an operator sees first, in one call of the database, which notes the visit. */
export async function loadHome(client: SupabaseClient<Database>, now: Date) {
  const period = periodOf(searchDays, undefined, pacificToday(now));
  const { data } = await client
    .rpc('admin_home_report', { first_day: period.first, last_day: period.last })
    .throwOnError();
  return {
    ...v.parse(homeReport, data),
    period: { ...period, days: daysOf(period).length },
    launchChecks: launchChecks({ company, claims, testimonials, backend: backendOfProcess() }),
    loadedAt: now.toISOString(),
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
