import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../database.types.ts';
import type { AlertFinding, OutageRule } from '../_shared/monitoring.ts';

interface Settlement {
  findings: readonly AlertFinding[];
  /** Rules of the whole site, and pages, whose alerts are closed where nothing was found. */
  rules: readonly OutageRule[];
  checked: readonly string[];
}

/** Opens an alert for each finding that has none, and closes those whose cause is gone. */
export async function settleAlerts(
  database: SupabaseClient<Database>,
  { findings, rules, checked }: Settlement,
): Promise<{ opened: number; resolved: number }> {
  const { data } = await database
    .rpc('settle_alerts', {
      findings: findings.map((finding) => ({ ...finding })),
      site_rules: [...rules],
      checked: [...checked],
    })
    .single()
    .throwOnError();
  return { opened: data.opened, resolved: data.mended };
}
