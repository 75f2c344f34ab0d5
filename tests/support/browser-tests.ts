import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadOrCreateKeys } from '#supabase/local/keys.ts';
import { findOrInstallChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { findOrInstallJava } from './java.ts';
import { copyMigratedDatabase } from './migrated-database.ts';
import type { Product } from './product.ts';
import { startProduct, startSiteWithoutDatabase, supabaseFolder } from './product.ts';
import type { Tally } from './report.ts';
import { readPlaywrightReport } from './report.ts';
import { buildForTests } from './test-build.ts';

/** Pages are checked side by side, each worker with a whole product of its own. */
const workers = 2;

/**
 * Builds the site, starts the products and runs the browser tests against it, or only those whose file name has one
 * of `files` in it; stops and removes all of it.
 */
export async function runBrowserTests(folder: string, files: readonly string[]): Promise<Tally> {
  const chromium = findOrInstallChromium();
  findOrInstallJava();
  console.log('Building and starting the site…');
  const built = buildForTests();
  const folders = Array.from({ length: workers }, (_, index) => join(folder, `product-${index}`));
  // One after the other: the first may have to make what the others copy.
  for (const own of folders) await copyMigratedDatabase(supabaseFolder(own));
  // With the same keys, a session of either is one at the site without database, of which one is enough.
  const keysFiles = folders.map((own) => join(supabaseFolder(own), 'keys.json'));
  const [firstKeys = '', ...otherKeys] = keysFiles;
  const keys = await loadOrCreateKeys(firstKeys);
  for (const file of otherKeys) await copyFile(firstKeys, file);
  const products = await Promise.all(folders.map((own) => startProduct(own, built)));
  const siteWithoutDatabase = await startSiteWithoutDatabase(await built, keys);
  const report = join(folder, 'browser.json');
  try {
    const code = await runCommand(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config=tests/e2e/playwright.config.ts',
        ...files,
      ],
      {
        CHROMIUM_PATH: chromium,
        BUILD_DIR: await built,
        PRODUCTS: JSON.stringify(products.map(settings)),
        SITE_WITHOUT_DATABASE_URL: siteWithoutDatabase.url,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        TEST_RESULTS: join(folder, 'results'),
      },
    );
    return await readPlaywrightReport(report, code);
  } finally {
    await Promise.all([...products, siteWithoutDatabase].map((part) => part.stop()));
  }
}

/** What the tests of a worker know of their product. */
function settings(product: Product): Record<string, string> {
  return {
    SITE_URL: product.siteUrl,
    SITE_WITH_FAULTS_URL: product.siteWithFaultsUrl,
    STAND_IN_FAULTS_URL: product.faultsUrl,
    STAND_IN_SERVICES_URL: product.servicesUrl,
    MAIL_FOLDER: product.mailFolder,
    SUPABASE_URL: product.supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: product.publishableKey,
    SUPABASE_SECRET_KEY: product.secretKey,
  };
}
