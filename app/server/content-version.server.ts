import { publicSupabase } from './supabase.server.ts';

/** Milliseconds between two looks while pages are asked for: a change shows within a second, its page's making included. */
const busyInterval = 500;
/** Milliseconds between two looks while nobody comes: each is outgoing data of the database's host, which plans limit. */
const quietInterval = 1_000;
/** Milliseconds without a request after which nobody comes. */
const quietAfter = 10_000;

/**
 * Asks the database over and over whether what public pages show has changed, so that every instance of the web server
 * knows it within a second. While the database does not answer, the last answer holds. Answers how to read the version:
 * another text after each change, undefined until it was read once.
 */
export async function watchContent(): Promise<() => string | undefined> {
  const client = publicSupabase();
  let version: string | undefined;
  let readAt = 0;
  const look = async () => {
    const began = Date.now();
    const { data } = await client.rpc('content_version');
    version = data ?? version;
    const now = Date.now();
    const interval = now - readAt < quietAfter ? busyInterval : quietInterval;
    // From one look to the next: a database that is busy answers late.
    setTimeout(() => void look(), Math.max(0, began + interval - now)).unref();
  };
  await look();
  return () => {
    readAt = Date.now();
    return version;
  };
}
