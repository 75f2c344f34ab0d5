import { chromium } from 'playwright';
import { hydrated } from '../e2e/hydration.ts';
import { findOrInstallChromium } from '../support/chromium.ts';

/** Milliseconds that an operation may take before a visitor gives up. */
const patience = 60_000;

/**
 * What an operator does on a first day, in a browser: signs in, audits the pages, fetches the figures of Google and resolves
 * the alert of that title. Rejects at the first thing that is not as the site says.
 */
export async function visitAdmin(
  siteUrl: string,
  { email, password }: { email: string; password: string },
  alert: string,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const page = await browser.newPage({ baseURL: siteUrl });
    page.setDefaultTimeout(patience);
    const open = async (path: string) => {
      await page.goto(path);
      await page.getByRole('button', { name: /abrir menu da conta/ }).isEnabled();
      await hydrated(page);
    };
    await page.goto('/admin/entrar');
    await hydrated(page);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha').fill(password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL('**/admin');
    for (const [path, operation, done] of [
      ['/admin/sitemap', 'Auditar URLs', 'Auditoria de URLs concluída com sucesso!'],
      ['/admin/seo', 'Sincronizar GSC', 'Dados do Google Search Console sincronizados!'],
    ] as const) {
      await open(path);
      await page.getByRole('button', { name: operation }).click();
      await page.locator('[data-sonner-toast]').filter({ hasText: done }).waitFor();
    }
    await open('/admin/seo?aba=alertas');
    await page.getByRole('button', { name: `Resolver: ${alert}` }).click();
    await page
      .getByRole('button', { name: /^Desfazer|^Reabrir/ })
      .first()
      .waitFor();
  } finally {
    await browser.close();
  }
}
