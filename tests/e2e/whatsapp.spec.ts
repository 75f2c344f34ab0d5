import type { Page } from '@playwright/test';
import { readDocument } from './document.ts';
import { expect, test } from './site.ts';

const greeting = 'Olá! Preciso de ajuda com desentupimento em Petrópolis.';
const inPlace = (place: string) =>
  `Olá! Preciso de ajuda com desentupimento ${place}, em Petrópolis.`;

/** What WhatsApp opens with, by the page that is open. */
const messages = [
  ['/contato', greeting],
  ['/sitemap-test', greeting],
  ['/isto-nao-existe', greeting],
  ['/blog/post-que-nao-existe', greeting],
  ['/servicos/pia', 'Olá! Preciso desentupir uma pia em Petrópolis.'],
  ['/servicos/ralo', 'Olá! Preciso desentupir um ralo em Petrópolis.'],
  ['/servicos/vaso', 'Olá! Preciso desentupir um vaso sanitário em Petrópolis.'],
  ['/bairros/centro', inPlace('no Centro')],
  ['/bairros/correas', inPlace('em Corrêas')],
  ['/bairros/cascatinha', inPlace('em Cascatinha')],
  ['/bairros/itaipava', inPlace('em Itaipava')],
  ['/bairros/quitandinha', inPlace('no Quitandinha')],
  ['/bairros/bingen', inPlace('no Bingen')],
  [
    '/blog/pia-da-cozinha-entupida-o-que-fazer',
    'Olá! Li “Pia da cozinha entupida: o que fazer” no site e preciso de ajuda com desentupimento em Petrópolis.',
  ],
  [
    '/blog/custo-desentupimento-petropolis',
    'Olá! Li o guia de preços no site e quero um orçamento de desentupimento em Petrópolis.',
  ],
  [
    '/blog/como-escolher-desentupidora-petropolis',
    'Olá! Li no site como escolher uma desentupidora e quero fazer umas perguntas antes de chamar.',
  ],
] as const;

/** All WhatsApp links of a page: header, bar, footer and its own buttons. */
const links = 'a[href^="https://wa.me/"]';

/** The different texts of those links. */
function textsOf(urls: readonly string[]): string[] {
  expect(urls.length).toBeGreaterThanOrEqual(3);
  return [...new Set(urls.map((url) => new URL(url).searchParams.get('text') ?? ''))];
}

/** The same of the page that is open. */
const textsOfOpen = async (page: Page) =>
  textsOf(
    await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
  );

for (const [path, text] of messages) {
  test(`every WhatsApp link of ${path} opens with that page's text`, async ({ request }) => {
    const { $ } = await readDocument(request, path);
    const urls = $(links).toArray();
    expect(textsOf(urls.map(({ attribs: { href = '' } }) => href))).toEqual([text]);
  });
}

test('the home page has a text for each service, and the greeting for all else', async ({
  request,
}) => {
  const { $ } = await readDocument(request, '/');
  const urls = $(links).toArray();
  expect(textsOf(urls.map(({ attribs: { href = '' } }) => href)).toSorted()).toEqual(
    [
      greeting,
      ...messages.filter(([path]) => path.startsWith('/servicos/')).map(([, text]) => text),
    ].toSorted(),
  );
});

test('the text follows from page to page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  for (const path of ['/servicos/pia', '/servicos/vaso', '/blog'] as const) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    const text = new Map<string, string>(messages).get(path) ?? greeting;
    await expect.poll(() => textsOfOpen(page)).toEqual([text]);
  }
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect.poll(async () => (await textsOfOpen(page))[0]).toMatch(/^Olá! Li “.+” no site/);
  await page.goBack();
  await expect.poll(() => textsOfOpen(page)).toEqual([greeting]);
});
