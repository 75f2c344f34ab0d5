import { publicSupabase } from './supabase.server.ts';

/** Milliseconds between two looks: a change shows within a second, and the page has to be made in that time too. */
const interval = 500;

/**
 * Asks the database twice a second whether what public pages show has changed, so that every instance of the web server
 * knows it within that time. While the database does not answer, the last answer holds. Answers how to read the version:
 * another text after each change, undefined until it was read once.
 */
export async function watchContent(): Promise<() => string | undefined> {
  const client = publicSupabase();
  let version: string | undefined;
  const look = async () => {
    const { data } = await client.rpc('content_version');
    version = data ?? version;
    setTimeout(() => void look(), interval).unref();
  };
  await look();
  return () => version;
}
