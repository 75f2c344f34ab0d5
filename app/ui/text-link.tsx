import type { ReactNode } from 'react';
import type { SiteHref } from './site-link.tsx';
import { SiteLink } from './site-link.tsx';

interface TextLinkProps {
  href: SiteHref;
  children: ReactNode;
}

/** A link that stands by itself, tall enough for a thumb. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <SiteLink
      href={href}
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-link underline decoration-line-strong decoration-2 underline-offset-4 hover:decoration-link"
    >
      {children}
    </SiteLink>
  );
}
