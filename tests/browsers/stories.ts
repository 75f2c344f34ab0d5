import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstArticles } from '#functions/sitemap/paths.ts';
import { roomForButton } from '../e2e/room-for-button.ts';
import type { Browser, StartBrowser } from './browser.ts';
import { widerThanScreen } from './in-page.ts';
import type { SlowSite } from './slow-site.ts';
import { startSlowSite } from './slow-site.ts';
import { patience, Visit } from './visit.ts';

const phone = [360, 740] as const;
const desktop = [1280, 800] as const;
/** From the smallest phone to a laptop. */
const screens = [[280, 653], phone, [768, 1024], [1024, 768], desktop] as const;

/** The newest one, so that the blog's first page links it. */
const article = firstArticles.at(-1)?.path ?? '';

const strings = v.array(v.string());
const room = v.object({ overlaps: strings, hiddenAtEnd: v.number() });
const drawer = { selector: 'dialog' };
const menuButton = { selector: 'button', name: 'Abrir menu' };
const bairros = { selector: 'header summary', name: 'Bairros' };
const services = { selector: 'h2', name: 'O que a gente desentope' };
const link = (name: string, part: string) => ({ selector: `${part} a`, name });
const field = (name: string) => ({ selector: 'input, textarea', name });
const mapQuestion = { selector: 'footer summary', name: 'Ver no mapa' };
const map = { selector: 'footer iframe' };

function siteUrl(): string {
  const { SITE_URL } = process.env;
  if (SITE_URL === undefined)
    throw new Error('These are run by "npm test engines", which starts the site.');
  return SITE_URL;
}

interface Abilities {
  /** Whether its driver stays with a window that goes back. */
  canGoBack: boolean;
}

/** What a visitor of the site does, in one engine. */
export function tellStories(
  engine: string,
  start: StartBrowser,
  { canGoBack }: Abilities = { canGoBack: true },
): void {
  describe(`in ${engine}`, () => {
    let site: SlowSite;
    let browser: Browser;
    let visit: Visit;

    beforeAll(async () => {
      site = await startSlowSite(siteUrl());
      browser = await start(site);
      visit = new Visit(browser, site);
    });
    beforeEach(() => visit.resize(...phone));
    afterEach(async () => {
      expect(await visit.problems()).toEqual([]);
    });
    afterAll(async () => {
      await browser?.quit();
      await site?.stop();
    });

    test('someone with a flooded kitchen reaches the company from the first screen of a phone', async () => {
      await visit.openWithoutScripts('/');
      const whatsapp = await visit.waitFor({ selector: 'main a[href^="https://wa.me/"]' });
      expect(whatsapp.inView).toBe(true);
      expect(new URL(whatsapp.href).searchParams.get('text')).toMatch(/desentupi/);
      const call = await visit.waitFor({ selector: 'aside a[href^="tel:"]' });
      expect(call).toMatchObject({ inView: true, href: expect.stringMatching(/^tel:\+55\d+$/) });
    });

    test('a question opens to its answer', async () => {
      await visit.openWithoutScripts('/');
      const answer = { selector: 'main details p' };
      expect(await visit.see(answer)).toBeUndefined();
      await visit.click({ selector: 'main summary' });
      await visit.waitFor(answer);
    });

    test('a press beside the menu closes it', async () => {
      await visit.openWithoutScripts('/');
      await visit.click(menuButton);
      await visit.waitFor(drawer);
      await visit.clickAt(30, 600);
      await visit.waitUntilGone(drawer);
      await visit.arrivesAtPath('/');
    });

    for (const when of ['before', 'after'] as const) {
      const open = (path: string) =>
        when === 'after' ? visit.open(path) : visit.openWithoutScripts(path);

      describe(`${when} the scripts arrive`, () => {
        test('the menu on a phone opens, closes and leads on', async () => {
          await open('/');
          await visit.click(menuButton);
          // Once it has slid in, it stands at the right edge.
          await expect
            .poll(() => visit.see(drawer), patience)
            .toMatchObject({ left: phone[0] - 256, right: phone[0] });
          await visit.press('Escape');
          await visit.waitUntilGone(drawer);
          await visit.click(menuButton);
          await visit.click(link('Blog', 'dialog'));
          await visit.arrivesAtPath('/blog');
          await visit.waitUntilGone(drawer);
        });

        test('the Bairros menu opens by mouse and by keyboard, and leads on', async () => {
          await visit.resize(...desktop);
          await open('/');
          const correas = link('Corrêas', 'header');
          await visit.click(bairros);
          await visit.waitFor(correas);
          await visit.click(bairros);
          await visit.waitUntilGone(correas);
          await visit.press('Enter');
          await visit.click(correas);
          await visit.arrivesAtPath('/bairros/correas');
          await visit.waitUntilGone(correas);
        });
      });
    }

    test('a press beside the names of the Bairros menu leaves it open', async () => {
      // Safari gives no link the focus that is pressed, so every press in the menu is such a one there.
      await visit.resize(...desktop);
      await visit.open('/');
      await visit.click(bairros);
      const { left, right, top } = await visit.waitFor({ selector: 'header details[open] ul' });
      await visit.clickAt(Math.round((left + right) / 2), Math.round(top) + 4);
      await visit.waitFor(link('Corrêas', 'header'));
      await visit.press('Escape');
      await visit.waitUntilGone(link('Corrêas', 'header'));
    });

    test('the menu closes when the window becomes wide, and stays closed', async () => {
      await visit.open('/');
      await visit.click(menuButton);
      await visit.waitFor(drawer);
      await visit.resize(...desktop);
      await visit.waitUntilGone(drawer);
      await visit.waitFor(link('Blog', 'header'));
      await visit.resize(...phone);
      await visit.waitFor(menuButton);
      expect(await visit.see(drawer)).toBeUndefined();
    });

    test('the menu of a desk leads to other pages', async () => {
      await visit.resize(...desktop);
      await visit.open('/');
      for (const [name, path] of [
        ['Sobre Nós', '/sobre'],
        ['Contato', '/contato'],
        ['Blog', '/blog'],
      ] as const) {
        await visit.click(link(name, 'header'));
        await visit.arrivesAtPath(path);
        await expect
          .poll(() => visit.ask(v.string(), () => document.title), patience)
          .toMatch(name);
        expect(await visit.scrollTop()).toBe(0);
        await visit.isWhole();
      }
    });

    describe('the quote form', () => {
      async function fill(fields: Record<string, string>): Promise<void> {
        for (const [name, text] of Object.entries(fields)) {
          await visit.click(field(name));
          await visit.type(text);
        }
      }
      const quote = {
        'Nome completo *': 'Ana & Zé',
        'Telefone/WhatsApp *': '024 98765 4321',
        'Descrição do problema *': 'Pia #1 não desce',
      };
      const submit = () => visit.click({ selector: 'button', name: 'Enviar pelo WhatsApp' });
      const message = (telefone: string) =>
        `Olá! Gostaria de um orçamento de desentupimento.\n\nNome: Ana & Zé\nTelefone: ${telefone}\nProblema: Pia #1 não desce`;

      test('opens WhatsApp in a new tab with the message, and says so', async () => {
        await visit.open('/contato');
        await fill(quote);
        await visit.islandsAwake();
        await expect
          .poll(() => visit.see(field('Telefone/WhatsApp *')), patience)
          .toMatchObject({ value: '(24) 98765-4321' });
        await submit();
        const tab = await visit.openedTab();
        expect(tab.origin).toBe('https://wa.me');
        expect(tab.searchParams.get('text')).toBe(message('(24) 98765-4321'));
        await visit.waitFor({ selector: '[data-title]', name: 'Redirecionando para WhatsApp' });
        await visit.waitFor(link('Toque aqui para enviar a mensagem', 'form'));
        await visit.arrivesAtPath('/contato');
        expect(await visit.see(field('Nome completo *'))).toMatchObject({ value: 'Ana & Zé' });
      });

      test('asks for what is missing, in Portuguese, and keeps the rest', async () => {
        await visit.open('/contato');
        await fill({ ...quote, 'Nome completo *': '   ' });
        await visit.islandsAwake();
        await submit();
        await expect
          .poll(() => visit.see(field('Nome completo *')), patience)
          .toMatchObject({ focused: true, description: 'Escreva o seu nome.' });
        expect(await visit.see(field('Descrição do problema *'))).toMatchObject({
          value: 'Pia #1 não desce',
        });
      });

      test('sent before the scripts arrive, is answered with the way to WhatsApp in a new tab', async () => {
        await visit.openWithoutScripts('/contato');
        await fill(quote);
        await submit();
        const tab = await visit.openedTab();
        expect(tab.origin).toBe('https://wa.me');
        expect(tab.searchParams.get('text')).toMatch(/^Olá! .+\n\nNome: Ana & Zé\n/);
      });

      test('keeps the place, the focus and the words when scripts come late', async () => {
        // The keyboard takes half of the screen.
        await visit.resize(360, 370);
        await visit.openWithoutScripts('/contato');
        await fill({ 'Nome completo *': 'Ana Lú' });
        const before = await visit.scrollTop();
        expect(before).toBeGreaterThan(0);
        await visit.scriptsArrive();
        await visit.islandsAwake();
        await visit.type('cia');
        await expect
          .poll(() => visit.see(field('Nome completo *')), patience)
          .toMatchObject({ focused: true, value: 'Ana Lúcia' });
        expect(await visit.scrollTop()).toBe(before);
      });
    });

    test('who reads is not moved when the scripts come late', async () => {
      await visit.openWithoutScripts(article);
      await visit.scrollDown(1400);
      await visit.scriptsArrive();
      expect(await visit.scrollTop()).toBe(1400);
    });

    test('another page begins at its top, and a reload leaves the reader where he was', async () => {
      await visit.open('/blog');
      await visit.scrollDown(1400);
      await visit.follow(article);
      await visit.arrivesAtTop(0);
      await visit.scrollDown(1400);
      await visit.reload();
      await visit.arrivesAtTop(1400);
    });

    test.runIf(canGoBack)('back and forward lead to where the reader was', async () => {
      await visit.open('/blog');
      await visit.scrollDown(1400);
      await visit.follow(article);
      await visit.back();
      await visit.arrivesAtPath('/blog');
      await visit.arrivesAtTop(1400);
      await visit.forward();
      await visit.arrivesAtPath(article);
      await visit.arrivesAtTop(0);
    });

    test('an address with a part of the page shows that part, by address and by link', async () => {
      await visit.open('/#servicos');
      await expect.poll(() => visit.see(services), patience).toMatchObject({ inView: true });
      await visit.open('/servicos/ralo');
      await visit.click(link('Serviços', 'main'));
      await visit.arrivesAtPath('/#servicos');
      await expect.poll(() => visit.see(services), patience).toMatchObject({ inView: true });
    });

    test('the map opens when the visitor agrees, even before the scripts arrive, until this is taken back', async () => {
      await visit.openWithoutScripts('/sobre');
      await visit.click(mapQuestion);
      expect(await visit.seeAll(map)).toEqual([]);
      await visit.scriptsArrive();
      await visit.waitFor(map);
      await visit.open('/politica-privacidade');
      await visit.click({ selector: 'button', name: 'Retirar a permissão do mapa' });
      await visit.waitFor({
        selector: 'main output',
        name: 'O mapa do Google não está permitido neste aparelho.',
      });
      expect(await visit.seeAll(map)).toEqual([]);
    });

    for (const path of ['/', '/contato', article, '/bairros/correas']) {
      test(`${path} fits every screen, and no button covers a part of it`, async () => {
        await visit.open(path);
        for (const [width, height] of screens) {
          await visit.resize(width, height);
          const seen = {
            width,
            wider: await visit.ask(strings, widerThanScreen),
            ...(await visit.ask(room, roomForButton, 200)),
          };
          expect(seen).toEqual({ width, wider: [], overlaps: [], hiddenAtEnd: 0 });
        }
      });
    }
  });
}
