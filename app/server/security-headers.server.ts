import { createHash } from 'node:crypto';
import { company } from '#app/company/company.ts';
import { storageUrl } from './supabase.server.ts';

/** Where the map's frame may come from: the configured address, and Google's own, where its short forms lead. */
const mapOrigins = [...new Set([new URL(company.mapEmbedUrl).origin, 'https://www.google.com'])];

/** Hashes of the one style sheet that sonner puts into the page by itself, first empty; a test tells when sonner changes it. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
export const toastStyleHash = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** For documents and files: they load nothing, and no page may frame them. */
const documentPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/**
 * For pages, with the sources of what stands in the page itself: a nonce for one response, or hashes of what is the same in
 * each. No other origin may serve anything (design, section 6).
 */
const pagePolicy = ({ scripts, styles }: InlineSources) => [
  "default-src 'none'",
  `script-src 'self' ${scripts}`,
  `style-src 'self' ${styles} ${emptyStyleHash} ${toastStyleHash}`,
  // Pictures of articles (app/blog/sanitize.server.ts) come from the site or from the project's storage.
  `img-src 'self' data: ${storageUrl()}`,
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // The quote form's redirect goes to wa.me, which sends on to one of the other two.
  "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
  `frame-src ${mapOrigins.join(' ')}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Sources that a policy names for the scripts and styles in a page, such as `'nonce-…'`. */
interface InlineSources {
  scripts: string;
  styles: string;
}

/** The source of a page whose every inline script and style carries this nonce. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

/** The source of an inline script or style, by its text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Security headers of a page with what is inline in it, or of anything that is no page. */
export function securityHeaders({
  inline,
  siteUrl = company.siteUrl,
}: {
  inline?: InlineSources;
  siteUrl?: string;
}): [name: string, value: string][] {
  const policy = inline === undefined ? documentPolicy : pagePolicy(inline);
  return [
    ['content-security-policy', policy.join('; ')],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    // For a year, and for this host alone: what else the company's domain serves is not ours to decide.
    ...(siteUrl.startsWith('https:')
      ? ([['strict-transport-security', 'max-age=31536000']] satisfies [string, string][])
      : []),
  ];
}
