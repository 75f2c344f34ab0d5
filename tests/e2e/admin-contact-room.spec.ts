import { openWhole, test } from './admin.ts';
import { expectRoomForButton, screens } from './contact-room.ts';

for (const path of [
  '/admin',
  '/admin/seo',
  '/admin/seo?aba=alertas',
  '/admin/sitemap',
  '/admin/conta',
]) {
  test(`the floating WhatsApp button lies on nothing that an operator works with on ${path}`, async ({
    page,
  }) => {
    await openWhole(page, path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectRoomForButton(page);
    }
  });
}
