/** The marks by which sitemap-status says how bad a recommendation is, the worst first. */
export const marks = { critical: '🚨', warning: '⚠️', fine: '✅' } as const;
