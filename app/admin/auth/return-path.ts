import { isSignInPath } from '#app/seo/paths.ts';

/** Where an operator starts. */
export const adminHome = '/admin';

/** Any origin will do: it only serves to resolve a path as a browser does. */
const base = 'http://site.invalid';

/**
 * Where to go after the sign-in: the path that was asked for, if it is one of this site's own and no part of the
 * sign-in itself, else the first admin page. "//example.com" and "/\example.com" lead to other sites.
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, base)) {
    return adminHome;
  }
  const { origin, pathname, search } = new URL(wanted, base);
  if (origin !== base || pathname.startsWith('//') || isSignInPath(pathname)) return adminHome;
  return pathname + search;
}
