/** Pages that a browser may fetch or make ahead of the visitor's tap: all but those of operators, which show what is now. */
const pages = {
  and: [{ href_matches: '/*' }, { not: { href_matches: ['/admin', '/admin/*', '/sitemap-test'] } }],
};

/**
 * Speculation rules (https://html.spec.whatwg.org/multipage/speculative-loading.html): a page is fetched when the pointer
 * rests on its link, and made when a finger or button goes down on it. Browsers that save data do neither.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'conservative' }],
});
