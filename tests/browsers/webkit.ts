import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findMiniBrowser } from '../support/engines.ts';
import { neutralEnvironment } from '../support/command.ts';
import { freePort } from '../support/product.ts';
import type { StartBrowser } from './browser.ts';
import { patience } from './visit.ts';

/** Larger than any page that is asked for, with the window's own parts. */
const screen = '1400x1200x24';

/** Lets the toolbar shrink with the window, which it would keep wider than a phone. */
const smallToolbar =
  '* { font-size: 1px; padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; } entry, button { margin: 0 -8px; }';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE } as const;

/**
 * The engine of every browser of an iPhone: WebKitGTK's small browser on a screen that nobody sees, driven by Selenium
 * over WebDriver, the only protocol it speaks.
 */
export const startWebKit: StartBrowser = async ({ host, port }) => {
  const binary = await findMiniBrowser();
  if (binary === undefined) throw new Error('There is no WebKit.');
  const settings = await mkdtemp(join(tmpdir(), 'site-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), smallToolbar);
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const driverPort = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${driverPort}`], {
    stdio: 'ignore',
    env: {
      ...neutralEnvironment(),
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: settings,
      // It cannot be had as root, and only our own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // There is no graphics card to paint with: without it, the process of a long page that is scrolled ends at times.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const stop = () => {
    service.kill();
    display.kill();
  };
  process.once('exit', stop);
  const server = `http://127.0.0.1:${driverPort}`;
  await vi.waitFor(() => fetch(`${server}/status`), patience);
  const proxy = `${host}:${port}`;
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // What waits for a script that is held back would else wait for ever.
      pageLoadStrategy: 'none',
      proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  const own = await driver.getWindowHandle();
  const window = driver.manage().window();
  return {
    go: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      const outer = await window.getRect();
      const inner = await driver.executeScript<number>('return innerHeight');
      await window.setRect({ x: 0, y: 0, width, height: height + outer.height - inner });
    },
    closeOpenedTab: async () => {
      const handle = (await driver.getAllWindowHandles()).find((other) => other !== own);
      if (handle === undefined) return undefined;
      await driver.switchTo().window(handle);
      const url = await driver.getCurrentUrl();
      // A form's answer from the site leads on from there.
      const isUnderway =
        ['', 'about:blank'].includes(url) || url.startsWith(`http://${host}:${port}/`);
      if (!isUnderway) await driver.close();
      await driver.switchTo().window(own);
      return isUnderway ? undefined : url;
    },
    quit: async () => {
      await driver.quit();
      stop();
      await rm(settings, { recursive: true, force: true });
    },
  };
};
