import type { RegisteredRouter } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode } from 'react';

type Routes = RegisteredRouter['routesByPath'];

/** A page's path, its parameter filled in by each value that the route accepts; documents such as robots.txt are not pages. */
type Filled<Path, Params> = Path extends `${string}.${string}`
  ? never
  : Path extends `${infer Start}/$${infer Name}`
    ? Name extends keyof Params
      ? `${Start}/${Params[Name] & string}`
      : never
    : Path extends `${infer Page}/`
      ? Page extends ''
        ? '/'
        : Page
      : Path;

type PageHref = {
  [Path in keyof Routes]: Filled<Path, Routes[Path]['types']['allParams']>;
}[keyof Routes];

/**
 * Address of a page that the router has, with a fragment if it names a part of the page. A link to a page
 * that does not exist fails the type check; only a post's slug is known no sooner than at run time.
 */
export type SiteHref = PageHref | `${PageHref}#${string}`;

interface SiteLinkProps {
  href: SiteHref;
  /** Whether it is the current page's link on that page alone, and not on those under it. */
  exact?: boolean;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** Link to a page of this site: client-side navigation, preloaded on intent. */
export function SiteLink({ href, exact = href === '/', children, ...rest }: SiteLinkProps) {
  const [to = '/', hash]: readonly string[] = href.split('#');
  return (
    <Link to={to} activeOptions={{ exact }} {...(hash ? { hash } : {})} {...rest}>
      {children}
    </Link>
  );
}
