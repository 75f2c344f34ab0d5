import type { Page } from '@playwright/test';
import { openReached } from './hydration.ts';
import { expect, test } from './site.ts';

const message =
  'Olá! Gostaria de um orçamento de desentupimento.\n\nNome: Ana & Zé\nTelefone: (24) 98765-4321\nProblema: Pia #1 entupida\nnão desce nada';

/** Answers for WhatsApp, which is on the internet. */
async function standInForWhatsapp(page: Page) {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    );
}

async function fill(page: Page, telefone = '24987654321') {
  await page.getByLabel('Nome completo *').fill('Ana & Zé');
  await page.getByLabel('Telefone/WhatsApp *').fill(telefone);
  await page.getByLabel('Descrição do problema *').fill('Pia #1 entupida\nnão desce nada');
}

/** Fills it in as who waits for the phone to be written as usual: what is sent is what the field shows then. */
async function fillAndSeePhone(page: Page) {
  await fill(page);
  await expect(page.getByLabel('Telefone/WhatsApp *')).toHaveValue('(24) 98765-4321');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click();

test.describe('the quote form', () => {
  test('opens WhatsApp in a new tab with the message, and says so', async ({ page }) => {
    await standInForWhatsapp(page);
    await openReached(page, '/contato');
    await fillAndSeePhone(page);
    const opened = page.waitForEvent('popup');
    await submit(page);
    const tab = await opened;
    await tab.waitForURL('https://wa.me/**');
    expect(new URL(tab.url()).searchParams.get('text')).toBe(message);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page.getByText('Redirecionando para WhatsApp')).toBeVisible();
    await expect(
      page.getByText('Você será direcionado para nossa conversa no WhatsApp.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/contato');
    await expect(page.getByLabel('Nome completo *')).toHaveValue('Ana & Zé');
  });

  test('leaves the link on the page when the browser blocks the tab', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openReached(page, '/contato');
    await fillAndSeePhone(page);
    await submit(page);
    const link = page.getByRole('link', { name: 'Toque aqui para enviar a mensagem' });
    await expect(link).toBeVisible();
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.origin).toBe('https://wa.me');
    expect(url.searchParams.get('text')).toBe(message);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  });

  test('shows the phone as it is written here, and takes any phone', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openReached(page, '/contato');
    const phone = page.getByLabel('Telefone/WhatsApp *');
    await phone.fill('024 98765 4321');
    await phone.blur();
    await expect(phone).toHaveValue('(24) 98765-4321');
    await fill(page, 'ramal 12 da portaria');
    await submit(page);
    const link = page.getByRole('link', { name: 'Toque aqui para enviar a mensagem' });
    await expect(link).toHaveAttribute('href', /ramal%2012%20da%20portaria/);
  });

  test('asks for what is missing, in Portuguese, and keeps the rest', async ({ page }) => {
    await openReached(page, '/contato');
    await fill(page);
    await page.getByLabel('Nome completo *').fill('   ');
    await submit(page);
    const name = page.getByLabel('Nome completo *');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Escreva o seu nome.');
    // The styles of what was not on the page at first are there.
    await expect(page.getByText('Escreva o seu nome.')).toHaveCSS('color', 'rgb(156, 43, 27)');
    await expect(page.getByLabel('Descrição do problema *')).toHaveValue(/Pia #1/);
  });

  test('is not sent without each of what it asks for', async ({ page }) => {
    await openReached(page, '/contato');
    for (const name of ['Nome completo *', 'Telefone/WhatsApp *', 'Descrição do problema *']) {
      await fill(page);
      await page.getByLabel(name).fill('');
      await submit(page);
      await expect(page.getByLabel(name)).toBeFocused();
      await expect(page.getByRole('link', { name: 'Toque aqui' })).toBeHidden();
    }
  });
});

test.describe('the quote form without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedConsole: [/the server responded with a status of 422/],
  });

  test('is answered with the way to WhatsApp, in a new tab', async ({ page }) => {
    await page.goto('/contato');
    await fill(page);
    const opened = page.waitForEvent('popup');
    // No stand-in answers what a redirect leads to, so it is enough that the tab asks for it.
    const asked = page
      .context()
      .waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
    await submit(page);
    await opened;
    expect(new URL((await asked).url()).searchParams.get('text')).toBe(message);
  });

  test('comes back with what was written when something is missing', async ({ request }) => {
    const response = await request.post('/contato', {
      form: { nome: 'Ana <b>', telefone: ' ', problema: 'Pia entupida' },
    });
    expect(response.status()).toBe(422);
    expect(response.headers()['cache-control']).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('value="Ana &lt;b&gt;"');
    expect(html).toContain('>Pia entupida</textarea>');
    expect(html).toContain('Escreva um telefone para a gente responder.');
    expect(html).not.toContain('Escreva o seu nome.');
  });

  test('answers a body that is no form like an empty form', async ({ request }) => {
    const response = await request.post('/contato', {
      data: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status()).toBe(422);
  });
});
