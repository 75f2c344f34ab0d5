import { assert, expect, it } from 'vitest';
import { database, logRows, refusal, runToEnd, servePages, siteUrl } from './gateway.ts';

const monitor = () => runToEnd('advanced-url-monitoring');
/** A run that finds the whole site in trouble: it ends as an error. */
const failedRun = () => refusal('advanced-url-monitoring');

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const left = (days: number) => ({ left_sitemap_at: hoursAgo(days * 24) });

const alerts = async () => {
  const { data } = await database
    .from('seo_alerts')
    .select('rule, severity, url, description, resolved, resolved_by_check')
    .order('rule')
    .throwOnError();
  return data;
};

const open = async () =>
  (await alerts())
    .filter(({ resolved }) => !resolved)
    .map(({ rule, url }) => `${rule} ${url === null ? 'site' : url.slice(siteUrl.length)}`);

const pages = async () => {
  const { data } = await database
    .from('url_monitoring')
    .select('url, status_code, last_checked, left_sitemap_at')
    .order('url')
    .throwOnError();
  return data;
};

const statuses = async () =>
  (await pages()).map(({ url, status_code }) => [url.slice(siteUrl.length), status_code]);

const sitemapOf = (...urls: readonly string[]) => ({
  html: `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
});

for (const [what, answer, status, reason] of [
  ['answers errors', { status: 500 }, 500, /respondeu com erro \(HTTP 500\)/],
  ['does not answer', { hang: true }, null, /não respondeu a tempo/],
] as const) {
  it(`a site that ${what} is one open alert and no page up, until the next good run`, async () => {
    await monitor();
    await database
      .from('url_monitoring')
      .update({ last_checked: hoursAgo(5) })
      .neq('url', '')
      .throwOnError();
    await servePages({ '/': answer, '/sitemap.xml': answer, '/a': answer, '/b': answer });
    const { status: answered, code, message } = await failedRun();
    expect([answered, code]).toEqual([502, 'site_down']);
    expect(message).toMatch(/^Site fora do ar\. O site .*3 páginas foram marcadas/);
    expect(await open()).toEqual(['site_down site']);
    expect((await alerts())[0]?.description ?? '').toMatch(reason);
    expect(await statuses()).toEqual([
      ['/', status],
      ['/a', status],
      ['/b', status],
    ]);
    for (const { last_checked } of await pages()) {
      assert(Date.parse(last_checked) > Date.now() - hour, last_checked);
    }
    const [row] = await logRows('seo_automation');
    expect([row?.status, row?.message]).toEqual(['error', message]);

    // Still away: the same alert, with its age.
    await database
      .from('seo_alerts')
      .update({ created_at: hoursAgo(2.25) })
      .eq('rule', 'site_down')
      .throwOnError();
    expect((await failedRun()).status).toEqual(502);
    expect((await alerts()).length).toEqual(1);

    await servePages({});
    expect((await monitor()).resolved).toEqual(1);
    const [ended] = await alerts();
    expect([ended?.resolved, ended?.resolved_by_check]).toEqual([true, true]);
    expect(ended?.description ?? '').toMatch(/Durou 2 horas e 15 minutos\.$/);
    expect((await statuses())[0]).toEqual(['/', 200]);
  });
}

it('a site of which only the sitemap opens is down, and not an alert for each page', async () => {
  await servePages({ '/': { status: 502 }, '/a': { status: 502 }, '/b': { status: 404 } });
  expect((await failedRun()).code).toEqual('site_down');
  expect(await open()).toEqual(['site_down site']);
  expect(await statuses()).toEqual([
    ['/', 502],
    ['/a', 502],
    ['/b', 404],
  ]);
});

for (const [what, sitemap] of [
  ['answers errors', { status: 500 }],
  ['hangs', { hang: true }],
  ['is garbage', { html: '<html><p>' }],
  ['is empty', sitemapOf()],
  ['names another site', sitemapOf('https://evil.example/')],
] as const) {
  it(`a sitemap that ${what} is an alert, and the pages known from it are checked all the same`, async () => {
    await monitor();
    await servePages({ '/sitemap.xml': sitemap, '/a': { status: 500 } });
    const { status, code } = await failedRun();
    expect([status, code]).toEqual([502, 'sitemap_unreadable']);
    expect(await open()).toEqual(['sitemap_unreadable site', 'status /a']);
    expect((await statuses())[1]).toEqual(['/a', 500]);
    assert((await pages()).every(({ left_sitemap_at }) => left_sitemap_at === null));
    await servePages({});
    expect((await monitor()).resolved).toEqual(2);
    expect((await alerts())[0]?.description ?? '').toMatch(/Durou menos de 1 minuto\.$/);
  });
}

it('pages that ask to come back later tell that the database is away: one alert, not one each', async () => {
  const away = { status: 503, headers: { 'retry-after': '120' } };
  await servePages({ '/a': away, '/b': away });
  const { status, code } = await failedRun();
  expect([status, code]).toEqual([502, 'database_down']);
  expect(await open()).toEqual(['database_down site']);
  expect((await statuses())[1]).toEqual(['/a', 503]);
  await servePages({});
  expect((await monitor()).resolved).toEqual(1);
});

it('a sitemap made without the database tells so, and no page leaves for it', async () => {
  await monitor();
  const { html } = sitemapOf(`${siteUrl}/`, `${siteUrl}/blog/artigo-fixo`);
  await servePages({ '/sitemap.xml': { html, headers: { 'x-sitemap-source': 'emergency' } } });
  expect((await failedRun()).code).toEqual('database_down');
  expect(await open()).toEqual(['database_down site']);
  expect((await pages()).map(({ left_sitemap_at }) => left_sitemap_at)).toEqual([null, null, null]);
});

it('pages that left the sitemap are kept as history with their alerts closed, and return', async () => {
  const old = { url: 'https://antigo.example/a', status_code: 200 };
  await database.from('url_monitoring').insert(old).throwOnError();
  await servePages({ '/a': { status: 404 } });
  await monitor();
  expect(await open()).toEqual(['status /a']);
  await servePages({ '/sitemap.xml': sitemapOf(`${siteUrl}/`, `${siteUrl}/b`, `${siteUrl}/b`) });
  await monitor();
  expect(
    (await pages()).map(({ url, left_sitemap_at }) => [url, left_sitemap_at !== null]),
  ).toEqual([
    [old.url, true],
    [`${siteUrl}/`, false],
    [`${siteUrl}/a`, true],
    [`${siteUrl}/b`, false],
  ]);
  expect(await open()).toEqual([]);
  // The first time counts, and after three months nobody asks.
  await database.from('url_monitoring').update(left(91)).eq('url', old.url).throwOnError();
  await database.from('url_monitoring').update(left(89)).eq('url', `${siteUrl}/a`).throwOnError();
  await monitor();
  const kept = await pages();
  expect(kept.length).toEqual(3);
  assert(Date.parse(kept[1]?.left_sitemap_at ?? '') < Date.now() - 88 * 24 * hour);
  await servePages({});
  await monitor();
  expect((await pages())[1]?.left_sitemap_at).toEqual(null);
});

it('hundreds of broken pages, and more open alerts than one read answers, do not break a run', async () => {
  const before = Array.from({ length: 1_200 }, (_, n) => ({
    title: 'Página lenta',
    description: 'Lenta.',
    severity: 'low',
    rule: 'slow',
    url: `${siteUrl}/antiga-${n}`,
  }));
  await database.from('seo_alerts').insert(before).throwOnError();
  const many = Array.from({ length: 399 }, (_, n) => `${siteUrl}/nova-${n}`);
  await servePages({ '/sitemap.xml': sitemapOf(`${siteUrl}/`, ...many) });
  const broken = await monitor();
  expect([broken.url_count, broken.opened, broken.resolved]).toEqual([400, 399, before.length]);
  await servePages({});
  const mended = await monitor();
  expect([mended.opened, mended.resolved]).toEqual([0, 399]);
});
