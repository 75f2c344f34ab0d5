import { isPrivatePath } from '#app/seo/paths.ts';

/**
 * What every HTML page gets on its way out. Public pages never depend on the visitor (design, section 6),
 * so that a proxy may keep them for a while; a page that went wrong is never kept.
 */
export function finishPage(request: Request, response: Response): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage) return response;
  const { pathname } = new URL(request.url);
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', cacheControl(pathname, response.status));
  }
  return response;
}

function cacheControl(pathname: string, status: number): string {
  if (status >= 400 || isPrivatePath(pathname)) return 'no-store';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
}
