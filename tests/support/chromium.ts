import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installWithApt } from './apt.ts';

const places = [
  // Debian's, without a window's user interface: half the work for the same pages.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium: the one `CHROMIUM_PATH` names, the machine's own, or one installed now (Debian's
 * package where we may, else Playwright's download). Throws one clear sentence when there is none.
 */
export function findOrInstallChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = [...places, chromium.executablePath()].find((path) => existsSync(path));
  if (found !== undefined) return found;
  console.log('Installing Chromium for the browser tests…');
  if (!installWithApt('chromium-headless-shell')) {
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
    });
  }
  const installed = [...places, chromium.executablePath()].find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium and it could not be installed: install it, or set CHROMIUM_PATH to it.',
  );
}
