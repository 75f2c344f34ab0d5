import { orSignIn } from '#app/admin/auth/guard.ts';
import { getExplanation, getManager } from './manager.functions.ts';

/** What the sitemap manager opens with. */
export async function loadManagerPage({ url }: { url: string | undefined }, href: string) {
  const [loaded, explanation] = await orSignIn(
    Promise.all([getManager(), url === undefined ? undefined : getExplanation({ data: { url } })]),
    href,
  );
  return { loaded, asked: url, explanation };
}
