import { publicSupabase } from './supabase.server.ts';

/** Milliseconds between two looks. */
const interval = 1_000;

interface ContentWatch {
  /** Another text after each change of what public pages show; undefined until it was read once. */
  version: () => string | undefined;
  stop: () => void;
}

/**
 * Asks the database once a second whether what public pages show has changed, so that every instance of the web server
 * knows it within that time. While the database does not answer, the last answer holds.
 */
export async function watchContent(): Promise<ContentWatch> {
  const client = publicSupabase();
  let version: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const { data } = await client.rpc('content_version');
    version = data ?? version;
    timer = setTimeout(() => void look(), interval).unref();
  };
  await look();
  return { version: () => version, stop: () => clearTimeout(timer) };
}
