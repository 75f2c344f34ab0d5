import type { Locator, Page } from '@playwright/test';
import {
  always,
  button,
  emptyReports,
  expect,
  failService,
  mendAll,
  openWhole,
  supabase,
  test,
  whole,
} from './admin.ts';
import { addFigures, ago, daysAgo, numbers, site } from './dashboard.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** Enough rows that every list goes on, with words that are too long for a phone. */
async function fill(): Promise<void> {
  const long = '/blog/um-endereco-muito-comprido-que-nao-cabe-em-uma-linha-de-celular';
  const many = Array.from({ length: 60 }, (_, index) => `${long}-${index}`);
  await addFigures(
    ...many.flatMap((url, index) =>
      [4, 11].map((days) => ({
        date: daysAgo(days),
        url,
        query: `desentupidora perto de mim aberta agora ${index}`,
        clicks: 40,
        impressions: 4_000 + index,
        position: 1 + index,
      })),
    ),
  );
  await supabase
    .from('url_monitoring')
    .insert(
      many.map((url, index) => ({
        url: site + url,
        status_code: index % 2 ? 200 : 500,
        response_time: 4000,
        issues: ['Página fora do ar', 'Página lenta'],
        core_web_vitals: { lcp: 5000, inp: 300, cls: 0.05 },
      })),
    )
    .throwOnError();
  await supabase
    .from('seo_alerts')
    .insert(
      many.map((url, index) => ({
        title: `Página fora do ar ${index}`,
        description: 'O que é e o que fazer.',
        url: site + url,
        severity: index % 2 ? 'critical' : 'high',
      })),
    )
    .throwOnError();
  const findings = many.map((url) => ({
    severity: 'medium',
    code: 'title_length',
    url: site + url,
    evidence: '80 caracteres: um título comprido',
    advice: 'O título deve ter de 10 a 75 caracteres.',
  }));
  await supabase
    .from('automation_logs')
    .insert(
      [0, 7, 14, 21].map((days) => ({
        type: 'url_audit',
        status: 'partial_success',
        message: '60.',
        data: { findings },
        created_at: ago(days),
      })),
    )
    .throwOnError();
}

const siteNumbers = (page: Page) => page.getByRole('list', { name: 'Números do site' });

/** What is smaller than a thumb needs, by its tag and text. */
function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .locator('a, button, summary, select, input:not([type=hidden])')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    );
}

/** Tabs and badges that reach out of the screen or of their own box. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .locator('[role=tab], span.rounded-2xl')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1;
        })
        .map(({ textContent }) => textContent),
    );
}

test('on a phone the first figures are on the first screen, nothing is cut, and everything has room for a thumb', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await mendAll();
  await emptyReports();
  await fill();
  const expectRoom = async (path: string) => {
    await expect(page).toHaveURL(path);
    await whole(page);
    expect(await tooSmall(page), path).toEqual([]);
    expect(await cutOff(page), path).toEqual([]);
  };
  await openWhole(page, '/admin/seo');
  await expectOnFirstScreen(page, numbers(page));
  await expectRoom('/admin/seo');
  for (const [name, tab] of [
    ['Monitoramento', 'monitoramento'],
    ['Alertas', 'alertas'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole('listitem')).not.toHaveCount(0);
    await expectRoom(`/admin/seo?aba=${tab}`);
  }
  await openWhole(page, '/admin/buscas');
  await expectRoom('/admin/buscas');
  await page.getByRole('main').getByRole('link', { name: 'Páginas', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Páginas', exact: true })).toBeVisible();
  await expectRoom('/admin/buscas?lista=paginas');
  await openWhole(page, '/admin/sitemap');
  await expectOnFirstScreen(page, siteNumbers(page));
  await expectRoom('/admin/sitemap');
  const newest = page
    .getByRole('region', { name: 'Achados por auditoria' })
    .getByRole('columnheader')
    .nth(1);
  await newest.scrollIntoViewIfNeeded();
  await expect(newest, 'the newest audit').toBeInViewport({ ratio: 1 });

  // Without Google there is a sentence more, which stands below the figures.
  await failService('sites', ...always({ kind: 'status', status: 200, body: { siteEntry: [] } }));
  await openWhole(page, '/admin/seo');
  await expect(button(page, 'Sincronizar GSC')).toHaveAccessibleDescription(/ainda não funciona/);
  await expectOnFirstScreen(page, numbers(page));
  await mendAll();
});

/** The first of the figures stands above the bar of the contact buttons. */
async function expectOnFirstScreen(page: Page, figures: Locator): Promise<void> {
  const figure = await figures.getByRole('listitem').first().locator('p').nth(1).boundingBox();
  const bar = await page.getByRole('complementary', { name: 'Contato rápido' }).boundingBox();
  expect((figure?.y ?? 9_999) + (figure?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
}
