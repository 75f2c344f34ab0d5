import type { ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full px-4 py-2.5 whitespace-nowrap sm:px-6 text-center leading-tight font-semibold transition-colors duration-150';

const variants = {
  whatsapp: 'bg-contact text-contact-ink hover:bg-contact-strong',
  primary: 'bg-brand-900 text-white hover:bg-brand-950',
  secondary: 'border-2 border-brand-900 bg-white text-brand-900 hover:bg-brand-50',
  light: 'border-2 border-white/70 text-white hover:bg-white/10',
} as const;

interface ButtonLinkProps {
  /** A path of this site, or a `tel:` or `https:` address; the last opens in a new tab. */
  href: string;
  variant: keyof typeof variants;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button: everything a visitor presses here leads somewhere. */
export function ButtonLink({ href, variant, className = '', children }: ButtonLinkProps) {
  const style = `${base} ${variants[variant]} ${className}`;
  if (isSitePath(href)) {
    return (
      <SiteLink href={href} className={style}>
        {children}
      </SiteLink>
    );
  }
  const newTab = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} className={style} {...newTab}>
      {children}
    </a>
  );
}

function isSitePath(href: string): href is `/${string}` {
  return href.startsWith('/');
}
