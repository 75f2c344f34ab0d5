import { expectRoomForButton, screens } from './contact-room.ts';
import { expect, test } from './site.ts';

const post = '/blog/pia-da-cozinha-entupida-o-que-fazer';

for (const path of ['/', '/servicos/pia', '/contato', '/blog', post, '/sitemap-test']) {
  test(`the floating WhatsApp button lies on nothing, wherever ${path} is scrolled to`, async ({
    page,
  }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectRoomForButton(page);
    }
  });
}

test('what has the focus is never behind the header or the contact bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/contato']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const hidden = await page.locator('main, footer').evaluateAll((parts) =>
        parts
          .flatMap((part) => [...part.querySelectorAll<HTMLElement>('a, button, input, textarea')])
          .filter((element) => {
            element.focus();
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const middle = (left + right) / 2;
            return [top + 2, bottom - 2].every(
              (y) => !element.contains(document.elementFromPoint(middle, y)),
            );
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(hidden, JSON.stringify(screen)).toEqual([]);
    }
  }
});
