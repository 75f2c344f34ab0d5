import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expectAccessible, expectAccessibleAtThisWidth, expectAccessibleInLight } from './axe.ts';
import { expectRoomOnAnyScreen } from './contact-room.ts';
import { hydrated, idle } from './hydration.ts';
import { articlePaths, everyPath, expect, neighborhoodPaths, servicePaths, test } from './site.ts';

/** Bytes of JavaScript, brotli, that a public page loads before the visitor acts, and in all (design, section 6). */
const budgetBeforeActing = 2 * 1024;
const budgetInAll = 111 * 1024;

/** Words of the libraries that are for the admin area and the toasts alone, and must not come with a public page. */
const adminLibraries = ['recharts', 'networkMode', 'data-scope', 'data-sonner-toast'];

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** Little room: width in pixels, and the root's font sizes there. */
const tight: { width: number; fonts: string[] }[] = [
  { width: 280, fonts: ['100%'] },
  { width: 320, fonts: ['100%'] },
  { width: 360, fonts: ['100%', '200%'] },
  { width: 640, fonts: ['100%', '200%'] },
  { width: 768, fonts: ['100%'] },
  { width: 1024, fonts: ['200%'] },
  { width: 1280, fonts: ['100%', '200%'] },
];

/** The least of it for words: at other widths they have more room, in a layout that another page of the kind is asked for. */
const tightest: typeof tight = [
  { width: 280, fonts: ['100%'] },
  { width: 360, fonts: ['200%'] },
  { width: 640, fonts: ['200%'] },
  { width: 768, fonts: ['100%'] },
  { width: 1024, fonts: ['200%'] },
  { width: 1280, fonts: ['200%'] },
];

/**
 * Pages of each kind. On them the floating WhatsApp button is followed from their start to their end, and axe is asked
 * everything on a desk too, where header and lists are others than on a phone.
 */
const ofEachKind = new Set([
  '/',
  '/servicos/pia',
  '/contato',
  '/blog',
  '/blog/pia-da-cozinha-entupida-o-que-fazer',
]);

/** Pages that differ from another of their kind in their words alone: they are asked what words can break. */
const oneOfMany = new Set<string>(
  [servicePaths, neighborhoodPaths, articlePaths].flatMap((paths) => {
    const first = paths.find((path) => ofEachKind.has(path)) ?? paths[0];
    return paths.filter((path) => path !== first);
  }),
);

for (const path of everyPath) {
  // One visit answers all. The fixture fails on any request to another origin.
  test(`${path} is light, stands still, asks nobody else, fits everywhere, and is accessible`, async ({
    page,
  }) => {
    const isOneOfMany = oneOfMany.has(path);
    const scripts = scriptsOf(page);
    await page.setViewportSize(phone);
    await page.goto(path);
    await test.step('nothing moves while it loads', () => expectNoShift(page));
    await test.step('WhatsApp is within reach', () => expectContactWithinReach(page));
    await test.step('axe on a phone', () =>
      isOneOfMany ? expectAccessibleInLight(page) : expectAccessible(page));
    await test.step('its words fit', () => expectFits(page, isOneOfMany ? tightest : tight));
    await test.step('next to no JavaScript before the visitor acts', () =>
      expectLight(scripts, budgetBeforeActing));
    if (isOneOfMany) return;
    await test.step('axe on a desk', async () => {
      await showOnDesk(page);
      await (ofEachKind.has(path) ? expectAccessible(page) : expectAccessibleAtThisWidth(page));
    });
    await test.step('no third party, down to its end', () => expectNoThirdParty(page));
    if (!ofEachKind.has(path)) return;
    await test.step('the WhatsApp button lies on nothing', () => expectRoomOnAnyScreen(page));
    await page.getByText('Ver no mapa').hover();
    await hydrated(page);
    await test.step('JavaScript in all', () => expectLight(scripts, budgetInAll));
  });
}

test.describe('pages that are not for search engines', () => {
  test.use({ expectedConsole: [/the server responded with a status of 404/] });

  for (const path of [
    '/sitemap-test',
    '/isto-nao-existe',
    '/blog/post-que-nao-existe',
    '/admin/entrar',
    '/admin/senha',
  ]) {
    test(`${path} fits everywhere and is accessible`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      if (path.startsWith('/admin/')) await hydrated(page);
      await expectAccessible(page);
      await expectFits(page, tight);
      await showOnDesk(page);
      await expectAccessible(page);
      if (path === '/sitemap-test') await expectRoomOnAnyScreen(page);
    });
  }
});

/** The scripts that the page fetches from now on. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

interface Weight {
  compressed: number;
  adminLibraries: string[];
}

/** What scripts weigh, by their address, which has the hash of what is in them: most pages share most of them. */
const weights = new Map<string, Weight>();

async function weigh(script: Response): Promise<Weight> {
  const known = weights.get(script.url());
  if (known !== undefined) return known;
  const body = await script.body();
  const weight = {
    compressed: brotliCompressSync(body).length,
    adminLibraries: adminLibraries.filter((library) => body.includes(library)),
  };
  weights.set(script.url(), weight);
  return weight;
}

async function expectLight(scripts: readonly Response[], budget: number): Promise<void> {
  expect(scripts.length).toBeGreaterThan(0);
  const loaded = await Promise.all(scripts.map(weigh));
  expect(loaded.flatMap((script) => script.adminLibraries)).toEqual([]);
  expect(loaded.reduce((sum, { compressed }) => sum + compressed, 0)).toBeLessThanOrEqual(budget);
}

async function expectNoShift(page: Page): Promise<void> {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
}

async function expectContactWithinReach(page: Page): Promise<void> {
  const floating = page.locator('body a[href^="https://wa.me/"]').last();
  await expect(floating).toBeInViewport();
  await expect(floating).toHaveAttribute('target', '_blank');
  const box = await floating.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(phone.width - 40);
}

async function expectNoThirdParty(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await idle(page);
  // One map a page, and one way there: on /contato not in the footer.
  const map = page.getByText('Ver no mapa');
  await expect(map).toHaveCount(1);
  await expect(map).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  await expect(page.getByRole('link', { name: 'Como Chegar' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\//,
  );
}

/** The page does not scroll sideways, and its title and the company's name stand in whole words. */
async function expectFits(page: Page, screens: typeof tight): Promise<void> {
  // What is hidden takes its room and is not painted, which would be half of the work.
  await page.evaluate(() => (document.documentElement.style.visibility = 'hidden'));
  for (const { width, fonts } of screens) {
    await page.setViewportSize({ width, height: 640 });
    const measured = await page.evaluate(measureFit, fonts);
    expect(measured, `${width} px, ${fonts.join(', ')}`).toEqual(
      fonts.map((font) => ({ font, overflow: 0, brokenWords: [] })),
    );
  }
}

/** What sticks out of the page and which words are broken, at each of the root's font sizes. */
function measureFit(fonts: string[]) {
  return fonts.map((font) => {
    document.documentElement.style.fontSize = font;
    const { scrollWidth, clientWidth } = document.documentElement;
    const brokenWords: string[] = [];
    for (const part of document.querySelectorAll(
      'header a[href="/"], h1.text-display, h1.text-headline',
    )) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) brokenWords.push(word);
        }
      }
    }
    return { font, overflow: scrollWidth - clientWidth, brokenWords };
  });
}

async function showOnDesk(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await page.evaluate(() => {
    Object.assign(document.documentElement.style, { fontSize: '', visibility: '' });
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await idle(page);
}
