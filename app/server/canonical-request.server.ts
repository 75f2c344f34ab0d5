import { takesForm } from '#app/seo/paths.ts';
import { refusal } from './refusal.server.ts';

/** Start's own endpoint for server functions, with the id of one: it checks methods itself. */
const serverFunctionPattern = /^\/_serverFn\/[^/]/;

/**
 * Files, whose names are what they are: those of the build, the previews of posts, and the IndexNow key, which
 * has lower-case and upper-case letters, digits and hyphens (indexnow.org).
 */
const filePattern = /^\/(?:assets\/|og\/|[A-Za-z0-9-]{8,128}\.txt$)/;

/** Addresses that visitors guess, and the part of the home page that they look for. */
const hubs = new Map([
  ['/servicos', '#servicos'],
  ['/bairros', '#bairros'],
]);

/**
 * Answers requests that no route should see: an address that is not in its one canonical form moves permanently, one
 * that cannot be decoded gets 400, and a method that pages do not have gets 405. Otherwise undefined.
 */
export function answerNonCanonicalRequest(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  if (serverFunctionPattern.test(pathname)) return undefined;
  const canonical = canonicalPath(pathname);
  if (canonical === undefined) return refusal('Bad request', 400);
  const methods = takesForm(canonical) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!methods.includes(request.method)) {
    return refusal('Method not allowed', 405, { allow: methods.join(', ') });
  }
  const hub = hubs.get(canonical);
  if (hub !== undefined) return moved(`/${search}${hub}`);
  const canonicalSearch = canonical === '/blog' ? canonicalBlogSearch(search) : search;
  if (canonical === pathname && canonicalSearch === search) return undefined;
  return moved(canonical + canonicalSearch);
}

/**
 * The one form of a page's path: lower case, no slash or space at its end, no doubled slashes, and no letter, digit
 * or mark written as a percent code that needs none (RFC 3986, section 6.2.2.2). All else that is encoded stays
 * so: a decoded slash or backslash would make another path, or another host. Undefined when it is no text at all.
 */
export function canonicalPath(pathname: string): string | undefined {
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const path = `/${pathname}`.replaceAll(/\/{2,}/g, '/');
  if (filePattern.test(path)) return path;
  const plain = path
    .replaceAll(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    })
    .replaceAll(/(%[0-9A-F]{2})|[A-Z]/g, (match, code?: string) => code ?? match.toLowerCase());
  // Without its end, a path may turn out to hold "." or "..", which a URL resolves.
  const canonical = new URL(`/${withoutEnds(plain).slice(1)}`, 'http://localhost').pathname;
  return canonical === pathname ? canonical : canonicalPath(canonical);
}

/** What a path does not end with: a slash, and the spaces and line breaks that come along when an address is copied. */
const ends = ['/', '%20', '%09', '%0A', '%0D', '%C2%A0'];

function withoutEnds(path: string): string {
  let rest = path;
  for (let end = ends.find(isEnd); end !== undefined; end = ends.find(isEnd)) {
    rest = rest.slice(0, -end.length);
  }
  return rest;

  function isEnd(end: string) {
    return rest.endsWith(end);
  }
}

/**
 * The search of the blog's list: its first page has no number, every other one a plain number. A number beyond those
 * that can be counted stays, so that the page answers that it does not exist.
 */
export function canonicalBlogSearch(search: string): string {
  const params = new URLSearchParams(search);
  const values = params.getAll('pagina');
  const [value = ''] = values;
  if (values.length === 0) return search;
  const page = values.length === 1 ? Number(value) : Number.NaN;
  if (page > Number.MAX_SAFE_INTEGER && /^[1-9]\d*(?:e\d+)?$/.test(value)) return search;
  if (Number.isSafeInteger(page) && page > 1) {
    if (search.split(/[?&]/).includes(`pagina=${page}`)) return search;
    params.set('pagina', String(page));
  } else {
    params.delete('pagina');
  }
  return params.size === 0 ? '' : `?${params}`;
}

function moved(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}
