import { assert, assertEquals, assertMatch } from './assertions.ts';
import { database, invoke, logRows, servePages, siteUrl, test } from './gateway.ts';

const monitor = () => invoke('advanced-url-monitoring');

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

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
  test(`a site that ${what} is one open alert and no page up, until the next good run`, async () => {
    await monitor();
    await database
      .from('url_monitoring')
      .update({ last_checked: hoursAgo(5) })
      .neq('url', '')
      .throwOnError();
    await servePages({ '/': answer, '/sitemap.xml': answer, '/a': answer, '/b': answer });
    const { status: answered, body } = await monitor();
    assertEquals([answered, body.code], [502, 'site_down']);
    assertMatch(body.message, /^Site fora do ar\. O site .*3 páginas foram marcadas/);
    assertEquals(await open(), ['site_down site']);
    assertMatch((await alerts())[0]?.description ?? '', reason);
    assertEquals(await statuses(), [
      ['/', status],
      ['/a', status],
      ['/b', status],
    ]);
    for (const { last_checked } of await pages()) {
      assert(Date.parse(last_checked) > Date.now() - hour, last_checked);
    }
    const [row] = await logRows('seo_automation');
    assertEquals([row?.status, row?.message], ['error', body.message]);

    // Still away: the same alert, with its age.
    await database
      .from('seo_alerts')
      .update({ created_at: hoursAgo(2.25) })
      .eq('rule', 'site_down')
      .throwOnError();
    assertEquals((await monitor()).status, 502);
    assertEquals((await alerts()).length, 1);

    await servePages({});
    const back = await monitor();
    assertEquals([back.status, back.body.resolved], [200, 1]);
    const [ended] = await alerts();
    assertEquals([ended?.resolved, ended?.resolved_by_check], [true, true]);
    assertMatch(ended?.description ?? '', /Durou 2 horas e 15 minutos\.$/);
    assertEquals((await statuses())[0], ['/', 200]);
  });
}

test('a site of which only the sitemap opens is down, and not an alert for each page', async () => {
  await servePages({ '/': { status: 502 }, '/a': { status: 502 }, '/b': { status: 404 } });
  const { body } = await monitor();
  assertEquals(body.code, 'site_down');
  assertEquals(await open(), ['site_down site']);
  assertEquals(await statuses(), [
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
  test(`a sitemap that ${what} is an alert, and the pages known from it are checked all the same`, async () => {
    await monitor();
    await servePages({ '/sitemap.xml': sitemap, '/a': { status: 500 } });
    const { status, body } = await monitor();
    assertEquals([status, body.code], [502, 'sitemap_unreadable']);
    assertEquals(await open(), ['sitemap_unreadable site', 'status /a']);
    assertEquals((await statuses())[1], ['/a', 500]);
    assert((await pages()).every(({ left_sitemap_at }) => left_sitemap_at === null));
    await servePages({});
    assertEquals((await monitor()).body.resolved, 2);
    assertMatch((await alerts())[0]?.description ?? '', /Durou menos de 1 minuto\.$/);
  });
}

test('pages that ask to come back later tell that the database is away: one alert, not one each', async () => {
  const away = { status: 503, headers: { 'retry-after': '120' } };
  await servePages({ '/a': away, '/b': away });
  const { status, body } = await monitor();
  assertEquals([status, body.code], [502, 'database_down']);
  assertEquals(await open(), ['database_down site']);
  assertEquals((await statuses())[1], ['/a', 503]);
  await servePages({});
  assertEquals((await monitor()).body.resolved, 1);
});

test('a sitemap made without the database tells so, and no page leaves for it', async () => {
  await monitor();
  const { html } = sitemapOf(`${siteUrl}/`, `${siteUrl}/blog/artigo-fixo`);
  await servePages({ '/sitemap.xml': { html, headers: { 'x-sitemap-source': 'emergency' } } });
  assertEquals((await monitor()).body.code, 'database_down');
  assertEquals(await open(), ['database_down site']);
  assertEquals(
    (await pages()).map(({ left_sitemap_at }) => left_sitemap_at),
    [null, null, null],
  );
});

test('pages that left the sitemap are kept as history with their alerts closed, and return', async () => {
  const old = { url: 'https://antigo.example/a', status_code: 200 };
  await database.from('url_monitoring').insert(old).throwOnError();
  await servePages({ '/a': { status: 404 } });
  await monitor();
  assertEquals(await open(), ['status /a']);
  await servePages({ '/sitemap.xml': sitemapOf(`${siteUrl}/`, `${siteUrl}/b`, `${siteUrl}/b`) });
  await monitor();
  assertEquals(
    (await pages()).map(({ url, left_sitemap_at }) => [url, left_sitemap_at !== null]),
    [
      [old.url, true],
      [`${siteUrl}/`, false],
      [`${siteUrl}/a`, true],
      [`${siteUrl}/b`, false],
    ],
  );
  assertEquals(await open(), []);
  // The first time counts, and after three months nobody asks.
  const left = (days: number) => ({ left_sitemap_at: hoursAgo(days * 24) });
  await database.from('url_monitoring').update(left(91)).eq('url', old.url).throwOnError();
  await database.from('url_monitoring').update(left(89)).eq('url', `${siteUrl}/a`).throwOnError();
  await monitor();
  const kept = await pages();
  assertEquals(kept.length, 3);
  assert(Date.parse(kept[1]?.left_sitemap_at ?? '') < Date.now() - 88 * 24 * hour);
  await servePages({});
  await monitor();
  assertEquals((await pages())[1]?.left_sitemap_at, null);
});

test('a thousand broken pages, and more open alerts than one read answers, do not break a run', async () => {
  const before = Array.from({ length: 1_200 }, (_, n) => ({
    title: 'Página lenta',
    description: 'Lenta.',
    severity: 'low',
    rule: 'slow',
    url: `${siteUrl}/antiga-${n}`,
  }));
  await database.from('seo_alerts').insert(before).throwOnError();
  const many = Array.from({ length: 999 }, (_, n) => `${siteUrl}/nova-${n}`);
  await servePages({ '/sitemap.xml': sitemapOf(`${siteUrl}/`, ...many) });
  const { status, body } = await monitor();
  assertEquals(
    [status, body.url_count, body.opened, body.resolved],
    [200, 1_000, 999, before.length],
  );
  await servePages({});
  const mended = await monitor();
  assertEquals([mended.status, mended.body.opened, mended.body.resolved], [200, 0, 999]);
});
