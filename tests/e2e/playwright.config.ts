import { defineConfig } from '@playwright/test';
import * as v from 'valibot';

const { CHROMIUM_PATH, PRODUCTS, TEST_RESULTS } = process.env;
if (CHROMIUM_PATH === undefined || PRODUCTS === undefined || TEST_RESULTS === undefined) {
  throw new Error(
    'The browser tests are run by "npm test browser", which starts the site for them.',
  );
}

export default defineConfig({
  testDir: '.',
  outputDir: TEST_RESULTS,
  fullyParallel: true,
  // Each has a product of its own (tests/e2e/site.ts).
  workers: v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), PRODUCTS).length,
  forbidOnly: true,
  // Other steps run beside these.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
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
        // Pages of one worker share a process (tests/e2e/site.ts).
        '--renderer-process-limit=1',
        // A page of a test is over before it has won back what making fast code costs.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
});
