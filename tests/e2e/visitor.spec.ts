import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { idle } from './hydration.ts';
import { expect, test } from './site.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const neighborhoods = ['Centro', 'Corrêas', 'Cascatinha', 'Itaipava', 'Quitandinha', 'Bingen'];

/** The stories hold with and without JavaScript: every control is native. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('someone with a flooded kitchen reaches the company from the first screen of a phone', async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto('/');
      const main = page.getByRole('main');
      const whatsapp = main.getByRole('link', { name: /WhatsApp/ }).first();
      await expect(whatsapp).toBeInViewport();
      await expect(whatsapp).toHaveAttribute('target', '_blank');
      const url = new URL((await whatsapp.getAttribute('href')) ?? '');
      expect(url.origin).toBe('https://wa.me');
      expect(url.pathname).toMatch(/^\/55\d{10,11}$/);
      expect(url.searchParams.get('text')).toMatch(/Petrópolis/);
      const call = page.getByRole('link', { name: /^Ligar para/ });
      await expect(call).toBeInViewport();
      await expect(call).toHaveAttribute('href', /^tel:\+55\d{10,11}$/);

      await test.step('whoever says what is clogged opens WhatsApp with just that', async () => {
        await openOnSmallPhone(page, '/');
        for (const [name, text] of [
          [/^Pia\b/, 'Olá! Preciso desentupir uma pia em Petrópolis.'],
          [/^Ralo\b/, 'Olá! Preciso desentupir um ralo em Petrópolis.'],
          [/^Vaso\b/, 'Olá! Preciso desentupir um vaso sanitário em Petrópolis.'],
          [
            /^Outro problema\? Conte aqui no WhatsApp$/,
            'Olá! Preciso de ajuda com desentupimento em Petrópolis.',
          ],
        ] as const) {
          const choice = main.getByRole('link', { name }).first();
          await expect(choice).toBeInViewport({ ratio: 1 });
          const { searchParams } = new URL((await choice.getAttribute('href')) ?? '');
          expect(searchParams.get('text')).toBe(text);
        }
      });
    });

    test('the first screen of a page from a search says what a visitor decides by', async ({
      page,
    }) => {
      for (const [path, says] of [
        [
          '/servicos/pia',
          ['R$ 80 a R$ 200', 'Caso simples: R$ 80 a R$ 120', 'Chegamos em até 1 hora'],
        ],
        ['/servicos/vaso', ['R$ 100 a R$ 250', 'R$ 100 a R$ 150', 'Chegamos em até 1 hora']],
        ['/bairros/centro', ['no Centro de Petrópolis', 'A partir de R$ 60', 'em até 30 minutos']],
        ['/bairros/quitandinha', ['no Quitandinha', 'A partir de R$ 60', 'em até 30 minutos']],
      ] as const) {
        await test.step(path, async () => {
          await openOnSmallPhone(page, path);
          const main = page.getByRole('main');
          // Above the contact bar, which has the number.
          const bar = await page
            .getByRole('complementary', { name: 'Contato rápido' })
            .boundingBox();
          for (const text of [
            ...says,
            'Garantia por escrito, mais a da lei',
            'Você aprova o preço antes',
          ]) {
            const box = await main.getByText(text).filter({ visible: true }).first().boundingBox();
            expect((box?.y ?? Infinity) + (box?.height ?? 0), text).toBeLessThanOrEqual(
              bar?.y ?? 0,
            );
          }
          const chat = await main.getByRole('link', { name: 'WhatsApp' }).first().boundingBox();
          expect((chat?.y ?? Infinity) + (chat?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
          const picture = main.locator('img').filter({ visible: true }).first();
          await expect(picture).toBeInViewport();
          const footer = await page.getByRole('contentinfo').boundingBox();
          expect(footer?.height, 'the footer is at most one screen').toBeLessThanOrEqual(640);
        });
      }
    });

    test('the menu on a phone opens, leads to every page and closes', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/');
      await page.getByRole('button', { name: /menu/i }).first().click();
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      for (const name of [
        'Início',
        'Sobre Nós',
        'Blog',
        'Contato',
        'Desentupimento de pia',
        ...neighborhoods,
      ]) {
        await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          /^\//,
        );
      }
      // Once it has slid in, it stands at the right edge.
      const edges = async () => {
        const { x = 0, width = 0 } = (await drawer.boundingBox()) ?? {};
        return { width, right: Math.round(x + width) };
      };
      await expect.poll(edges).toEqual({ width: 256, right: phone.width });
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: /menu/i }).first().click();
      await drawer.getByRole('link', { name: 'Blog', exact: true }).click();
      await expect(page).toHaveURL('/blog');
      await expect(drawer).toBeHidden();
    });

    test('on a desk the Bairros menu opens, questions open to their answers, and prices stand under #servicos', async ({
      page,
    }) => {
      await page.setViewportSize(desktop);
      await page.goto('/#servicos');
      await test.step('the number, in digits, at the top', async () => {
        const number = page.getByRole('banner').getByRole('link', { name: /^\(\d\d\) [\d-]+$/ });
        await expect(number).toBeVisible();
        await expect(number).toHaveAttribute('href', /^tel:\+55\d{10,11}$/);
      });
      await test.step('the three services with their prices', async () => {
        const services = page.locator('#servicos');
        await expect(services).toBeInViewport();
        for (const [path, price] of [
          ['/servicos/pia', /R\$\s80\sa\sR\$\s200/],
          ['/servicos/ralo', /R\$\s60\sa\sR\$\s150/],
          ['/servicos/vaso', /R\$\s100\sa\sR\$\s250/],
        ] as const) {
          await expect(services.locator(`a[href="${path}"]`).first()).toBeVisible();
          await expect(services.getByText(price).first()).toBeVisible();
        }
      });
      await test.step('a question', async () => {
        const faq = page.locator('details').filter({ has: page.locator('summary') });
        await expect(page.getByRole('main').locator('details')).toHaveCount(4);
        const first = page.getByRole('main').locator('details').first();
        await first.locator('summary').click();
        await expect(first.locator('p').first()).toBeVisible();
        expect(await faq.count()).toBeGreaterThanOrEqual(4);
      });
      await test.step('the menu, by mouse and by keyboard', async () => {
        const header = page.getByRole('banner');
        const toggle = header.locator('button, summary').filter({ hasText: 'Bairros' });
        await expect(header.getByRole('link', { name: 'Corrêas' })).toBeHidden();
        await toggle.click();
        for (const name of neighborhoods) {
          await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
        }
        await toggle.click();
        await expect(header.getByRole('link', { name: 'Corrêas' })).toBeHidden();
        await toggle.focus();
        await page.keyboard.press('Enter');
        await expect(header.getByRole('link', { name: 'Corrêas' })).toBeVisible();
      });
    });

    test('the blog shows twelve posts, then the rest, and no dead end', async ({ page }) => {
      await page.goto('/blog');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog de Desentupimento');
      const cards = page.locator('main article');
      await expect(cards).toHaveCount(12);
      await expect(cards.first()).toContainText('5 min leitura');
      // The newest is among them; they stand by subject, in the order in which readers need them.
      await expect(cards.locator('time', { hasText: '4 de setembro de 2025' })).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Água subindo agora?' })).toBeVisible();
      const subject = page.getByRole('region', { name: 'Pia e gordura' });
      await expect(subject.getByRole('article').first()).toContainText('Pia da cozinha');
      await page.getByRole('link', { name: 'Prédio, piso e conta', exact: true }).click();
      await expect(
        page.getByRole('heading', { name: 'Prédio, piso e conta', exact: true }),
      ).toBeInViewport();
      await expect(
        page.locator('a[href="/blog/custo-desentupimento-petropolis"]').first(),
      ).toBeVisible();
      await page.locator('a[href="/blog?pagina=2"]').first().click();
      await expect(page).toHaveURL('/blog?pagina=2');
      await expect(cards).toHaveCount(3);
      await page.locator('main a[href="/blog"]').first().click();
      await expect(cards).toHaveCount(12);
    });

    test('an article reads fully and offers help', async ({ page }) => {
      await page.goto('/blog/pia-da-cozinha-entupida-o-que-fazer');
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Pia da cozinha');
      await expect(
        page.getByRole('navigation', { name: /trilha|navegação/i }).last(),
      ).toBeVisible();
      await expect(main).toContainText('5 min de leitura');
      await expect(main.locator('time').first()).toHaveText('4 de setembro de 2025');
      expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4);
      await expect(main.getByRole('heading', { name: 'Em resumo' })).toBeInViewport();
      await expect(main.getByText(/^Se a pia entupiu e a água ficou parada na cuba/)).toBeVisible();
      const folded = main.locator('summary', { hasText: 'Neste artigo' });
      if (await folded.isVisible()) await folded.click();
      await main
        .getByRole('navigation', { name: 'Neste artigo' })
        .getByRole('link', { name: 'Como limpar o sifão' })
        .click();
      await expect(page).toHaveURL(/#secao-como-limpar-o-sifao$/);
      await expect(main.getByRole('heading', { name: 'Como limpar o sifão' })).toBeInViewport();
      await expect(
        main.getByRole('region', { name: 'Leia também' }).getByRole('link', { name: /Soda/ }),
      ).toHaveAttribute('href', '/blog/soda-caustica-na-pia-entupida');
      await expect(main.getByText('Emergência? Ligue Agora!')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Solicitar Orçamento' })).toHaveAttribute(
        'href',
        '/contato',
      );
      await expect(main.getByRole('link', { name: 'Ligar Agora' }).first()).toHaveAttribute(
        'href',
        /^tel:\+55/,
      );
      await main.getByRole('link', { name: 'Voltar ao Blog' }).first().click();
      await expect(page).toHaveURL('/blog');
    });
  });
}

test('a post that does not exist says so, with HTTP 404', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  for (const path of ['/blog/post-que-nao-existe', '/blog/NAO%20EXISTE', '/blog?pagina=99']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(response?.headers()['cache-control'], path).toBe('no-store');
  }
  await page.goto('/blog/post-que-nao-existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post não encontrado');
  await expect(
    page.getByText('O post que você está procurando não existe ou foi removido.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.context().close();
});

test('the menu closes when the window becomes wide, and stays closed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Abrir menu' });
  const drawer = page.getByRole('dialog');
  await button.click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible();
  await page.setViewportSize(phone);
  await expect(button).toBeVisible();
  await expect(drawer).toBeHidden();
});

for (const [path, drawing] of [
  ['/', 'kitchen-at-night-tall.svg'],
  ['/servicos/pia', 'sink-tall.svg'],
] as const) {
  test(`the large drawing of ${path} is not fetched on a phone`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(basename(request.url())));
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await idle(page);
    expect(fetched).not.toContain(drawing);
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect.poll(() => fetched).toContain(drawing);
  });
}

/** In the site's own font, which may come too late the first time (styles.css); the second time it is there. */
async function openOnSmallPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(path);
  await page.goto(path);
}
