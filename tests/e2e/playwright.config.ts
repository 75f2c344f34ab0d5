import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH, SITE_URL, TEST_RESULTS } = process.env;
if (CHROMIUM_PATH === undefined || SITE_URL === undefined || TEST_RESULTS === undefined) {
  throw new Error(
    'The browser tests are run by "npm test browser", which starts the site for them.',
  );
}

export default defineConfig({
  testDir: '.',
  outputDir: TEST_RESULTS,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: SITE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: ['admin-*.spec.ts', 'few-posts*.spec.ts'] },
    // They fill and empty the tables of the admin area, so they take turns.
    { name: 'admin', testMatch: 'admin-*.spec.ts', workers: 1 },
    // Takes posts away for a while, so it runs when nobody else reads them.
    {
      name: 'few posts',
      testMatch: 'few-posts*.spec.ts',
      workers: 1,
      dependencies: ['site', 'admin'],
    },
  ],
});
