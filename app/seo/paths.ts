import type { RegisteredRouter } from '@tanstack/react-router';

/** What is special about some paths; a path that no route has fails the type check. */
type Path = keyof RegisteredRouter['routesByPath'];

/** Where the pages of operators begin. */
export const adminPath = '/admin' satisfies Path;

const signInPaths: readonly Path[] = ['/admin/entrar', '/admin/sair', '/admin/senha'];
/** The quote form is sent without script; the others are of the sign-in and the account. */
const formPaths: readonly Path[] = ['/contato', '/admin/conta', '/admin/pessoas', ...signInPaths];
const sitemapCheckPath: Path = '/sitemap-test';

/** Whether a POST to the page is a form that it takes. */
export function takesForm(pathname: string): boolean {
  return formPaths.some((path) => path === pathname);
}

/** Whether the path is of the admin area, its sign-in included. */
export function isAdminPath(pathname: string): boolean {
  return isAtOrUnder(adminPath, pathname);
}

/** Whether the page is for operators: never kept by a cache, and not for search engines. */
export function isPrivatePath(pathname: string): boolean {
  return isAdminPath(pathname) || pathname === sitemapCheckPath;
}

/** Whether the path is part of the sign-in itself, where nobody is led back to. */
export function isSignInPath(pathname: string): boolean {
  return signInPaths.some((path) => isAtOrUnder(path, pathname));
}

function isAtOrUnder(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
