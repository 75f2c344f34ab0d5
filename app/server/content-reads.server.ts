import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether Supabase was asked for anything. */
const reads = new AsyncLocalStorage<{ hasRead: boolean }>();

/** Runs what makes a page, and says whether that has asked Supabase: only then a change in the database may change the page. */
export async function noteReads<T>(make: () => Promise<T>): Promise<{ made: T; hasRead: boolean }> {
  const noted = { hasRead: false };
  const made = await reads.run(noted, make);
  return { made, hasRead: noted.hasRead };
}

/** Supabase is asked. */
export function noteRead(): void {
  const noted = reads.getStore();
  if (noted !== undefined) noted.hasRead = true;
}
