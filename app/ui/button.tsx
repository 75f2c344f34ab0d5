import type { ReactNode } from 'react';
import type { SiteHref } from './site-link.tsx';
import { SiteLink } from './site-link.tsx';

const base =
  'inline-flex min-h-12 max-w-full shrink-0 items-center justify-center gap-2.5 rounded-full px-4 py-2.5 sm:px-6 text-center leading-tight font-semibold transition-colors duration-150 active:translate-y-px disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60';

const variants = {
  whatsapp: 'bg-contact text-contact-ink hover:bg-contact-strong',
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-2 border-brand text-brand hover:bg-hover',
  inverse: 'bg-on-band text-band hover:bg-on-band-soft',
  light: 'border-2 border-on-band/70 text-on-band hover:bg-on-band/10',
} as const;

/** What every button looks like, whether it is a link or sends a form. */
export function buttonStyle(variant: keyof typeof variants): string {
  return `${base} ${variants[variant]}`;
}

type ExternalHref = `tel:${string}` | `https:${string}`;

interface ButtonLinkProps {
  /** A page of this site, or a `tel:` or `https:` address; the last opens in a new tab. */
  href: SiteHref | ExternalHref;
  variant: keyof typeof variants;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button: everything a visitor presses here leads somewhere. */
export function ButtonLink({ href, variant, className = '', children }: ButtonLinkProps) {
  const style = `${buttonStyle(variant)} ${className}`;
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

function isSitePath(href: SiteHref | ExternalHref): href is SiteHref {
  return href.startsWith('/');
}
