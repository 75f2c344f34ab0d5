import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { continued } from '#functions/answers.ts';
import type { Database } from '#supabase/database.types.ts';

/**
 * Calls a function that checks pages until it has seen them all, as an operator's run does: a busy machine needs more
 * calls, and a run that is left in the middle would hold up the next one. Answers what it said last.
 */
export async function checkAllPages(
  client: SupabaseClient<Database>,
  name: 'url-audit' | 'advanced-url-monitoring',
) {
  let body = {};
  for (;;) {
    const result = await client.functions.invoke<unknown>(name, { body });
    const part = v.safeParse(continued, result.data);
    if (result.error !== null || !part.success || part.output.continues === null) return result;
    body = { run: part.output.continues.run };
  }
}
