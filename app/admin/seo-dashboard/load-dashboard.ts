import { orSignIn } from '#app/admin/auth/guard.ts';
import { getDashboard } from './dashboard.functions.ts';
import { isDay } from './period.ts';
import type { WindowDays } from './search.ts';

/** What the SEO dashboard opens with; a last day that does not exist counts as none. */
export function loadDashboardPage(
  { days, until }: { days: WindowDays; until: string | undefined },
  href: string,
) {
  const data = { days, ...(until !== undefined && isDay(until) && { until }) };
  return orSignIn(getDashboard({ data }), href);
}
