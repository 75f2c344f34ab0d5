import { connect } from 'node:net';
import { environment, expect, test } from './site.ts';

/** What strangers and old links ask for, beyond the pages. */

const withoutRedirects = { maxRedirects: 0 };

test.describe('one address for each page', () => {
  for (const [from, to] of [
    ['/SOBRE', '/sobre'],
    ['/Contato', '/contato'],
    ['/bairros/Centro?utm_source=Whats', '/bairros/centro?utm_source=Whats'],
    ['/servicos/PIA', '/servicos/pia'],
    ['/sobre%20', '/sobre'],
    ['/%61dmin/entrar', '/admin/entrar'],
    ['/Blog/Custo-Desentupimento-Petropolis/', '/blog/custo-desentupimento-petropolis'],
    ['/blog?pagina=1', '/blog'],
    ['/blog?pagina=0', '/blog'],
    ['/blog?pagina=abc', '/blog'],
    ['/blog?pagina=2.5', '/blog'],
    ['/blog?pagina=', '/blog'],
    ['/blog?pagina=2&pagina=2', '/blog'],
    ['/blog?pagina=02', '/blog?pagina=2'],
  ] as const) {
    test(`${from} moves to ${to}`, async ({ request }) => {
      const response = await request.get(from, withoutRedirects);
      expect(response.status()).toBe(308);
      expect(response.headers()['location']).toBe(to);
      expect((await request.get(to, withoutRedirects)).status()).toBe(200);
    });
  }

  test('a form sent to another spelling reaches its page', async ({ request }) => {
    const form = { nome: 'Ana', telefone: '24 98765-4321', problema: 'Pia' };
    const moved = await request.post('/CONTATO', { form, ...withoutRedirects });
    expect(moved.status()).toBe(308);
    expect(moved.headers()['location']).toBe('/contato');
    const sent = await request.post('/contato', { form, ...withoutRedirects });
    expect(sent.headers()['location']).toContain('https://wa.me/');
  });

  for (const pagina of ['99', '1e18', '1e300', '9007199254740993', '1e999']) {
    test(`there is no page ${pagina} of the blog`, async ({ request }) => {
      const response = await request.get(`/blog?pagina=${pagina}`, withoutRedirects);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('<title>Página não encontrada |');
    });
  }

  for (const [path, heading] of [
    ['/servicos', 'O que a gente desentope'],
    ['/bairros', 'Bairros que atendemos'],
  ] as const) {
    test(`${path} leads to that part of the home page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/#${path.slice(1)}`);
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    });
  }
});

test.describe('what is malformed is refused', () => {
  for (const host of ['a b', 'localhost:99999', '[::1', 'a/b', '1.2.3.4.5.999']) {
    for (const path of ['/sobre', '/favicon.svg']) {
      test(`${path} of the host "${host}"`, async () => {
        const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: ${host}`);
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
        expect(answer).toMatch(/Bad request/);
      });
    }
  }

  test('a host with the dot of its full name is none of these', async () => {
    expect(await sendRaw('GET /sobre HTTP/1.1\r\nHost: www.example.com.')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  test('a form of more than 64 KB, before the rest of it comes', async () => {
    const head =
      'POST /contato HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked';
    const tooMuch = 64 * 1024 + 1;
    const answer = await sendRaw(head, `${tooMuch.toString(16)}\r\n${'x'.repeat(tooMuch)}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  for (const [name, path] of [
    ['a slug that is too long', `/blog/${'a'.repeat(201)}`],
    ['a slug that is far too long', `/blog/${'a'.repeat(9000)}`],
    ['a slug that is a zero', '/blog/%00'],
    ['no text', '/%E0%A4%A'],
    ['an encoded slash', '/sobre%2F'],
    ['no server function', '/_serverFn'],
    ['an empty server function', '/_serverFn/'],
    ['an unknown server function', '/_serverFn/anything'],
    ['a member of every object', '/_serverFn/__proto__'],
    ['the right form of an unknown server function', `/_serverFn/${'0'.repeat(64)}`],
  ] as const) {
    test(`an address with ${name}`, async ({ request }) => {
      const response = await request.get(path, { headers: { 'sec-fetch-site': 'same-origin' } });
      expect([400, 404]).toContain(response.status());
      expect(await response.text()).not.toMatch(/\bat .+:\d+:\d+|Error\b/);
    });
  }
});

test('every answer carries the security headers', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  for (const [path, status, method = 'GET'] of [
    ['/', 200],
    [script, 200],
    ['/favicon.svg', 200],
    ['/favicon.ico', 200],
    ['/og/blog.png', 200],
    ['/site.webmanifest', 200],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/blog/rss.xml', 200],
    ['/nada', 404],
    ['/assets/nada.js', 404],
    ['/sobre/', 308],
    ['/sobre', 405, 'DELETE'],
    ['/%E0%A4%A', 400],
    ['/_serverFn/anything', 403],
  ] as const) {
    const response = await request.fetch(path, { method, ...withoutRedirects });
    const headers = response.headers();
    expect([path, response.status()]).toEqual([path, status]);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    expect(headers['content-security-policy']?.includes("script-src 'self' '"), path).toBe(isPage);
    // The tests' site has an address without TLS.
    expect(headers, path).not.toHaveProperty('strict-transport-security');
  }
});

/** What the server answers to a request that no client library would send. */
async function sendRaw(head: string, body = ''): Promise<string> {
  const { hostname, port } = new URL(environment('SITE_URL'));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    answer += chunk;
  });
  socket.once('error', reject);
  socket.once('close', () => resolve(answer));
  socket.write(`${head}\r\nAccept: text/html\r\nConnection: close\r\n\r\n${body}`);
  return promise;
}
