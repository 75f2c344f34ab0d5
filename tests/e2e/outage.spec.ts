import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { functionsEnvironment, startFunctions } from '#supabase/local/functions-process.ts';
import { checkAllPages } from '../support/check-all-pages.ts';
import { freePort } from '../support/product.ts';
import { emptyReports, expect, open, supabase, test } from './admin.ts';
import { site } from './dashboard.ts';
import { environment } from './site.ts';

test.beforeEach(emptyReports);
test.afterEach(emptyReports);

/** A way to the site at a port of its own, where it answers or does not, as a web server that runs or not. */
class Way {
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  async open(): Promise<void> {
    const { hostname, port } = new URL(environment('SITE_URL'));
    const server = createServer((socket) => {
      const onward = connect(Number(port), hostname);
      this.#sockets.add(socket);
      // Either end may leave before the other.
      pipeline(socket, onward, socket, () => this.#sockets.delete(socket));
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    const closed = new Promise((done) => server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}

/** How many pages the monitoring has seen answer. */
const answering = async () => {
  const { data } = await supabase.from('url_monitoring').select('status_code').throwOnError();
  return data.filter(({ status_code }) => status_code === 200).length;
};

test('a web server that stops is an alert, and its return tells how long it was away', async ({
  page,
}) => {
  test.slow();
  const port = await freePort();
  const way = new Way(port);
  const secretKey = environment('SUPABASE_SECRET_KEY');
  // The functions as those of the product, but for their way to the site.
  const functions = await startFunctions({
    port: 0,
    env: functionsEnvironment({
      supabaseUrl: environment('SUPABASE_URL'),
      siteUrl: site,
      siteFetchUrl: `http://127.0.0.1:${port}`,
      keys: { publishableKey: environment('SUPABASE_PUBLISHABLE_KEY'), secretKey },
    }),
  });
  const caller = createClient<Database>(functions.url, secretKey, {
    auth: { persistSession: false },
  });
  const monitor = async () =>
    (await checkAllPages(caller, 'advanced-url-monitoring')).error === null;
  try {
    await way.open();
    expect(await monitor()).toBe(true);
    expect(await answering()).toBe(30);

    await way.close();
    expect(await monitor()).toBe(false);
    expect(await answering()).toBe(0);
    const { data: alerts } = await supabase
      .from('seo_alerts')
      .select('id, title, severity, url')
      .eq('resolved', false)
      .throwOnError();
    expect(alerts).toEqual([
      expect.objectContaining({ title: 'Site fora do ar', severity: 'critical', url: null }),
    ]);

    // Three hours later it is back.
    await supabase
      .from('seo_alerts')
      .update({ created_at: new Date(Date.now() - 3 * 3_600_000).toISOString() })
      .eq('resolved', false)
      .throwOnError();
    await way.open();
    expect(await monitor()).toBe(true);
    expect(await answering()).toBe(30);
  } finally {
    await way.close();
    await functions.stop();
  }

  await open(page, '/admin/seo?aba=alertas&estado=resolvidos');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toContainText(
    /Crítico.*Site fora do ar.*O site não respondeu\..*Durou 3 horas\..*pelo monitoramento/,
  );
  await expect(page.getByText('precisam de atenção imediata')).toHaveCount(0);
});
