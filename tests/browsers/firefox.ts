import { launch } from 'puppeteer-core';
import { findFirefox } from '../support/engines.ts';
import type { StartBrowser } from './browser.ts';

/** Firefox, driven by Puppeteer over WebDriver BiDi, which it speaks itself: Debian has no geckodriver. */
export const startFirefox: StartBrowser = async ({ host, port }) => {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('There is no Firefox.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': port,
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': port,
      // Else it asks for addresses of this machine itself.
      'network.proxy.allow_hijacking_localhost': true,
      // Work that no story needs: asking Mozilla for settings, and painting sixty times a second.
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
      'layout.frame_rate': 15,
    },
  });
  const page = await browser.newPage();
  await page.bringToFront();
  const others = new Set(await browser.pages());
  /** Has the page do what ends it, once the call is answered. */
  const lead = async (to: string) => {
    await page.evaluate(`void setTimeout(() => ${to})`);
  };
  return {
    // By the page itself: Puppeteer waits for news of a navigation, which may be those of the one before.
    go: (url) => lead(`location.assign(${JSON.stringify(url)})`),
    back: () => lead('history.back()'),
    forward: () => lead('history.forward()'),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    closeOpenedTab: async () => {
      const tab = (await browser.pages()).find((other) => !others.has(other));
      const url = await tab?.evaluate(() => location.href);
      if (tab === undefined || url === 'about:blank') return undefined;
      await tab.close();
      await page.bringToFront();
      return url;
    },
    quit: () => browser.close(),
  };
};
