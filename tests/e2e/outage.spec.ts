import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { startWebServer } from '#app/launcher/web-process.ts';
import type { Database } from '#supabase/database.types.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { checkAllPages } from '../support/check-all-pages.ts';
import { neutralEnvironment } from '../support/command.ts';
import { copyMigratedDatabase } from '../support/migrated-database.ts';
import { freePort } from '../support/product.ts';
import { fillSignIn } from './admin.ts';
import { environment, expect, test } from './site.ts';

/** A site of this test's own, which it may stop. */
const siteUrl = 'http://localhost:3000';

test('a web server that stops is an alert, and its return tells how long it was away', async ({
  browser,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'site-outage-'));
  await copyMigratedDatabase(folder);
  const port = await freePort();
  const supabase = await startLocalSupabase(
    {
      dataDir: folder,
      port: 0,
      functionsPort: 0,
      siteUrl,
      siteFetchUrl: `http://127.0.0.1:${port}`,
    },
    neutralEnvironment(),
  );
  const serve = () =>
    startWebServer({
      ...neutralEnvironment(),
      BUILD_DIR: environment('BUILD_DIR'),
      PORT: String(port),
      HOST: '127.0.0.1',
      SUPABASE_EMBEDDED: '1',
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      SUPABASE_SECRET_KEY: supabase.secretKey,
    });
  const database = createClient<Database>(supabase.url, supabase.secretKey, {
    auth: { persistSession: false },
  });
  const monitor = async () =>
    (await checkAllPages(database, 'advanced-url-monitoring')).error === null;
  const answering = async () => {
    const { data } = await database.from('url_monitoring').select('status_code').throwOnError();
    return data.filter(({ status_code }) => status_code === 200).length;
  };
  let server = await serve();
  try {
    expect(await monitor()).toBe(true);
    expect(await answering()).toBe(30);

    await server.stop();
    expect(await monitor()).toBe(false);
    expect(await answering()).toBe(0);
    const { data: alerts } = await database
      .from('seo_alerts')
      .select('id, title, severity, url')
      .eq('resolved', false)
      .throwOnError();
    expect(alerts).toEqual([
      expect.objectContaining({ title: 'Site fora do ar', severity: 'critical', url: null }),
    ]);

    // Three hours later it is back.
    await database
      .from('seo_alerts')
      .update({ created_at: new Date(Date.now() - 3 * 3_600_000).toISOString() })
      .eq('resolved', false)
      .throwOnError();
    server = await serve();
    expect(await monitor()).toBe(true);
    expect(await answering()).toBe(30);

    const page = await browser.newPage({ baseURL: server.url });
    await page.goto('/admin/entrar?voltar=/admin/seo?aba=alertas%26estado=resolvidos');
    await fillSignIn(page, supabase.firstAdmin ?? { email: '', password: '' });
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toContainText(
      /Crítico.*Site fora do ar.*O site não respondeu\..*Durou 3 horas\..*pelo monitoramento/,
    );
    await expect(page.getByText('precisam de atenção imediata')).toHaveCount(0);
    await page.close();
  } finally {
    await server.stop();
    await supabase.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
