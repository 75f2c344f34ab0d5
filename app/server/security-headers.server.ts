/**
 * Security headers of every response that the application makes. The nonce allows the scripts and
 * styles of this one response; no other origin may serve anything (design, section 6).
 */
export function securityHeaders(nonce: string): [name: string, value: string][] {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' https://wa.me",
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
