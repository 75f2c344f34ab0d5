import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { installWithApt } from './apt.ts';

/** Where Firefox is; nothing when it is not here. */
export function findFirefox(): string | undefined {
  return [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => existsSync(path));
}

/** WebKitGTK's small browser, which is here when its driver and a screen for it are too. */
export async function findMiniBrowser(): Promise<string | undefined> {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined;
  for await (const path of glob('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')) return path;
  return undefined;
}

/** The engines of customers' browsers beside Chromium, and the Debian packages that have them. */
const engines = [
  {
    name: 'WebKit',
    isHere: async () => (await findMiniBrowser()) !== undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
    tests: 'tests/browsers/webkit.test.ts',
  },
  {
    name: 'Firefox',
    isHere: async () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
    tests: 'tests/browsers/firefox.test.ts',
  },
] as const;

/** Which engines are on this machine, after installing those that are missing where we may. */
export async function findOrInstallEngines() {
  const missing = await missingEngines();
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(' and ');
    console.log(`Installing ${names} for the tests…`);
    installWithApt(...missing.flatMap(({ packages }) => packages));
  }
  const still = await missingEngines();
  return { here: engines.filter((engine) => !still.includes(engine)), missing: still };
}

async function missingEngines() {
  const are = await Promise.all(engines.map(({ isHere }) => isHere()));
  return engines.filter((_, index) => are[index] === false);
}
