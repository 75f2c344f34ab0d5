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

/** For pages. The nonce allows the scripts and styles of this one response; no other origin may serve anything (design, section 6). */
const pagePolicy = (nonce: string) => [
  "default-src 'none'",
  `script-src 'self' 'nonce-${nonce}'`,
  `style-src 'self' 'nonce-${nonce}' ${emptyStyleHash} ${toastStyleHash}`,
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

/** Security headers of a page with its nonce, or of anything that is no page. */
export function securityHeaders({
  nonce,
  siteUrl = company.siteUrl,
}: {
  nonce?: string;
  siteUrl?: string;
}): [name: string, value: string][] {
  const policy = nonce === undefined ? documentPolicy : pagePolicy(nonce);
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
