import { Link } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode } from 'react';

/** Addresses that the router serves now; the others are full page loads until their pages exist. */
const served =
  /^\/(?:blog(?:\/(?!custo-desentupimento-petropolis$|como-escolher-desentupidora-petropolis$)[a-z0-9-]+)?)?$/;

interface SiteLinkProps {
  href: `/${string}`;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** Link to a page of this site: client-side navigation where the router has the page. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (!served.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const to: string = href;
  return (
    <Link to={to} activeOptions={{ exact: href === '/' }} {...rest}>
      {children}
    </Link>
  );
}
