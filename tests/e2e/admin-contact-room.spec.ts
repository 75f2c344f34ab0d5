import { open, test } from './admin.ts';
import { expectRoomForButton, screens } from './contact-room.ts';

for (const path of ['/admin/seo', '/admin/seo?aba=alertas', '/admin/sitemap', '/admin/conta']) {
  test(`the floating WhatsApp button lies on nothing that an operator works with on ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectRoomForButton(page);
    }
  });
}
