import type { Page } from '@playwright/test';
import {
  button,
  emptyReports,
  expect,
  failService,
  failSupabase,
  mendAll,
  open,
  siteWithFaults,
  supabase,
  test,
  toast,
} from './admin.ts';
import { expectAccessible, expectAccessibleAtThisWidth } from './axe.ts';
import { environment } from './site.ts';

test.beforeEach(async () => {
  await mendAll();
  await emptyReports();
  await supabase.from('notification_settings').delete().not('id', 'is', null).throwOnError();
  await supabase.from('notifications').delete().not('id', 'is', null).throwOnError();
  await supabase.from('notification_messages').delete().not('id', 'is', null).throwOnError();
});

const path = '/admin/avisos';
const channel = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Canais' }).getByRole('listitem').filter({ hasText: name });
const sent = (page: Page) =>
  page.getByRole('region', { name: 'Avisos enviados' }).getByRole('listitem');

test('an operator chooses who is told, tests each channel, and finds what was sent', async ({
  page,
}) => {
  await open(page, '/admin/seo');
  await page.getByRole('button', { name: /abrir menu da conta/ }).click();
  await page.getByRole('menuitem', { name: 'Avisos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
  await expect(channel(page, 'E-mail')).toContainText('Desligado');
  await expect(button(page, 'Enviar um teste')).toHaveAttribute('aria-disabled', 'true');

  const emails = page.getByLabel('E-mails que recebem os avisos');
  const webhook = page.getByLabel('Endereço do webhook');
  await emails.fill('dono@example.com, errado');
  await webhook.fill('https://192.168.0.1/avisos');
  await page.getByLabel('Das').fill('22:00');
  await button(page, 'Salvar').click();
  await expect(page.getByRole('alert')).toContainText('Nada foi salvo');
  await expect(emails).toHaveAccessibleDescription(/Confira o e-mail “errado”/);
  await expect(emails).toBeFocused();
  await expect(webhook).toHaveAccessibleDescription(/rede interna/);
  await expect(page.getByLabel('Até')).toHaveAccessibleDescription(/as duas horas/);

  await emails.fill('dono@example.com\nsocia@example.com');
  await webhook.fill(`${environment('STAND_IN_SERVICES_URL')}/services/T0/B0/segredo1`);
  await page.getByLabel('Serviço do webhook').selectOption('Slack');
  await page.getByLabel('Até').fill('06:30');
  await page.getByLabel('Resumo da semana').uncheck();
  await button(page, 'Salvar').click();
  await expect(toast(page, 'Avisos salvos!')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(channel(page, 'Webhook')).toContainText('Pronto para enviar');

  await failService('slack', { kind: 'status', status: 404, body: 'no_service' });
  await button(page, 'Enviar um teste').click();
  await expect(channel(page, 'E-mail')).toContainText(
    /O teste saiu.*dono@example\.com, socia@example\.com \(HTTP 200\)/,
  );
  await expect(channel(page, 'Webhook')).toContainText(
    /O teste não saiu.*O Slack recusou o aviso \(HTTP 404.*Crie outro/,
  );
  await expect(sent(page).filter({ hasText: 'Webhook' })).toContainText(/Não saiu.*Teste/);
  await expect(sent(page).filter({ hasText: 'E-mail' })).toContainText(/Enviado.*Teste/);

  await supabase
    .from('seo_alerts')
    .insert({
      title: 'Página fora do ar',
      description: 'Confira o servidor.',
      url: 'http://localhost:3000/sobre',
      severity: 'critical',
      rule: 'status',
    })
    .throwOnError();
  const { error } = await supabase.functions.invoke('send-notifications', { body: {} });
  expect(error).toBeNull();
  await open(page, path);
  const told = sent(page).filter({ hasText: 'Página fora do ar: /sobre' });
  await expect(told).toHaveCount(2);
  await expect(told.first()).toContainText('Enviado');
  await told.first().getByText('Ver a mensagem').click();
  await expect(told.first()).toContainText(/Desde [\s\S]*Confira o servidor\./);

  // What was chosen is there again, but the webhook's address, which is a secret.
  await expect(emails).toHaveValue('dono@example.com\nsocia@example.com');
  await expect(page.getByLabel('Das')).toHaveValue('22:00');
  await expect(page.getByLabel('Resumo da semana')).not.toBeChecked();
  await expect(page.getByLabel('Serviço do webhook')).toHaveValue('slack');
  await expect(webhook).toHaveValue('');
  expect(await page.content()).not.toContain('segredo1');
  await expectAccessibleAtThisWidth(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await page.getByLabel('Apagar o endereço guardado').check();
  await button(page, 'Salvar').click();
  await expect(channel(page, 'Webhook')).toContainText('Desligado');
});

test.describe('where something is missing', () => {
  test.use({ baseURL: siteWithFaults, expectedConsole: [/status of 5\d\d/] });

  test('the page says which secret, what to send to whom, and that nothing is known when nobody answers', async ({
    page,
  }) => {
    const message = 'Falta configurar: RESEND_API_KEY, NOTIFICATIONS_FROM.';
    const channels = [
      { channel: 'email', status: 'missing', message },
      { channel: 'webhook', status: 'off', message: '' },
    ];
    await failSupabase('check-notifications', { kind: 'status', status: 200, body: { channels } });
    await open(page, path);
    await expect(channel(page, 'E-mail')).toContainText(
      /Falta configurar.*RESEND_API_KEY.*Mande este pedido a quem cuida do site.*resend\.com/,
    );
    await expect(button(page, 'Enviar um teste')).toHaveAttribute('aria-disabled', 'true');

    await failSupabase('check-notifications', { kind: 'status', status: 500 });
    await open(page, path);
    await expect(page.getByRole('region', { name: 'Canais' }).getByRole('alert')).toContainText(
      'As funções não responderam',
    );
  });
});
