import { always, button, expect, failService, mendAll, open, test } from './admin.ts';

test.beforeEach(() => mendAll());
test.afterAll(() => mendAll());

/** Has the account see these properties. */
const sees = (...properties: string[]) =>
  failService(
    'sites',
    ...always({
      kind: 'status',
      status: 200,
      body: {
        siteEntry: properties.map((siteUrl) => ({ siteUrl, permissionLevel: 'siteOwner' })),
      },
    }),
  );

test('connecting Google goes step by step, and each is checked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sees();
  await open(page, '/admin/seo');
  const panel = page.getByRole('region', { name: 'Conectar o Google' });
  const next = panel.locator('li[aria-current="step"]');
  const sync = button(page, 'Sincronizar GSC');

  await test.step('the account sees nothing: the owner invites it', async () => {
    await expect(next).toContainText('4. Convidar a conta');
    await expect(next).toContainText('não vê nenhum site');
    await panel.getByRole('button', { name: 'Copiar o e-mail' }).click();
    await expect(panel.getByText('Copiado.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'site@project.iam.gserviceaccount.com',
    );
  });

  await test.step('what needs Google says so before it is pressed', async () => {
    await expect(sync).toHaveAccessibleDescription(/ainda não funciona.*Convidar|convidar/);
    await sync.focus();
    await expect(sync).toBeFocused();
    const menu = page.getByRole('navigation', { name: 'Administração' });
    await menu.getByRole('link', { name: 'Sitemap' }).click();
    await expect(button(page, 'Forçar indexação')).toHaveAccessibleDescription(/Sem o Google/);
    await menu.getByRole('link', { name: 'SEO' }).click();
    await expect(next).toContainText('4. Convidar a conta');
  });

  await test.step('it sees the property in another form: a text for whoever cares for the site', async () => {
    await sees('sc-domain:localhost:3000');
    await panel.getByRole('button', { name: 'Verificar os passos' }).click();
    await expect(next).toContainText('sc-domain:localhost:3000');
    await panel.getByRole('button', { name: 'Copiar o texto' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('SEARCH_CONSOLE_PROPERTY');
  });

  await test.step('it sees the right one: all is done', async () => {
    await mendAll();
    await panel.getByRole('button', { name: 'Verificar os passos' }).click();
    await expect(panel).toContainText('Conectado: todos os passos estão feitos.');
    await expect(panel.getByText('Feito', { exact: true })).toHaveCount(5);
    await expect(sync).toHaveAccessibleDescription('');
  });
  await context.clearPermissions();
});
