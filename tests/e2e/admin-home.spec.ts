import { button, emptyReports, expect, mendAll, open, supabase, test } from './admin.ts';
import { ago, check, daysAgo } from './dashboard.ts';

const hour = 1 / 24;

test.beforeEach(async () => {
  await mendAll();
  await emptyReports();
  await supabase.from('search_console_days').delete().gt('date', '1900-01-01').throwOnError();
  await supabase.from('function_outcomes').delete().neq('function', '').throwOnError();
  await supabase.from('admin_visits').delete().not('admin_id', 'is', null).throwOnError();
  await supabase.from('notification_settings').delete().not('id', 'is', null).throwOnError();
});

test('before anything is measured, Início says so and offers to measure it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/admin');
  // It was fifty, of a line or two each (app/launcher/application-files.ts).
  expect(scripts.length).toBeLessThanOrEqual(20);
  const menu = page.getByRole('navigation', { name: 'Administração' });
  await expect(menu.getByRole('link')).toHaveText(['Início', 'SEO', 'Sitemap']);
  await expect(menu.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'O site' })).toContainText('Ainda não se sabe');
  await expect(page.getByRole('region', { name: 'O que veio do Google' })).toContainText(
    'Ainda não há números do Google',
  );
  await expect(page.getByRole('region', { name: 'Desde a sua última visita' })).toContainText(
    'primeira visita',
  );
  const tasks = page.getByRole('region', { name: 'O que fazer hoje' });
  await expect(tasks.getByRole('listitem')).toHaveCount(3);
  await button(page, 'Verificar: Verifique o site').click();
  await expect(page.getByRole('region', { name: 'O site' })).toContainText(/O site está no ar/, {
    timeout: 60_000,
  });
  await tasks.getByRole('link', { name: 'Conectar: Conecte o Google' }).click();
  await expect(page).toHaveURL(/\/admin\/seo#google$/);
  await page.goBack();
  await tasks.getByRole('link', { name: 'Escolher: Escolha quem é avisado' }).click();
  await expect(page.getByRole('heading', { name: 'Avisos', level: 1 })).toBeVisible();
});

test('an outage comes first, then what it kept from being done', async ({ page }) => {
  await supabase
    .from('url_monitoring')
    .insert([check('/', { status_code: null, response_time: null, last_checked: ago(hour / 6) })])
    .throwOnError();
  await supabase
    .from('seo_alerts')
    .insert({
      rule: 'site_down',
      title: 'Site fora do ar',
      description: 'O site não respondeu.',
      severity: 'critical',
      created_at: ago(3 * hour),
    })
    .throwOnError();
  await open(page, '/admin');
  const site = page.getByRole('region', { name: 'O site' });
  await expect(site).toContainText('O site está fora do ar');
  await expect(site).toContainText('Verificado há 10 minutos');
  const first = page
    .getByRole('region', { name: 'O que fazer hoje' })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText('Recoloque o site no ar');
  await first.getByRole('link', { name: /^Ver o alerta/ }).click();
  await expect(page.getByRole('region', { name: 'Alertas abertos' })).toContainText(
    'Site fora do ar',
  );
});

test('with data it fits a phone: site, Google, what to do and what happened', async ({ page }) => {
  const days = Array.from({ length: 24 }, (_, index) => index);
  await supabase
    .from('search_console_days')
    .insert(
      days.map((day) => ({
        date: daysAgo(day),
        // In the last seven complete days, and in the seven before.
        clicks: day === 5 ? 24 : day === 14 ? 18 : 0,
        impressions: 100,
        is_final: day > 2,
      })),
    )
    .throwOnError();
  await supabase
    .from('url_monitoring')
    .insert(['/', '/sobre'].map((url) => check(url, { last_checked: ago(hour / 5) })))
    .throwOnError();
  await supabase
    .from('seo_alerts')
    .insert(
      ['critical', 'high'].map((severity) => ({
        title: 'Página fora do Google',
        description: 'A página pede para não ser indexada.',
        url: 'http://localhost:3000/sobre',
        severity,
      })),
    )
    .throwOnError();
  await supabase
    .rpc('record_function_outcome', {
      called: 'google-search-console',
      caller: 'schedule',
      end_status: 'error',
      end_message: 'O limite de consultas do Google acabou por agora.',
    })
    .throwOnError();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admin');
  await supabase
    .from('admin_visits')
    .update({ seen_at: ago(2) })
    .not('admin_id', 'is', null)
    .throwOnError();
  await page.reload();
  await expect(page.getByRole('region', { name: 'O site' })).toContainText(
    'Verificado há 12 minutos',
  );
  await expect(page.getByRole('region', { name: 'O que veio do Google' })).toContainText(
    /24\s*visitas.*6 a mais que nos . dias de antes \(18\)/,
  );
  await expect(
    page.getByRole('region', { name: 'O que fazer hoje' }).getByRole('listitem'),
  ).toContainText(['1 alerta crítico', 'Escolha quem é avisado', 'Termine de conectar o Google']);
  const news = page.getByRole('region', { name: 'Desde a sua última visita, há 2 dias' });
  await expect(news).toContainText('2 alertas abertos');
  const bar = await page.getByRole('complementary', { name: 'Contato rápido' }).boundingBox();
  const box = await news.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
