import { screens } from './contact-room.ts';
import { expect, test } from './site.ts';

test('what has the focus is never behind the header or the contact bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/contato']) {
    await page.goto(path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const hidden = await page.locator('main, footer').evaluateAll((parts) =>
        parts
          .flatMap((part) => [...part.querySelectorAll<HTMLElement>('a, button, input, textarea')])
          .filter((element) => {
            // Some stand on wider screens alone.
            if (!element.checkVisibility()) return false;
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
