import type { RegisteredRouter } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode } from 'react';
import { useContext } from 'react';
import { InDocument } from './remembered.tsx';

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

/** What the router gives a link that leads to the current page. */
const current = { 'data-status': 'active', 'aria-current': 'page' } as const;

/** Link to a page of this site: in a document the browser's own, in the admin area the router's, preloaded on intent. */
export function SiteLink({ href, exact = href === '/', children, ...rest }: SiteLinkProps) {
  const page = useContext(InDocument);
  const [path, hash]: readonly string[] = href.split('#');
  const to = path === undefined || path === '' ? '/' : path;
  if (page !== undefined) {
    const { className } = rest;
    return page.isCurrent(to, exact) ? (
      <a className={`${className ?? ''} active`.trimStart()} href={href} {...current}>
        {children}
      </a>
    ) : (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} activeOptions={{ exact }} {...(hash ? { hash } : {})} {...rest}>
      {children}
    </Link>
  );
}
