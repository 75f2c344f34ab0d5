import { company } from '../company/company.ts';
import { storageUrl } from './supabase.server.ts';

/** Where the map's frame may come from: the configured address, and Google's own, where its short forms lead. */
const mapOrigins = [...new Set([new URL(company.mapEmbedUrl).origin, 'https://www.google.com'])];

/** Hashes of the one style sheet that sonner puts into the page by itself, first empty; a test tells when sonner changes it. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
export const toastStyleHash = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/**
 * Security headers of every response that the application makes. The nonce allows the scripts and
 * styles of this one response; no other origin may serve anything (design, section 6).
 */
export function securityHeaders(nonce: string): [name: string, value: string][] {
  const policy = [
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
  return [
    ['content-security-policy', policy.join('; ')],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
}
