import { chromium } from 'playwright';
const [out, scheme, width, height, full, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-quic'] });
const c = await b.newContext({ viewport: { width: +width, height: +height }, colorScheme: scheme, locale: 'pt-BR' });
for (const path of paths) {
  const p = await c.newPage(); await p.goto('http://127.0.0.1:4190' + path); await p.waitForLoadState('load');
  if (full === 'full') { for (let y = 0; y < 12000; y += 600) { await p.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), y); await p.waitForTimeout(40); } await p.evaluate(() => scrollTo({top:0,behavior:'instant'})); }
  await p.waitForTimeout(200);
  await p.screenshot({ path: `/tmp/${out}${path.replaceAll('/', '_')}-${width}-${scheme}.png`, fullPage: full === 'full' }); await p.close();
}
await b.close();
