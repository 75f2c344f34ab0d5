import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isPrivatePath } from '#app/seo/paths.ts';
import { canonicalBlogSearch, canonicalPath } from '#app/server/canonical-request.server.ts';
import { isHealthPath } from '#app/server/health.server.ts';

/**
 * The address that a document is known by: its path, and of its query what a page knows, the page number of the blog. Other queries,
 * such as those of campaigns, change nothing in a public page. Undefined for what is no request for a document: the build's
 * files lie compressed on the disk, and an address that is not in its canonical form moves there with its whole query.
 */
export function documentAddress(request: IncomingMessage): string | undefined {
  if (!mayAskForDocument(request)) return undefined;
  const [path = '', search = ''] = (request.url ?? '').split('?', 2);
  if (path.startsWith('/assets/') || isPrivatePath(path) || isHealthPath(path)) return undefined;
  if (canonicalPath(path) !== path) return undefined;
  const pages = path === '/blog' ? new URLSearchParams(search).getAll('pagina') : [];
  if (pages.length === 0) return path;
  const page = `?pagina=${pages.join()}`;
  return canonicalBlogSearch(page) === page ? path + page : undefined;
}

/** Whether method and host are such that a document may be the answer. */
export function mayAskForDocument({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && isHost(headers.host);
}

const hosts = new LRUCache<string, boolean>({ max: 100 });

/** Whether a Host header is one; who sends another is refused (`guardEveryAnswer`). */
function isHost(header = ''): boolean {
  const known = hosts.get(header);
  if (known !== undefined) return known;
  const isOne = /^[\w.:[\]-]+$/.test(header) && URL.canParse(`http://${header}/`);
  hosts.set(header, isOne);
  return isOne;
}
