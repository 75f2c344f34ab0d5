import type { Finding } from '#functions/answers.ts';
import { assert, expect, it } from 'vitest';
import type { Page } from './gateway.ts';
import {
  always,
  database,
  failNext,
  googleError,
  invoke,
  logRows,
  publish,
  refusal,
  runToEnd,
  servePages,
  siteUrl,
} from './gateway.ts';

async function audit(): Promise<Finding[]> {
  return (await runToEnd('url-audit')).findings;
}

const head =
  '<meta name="description" content="Uma descrição com o tamanho que se espera de uma descrição de verdade, e própria.">';
const rest =
  '<script type="application/ld+json">{"a":1}</script><meta property="og:title" content="x"><meta property="og:description" content="x"><meta property="og:image" content="x"><meta property="og:url" content="x">';
const canonical = `<link rel="canonical" href="${siteUrl}/a">`;
const links = '<a href="/">x</a><a href="/b">x</a>';

/** The page /a with parts of it replaced. */
function pageA(
  given: {
    title?: string;
    head?: string;
    canonical?: string;
    rest?: string;
    body?: string;
    lang?: string;
  } = {},
) {
  return `<!doctype html><html lang="${given.lang ?? 'pt-BR'}"><head><title>${given.title ?? 'Um título de página'}</title>${given.head ?? head}${given.canonical ?? canonical}${given.rest ?? rest}</head><body>${given.body ?? `<h1 id="topo">x</h1>${links}`}</body></html>`;
}

it('a site in order has no finding, and the log says so', async () => {
  expect(await audit()).toEqual([]);
  const [row] = await logRows('url_audit');
  expect([row?.status, row?.message]).toEqual(['success', '3 páginas auditadas, nenhum problema.']);
});

/** Pages with a fault each, of which all else is in order. */
const faulty = [
  ['not_ok', 'critical', { status: 500 }],
  ['not_ok', 'critical', { hang: true }],
  ['not_ok', 'critical', { status: 302, headers: { location: 'https://evil.example/' } }],
  ['not_ok', 'critical', { status: 302, headers: { location: '/a' } }],
  ['redirected', 'high', { status: 301, headers: { location: '/b' } }],
  [
    'in_sitemap_noindex',
    'critical',
    { html: pageA({ rest: `${rest}<meta name="robots" content="noindex, follow">` }) },
  ],
  ['in_sitemap_noindex', 'critical', { headers: { 'x-robots-tag': 'noindex' } }],
  ['title_missing', 'high', { html: pageA({ title: '' }) }],
  ['title_length', 'low', { html: pageA({ title: 'Curto' }) }],
  ['description_missing', 'high', { html: pageA({ head: '' }) }],
  [
    'description_length',
    'low',
    { html: pageA({ head: '<meta name="description" content="curta">' }) },
  ],
  ['canonical_missing', 'high', { html: pageA({ canonical: '' }) }],
  ['canonical_missing', 'high', { html: pageA({ canonical: canonical + canonical }) }],
  [
    'canonical_mismatch',
    'high',
    { html: pageA({ canonical: `<link rel="canonical" href="${siteUrl}/b">` }) },
  ],
  ['h1_count', 'medium', { html: pageA({ body: `<p id="topo">x</p>${links}` }) }],
  ['lang_missing', 'medium', { html: pageA({ lang: 'en' }) }],
  [
    'structured_data_missing',
    'medium',
    { html: pageA({ rest: rest.replace(/<script.*script>/, '') }) },
  ],
  ['structured_data_invalid', 'high', { html: pageA({ rest: rest.replace('{"a":1}', '{') }) }],
  ['open_graph_incomplete', 'low', { html: pageA({ rest: rest.replace('og:image', 'x') }) }],
  [
    'image_alt_missing',
    'medium',
    {
      html: pageA({ body: `<h1 id="topo">x</h1><img src="/x.png" width="1" height="1">${links}` }),
    },
  ],
  [
    'image_size_missing',
    'low',
    { html: pageA({ body: `<h1 id="topo">x</h1><img src="/x.png" alt="">${links}` }) },
  ],
  [
    'page_weight',
    'medium',
    { html: pageA({ body: `<h1 id="topo">x</h1>${links}<p>${'x'.repeat(600_000)}` }) },
  ],
  [
    'broken_link',
    'high',
    { html: pageA({ body: `<h1 id="topo">x</h1>${links}<a href="/nada">x</a>` }) },
  ],
  [
    'missing_anchor',
    'medium',
    { html: pageA({ body: `<h1 id="topo">x</h1>${links}<a href="/b#nada">x</a>` }) },
  ],
] as const;

/** The page /a with another address. */
function movedTo(path: string, page: Page): Page {
  const { html, headers } = page;
  return {
    ...page,
    ...(html !== undefined && { html: html.replaceAll(`"${siteUrl}/a"`, `"${siteUrl}${path}"`) }),
    ...(headers?.['location'] === '/a' && { headers: { location: path } }),
  };
}

it('the audit finds what is wrong with each page', async () => {
  const cases = faulty.map(([code, severity, page], index) => ({
    code,
    severity,
    page,
    path: `/pagina-${index}`,
  }));
  const paths = ['/', '/b', ...cases.map(({ path }) => path)];
  const html = `<urlset>${paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join('')}</urlset>`;
  const pages = cases.map(({ path, page }) => [path, movedTo(path, page)]);
  await servePages({ '/sitemap.xml': { html }, ...Object.fromEntries(pages) });
  const findings = await audit();
  const missed = cases.filter(
    ({ code, severity, path }) =>
      !findings.some(
        (finding) =>
          finding.url === `${siteUrl}${path}` &&
          finding.code === code &&
          finding.severity === severity,
      ),
  );
  expect(missed).toEqual([]);
  for (const { evidence, advice } of findings) assert(evidence !== '' && advice.length > 20);
});

it('a link whose fragment is not validly encoded is a missing anchor, and no failure', async () => {
  const body = `<h1 id="topo">x</h1>${links}<a href="/b#%zz">x</a>`;
  await servePages({ '/a': { html: pageA({ body }) } });
  expect((await audit()).map(({ code }) => code)).toEqual(['missing_anchor']);
});

it('the audit finds what two pages share, and a page that no other leads to', async () => {
  const same = { html: pageA({ body: '<h1 id="topo">x</h1>' }) };
  await servePages({
    '/a': same,
    '/b': same,
    '/': { html: pageA({ body: `<h1 id="topo">x</h1><a href="/a">x</a>` }) },
  });
  const codes = new Set(
    (await audit()).map(({ code, url }) => `${code} ${url.slice(siteUrl.length)}`),
  );
  for (const expected of ['title_duplicate /a', 'description_duplicate /b', 'orphan /b']) {
    assert(codes.has(expected), [...codes].join(', '));
  }
  assert(!codes.has('orphan /a'));
});

it('an audit that saw every page is a success, whatever it found, and the log keeps that', async () => {
  await servePages({ '/a': { status: 404 } });
  await audit();
  const [row] = await logRows('url_audit');
  expect(row?.status).toEqual('success');
  assert(JSON.stringify(row?.data).includes('not_ok'));
});

for (const [what, sitemap, code] of [
  ['does not answer', { status: 500 }, 'sitemap_invalid'],
  ['hangs', { hang: true }, 'service_unavailable'],
  ['is garbage', { html: '<html><p>' }, 'sitemap_invalid'],
  ['is empty', { html: '<urlset></urlset>' }, 'sitemap_empty'],
  [
    'names another site',
    {
      html: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://evil.example/</loc></url></urlset>',
    },
    'sitemap_foreign',
  ],
] as const) {
  it(`url-audit: a sitemap that ${what} is explained`, async () => {
    await servePages({ '/sitemap.xml': sitemap });
    const { status, code: said, message } = await refusal('url-audit');
    expect([status, said]).toEqual([502, code]);
    const [row] = await logRows('url_audit');
    expect([row?.status, row?.message]).toEqual(['error', message]);
  });
}

const monitor = () => invoke('advanced-url-monitoring');

async function alerts() {
  const { data } = await database
    .from('seo_alerts')
    .select('rule, severity, url, resolved')
    .order('rule')
    .throwOnError();
  return data.map(
    ({ rule, severity, url, resolved }) =>
      `${rule} ${severity} ${url?.slice(siteUrl.length)} ${resolved ? 'resolved' : 'open'}`,
  );
}

it('monitoring keeps what it found of each page, with measured vitals where there are any', async () => {
  const { body } = await monitor();
  expect([body.url_count, body.healthy, body.opened]).toEqual([3, 3, 0]);
  const { data } = await database.from('url_monitoring').select().order('url').throwOnError();
  expect(
    data.map(({ url, status_code, noindex, has_structured_data }) => [
      url,
      status_code,
      noindex,
      has_structured_data,
    ]),
  ).toEqual([
    [`${siteUrl}/`, 200, false, true],
    [`${siteUrl}/a`, 200, false, true],
    [`${siteUrl}/b`, 200, false, true],
  ]);
  expect(data.map(({ core_web_vitals }) => core_web_vitals)).toEqual([
    { cls: 0.05, inp: 120, lcp: 1800 },
    {},
    {},
  ]);
  expect([data[1]?.canonical_url, data[1]?.title]).toEqual([
    `${siteUrl}/a`,
    'Página de teste em /a',
  ]);
  await monitor();
  const { count } = await database
    .from('url_monitoring')
    .select('id', { count: 'exact', head: true })
    .throwOnError();
  expect(count).toEqual(3);
});

it('an alert is opened once, and resolved when its cause is gone', async () => {
  await servePages({
    '/a': { status: 500 },
    '/b': { html: '<title>x</title><meta name="robots" content="noindex">' },
  });
  expect((await monitor()).body.opened).toEqual(4);
  expect((await monitor()).body.opened).toEqual(0);
  expect(await alerts()).toEqual([
    'canonical medium /b open',
    'noindex high /b open',
    'status critical /a open',
    'structured_data medium /b open',
  ]);
  await servePages({});
  const { body } = await monitor();
  expect([body.opened, body.resolved]).toEqual([0, 4]);
  assert((await alerts()).every((alert) => alert.endsWith('resolved')));
  await servePages({ '/a': { status: 500 } });
  expect((await monitor()).body.opened).toEqual(1);
});

it('an alert that an operator resolved comes back while its cause is there', async () => {
  await servePages({ '/a': { status: 500 } });
  await monitor();
  await database
    .from('seo_alerts')
    .update({ resolved: true, resolved_at: new Date().toISOString() })
    .eq('resolved', false)
    .throwOnError();
  expect((await monitor()).body.opened).toEqual(1);
});

it('vitals that cannot be read do not keep pages from being checked', async () => {
  await failNext('crux', ...always(googleError(429, 'quotaExceeded')));
  const { body } = await monitor();
  expect(body.url_count).toEqual(3);
  expect(body.message).toMatch(/limite de consultas/);
  const [row] = await logRows('seo_automation');
  expect(row?.status).toEqual('partial_success');
});

it('sitemap-status compares both sources and says what is wrong', async () => {
  const { body } = await invoke('sitemap-status');
  expect(body.sitemap_health.expected_urls).toEqual(30);
  expect((await logRows('sitemap_generation')).length).toEqual(0);
  expect([
    body.sitemap_health.edge_function_test.status,
    body.sitemap_health.edge_function_test.url_count,
  ]).toEqual(['success', 15]);
  expect([
    body.sitemap_health.public_sitemap_test.status,
    body.sitemap_health.public_sitemap_test.url_count,
  ]).toEqual(['success', 3]);
  expect(body.recommendations).toEqual([
    '🚨 O sitemap tem 15 URLs: faltam 15 artigos para as 30 esperadas. Publique no blog, e cada artigo entra no sitemap assim que sai.',
    '🚨 O sitemap público tem 3 URLs e a geração dinâmica, 15 URLs.',
  ]);
});

/** A public sitemap of that many addresses, and what it says that it is made of. */
const publicSitemap = (length: number, source: string) => ({
  headers: { 'x-sitemap-source': source },
  html: `<urlset>${Array.from({ length }, (_, n) => `<url><loc>${siteUrl}/${n}</loc></url>`).join('')}</urlset>`,
});

for (const [posts, urls, source, expected] of [
  [15, 30, 'dynamic', [/^✅/]],
  [14, 29, 'dynamic', [/^✅/]],
  [13, 28, 'insufficient', [/^⚠️ O sitemap tem 28 URLs: faltam 2 artigos .* Publique no blog/]],
  [10, 25, 'insufficient', [/^⚠️ .*faltam 5 artigos/]],
  [9, 24, 'insufficient', [/^🚨 .*faltam 6 artigos/]],
  [2, 17, 'insufficient', [/^🚨 .*faltam 13 artigos/]],
  // The site was without the database for a moment.
  [2, 30, 'emergency', [/^🚨 .*faltam 13 artigos/, /^⚠️ .*30 URLs .*, 17 URLs\. .*lista fixa/]],
  [15, 29, 'cached', [/^⚠️ .*29 URLs .*, 30 URLs\. .*último sitemap bom/]],
  [15, 29, 'dynamic', [/^⚠️ .*29 URLs .*, 30 URLs\. .*cache/]],
] as const) {
  it(`sitemap-status with ${posts} posts and ${urls} URLs from "${source}"`, async () => {
    await publish(...Array.from({ length: posts }, (_, n) => `post-${n}`));
    await servePages({ '/sitemap.xml': publicSitemap(urls, source) });
    const { body } = await invoke('sitemap-status');
    expect(body.recommendations.length).toEqual(expected.length);
    for (const [index, pattern] of expected.entries()) {
      expect(body.recommendations[index]).toMatch(pattern);
    }
    assert(!body.recommendations.join(' ').includes('Atualize o sitemap'));
  });
}

for (const [what, sitemap] of [
  ['is down', { status: 503 }],
  ['hangs', { hang: true }],
  ['is no sitemap', { html: '<p>' }],
] as const) {
  it(`sitemap-status: a public sitemap that ${what} is critical`, async () => {
    await servePages({ '/sitemap.xml': sitemap });
    const { body } = await invoke('sitemap-status');
    expect(body.sitemap_health.public_sitemap_test.status).toEqual('error');
    expect(body.recommendations[0]).toMatch(/^🚨/);
  });
}
