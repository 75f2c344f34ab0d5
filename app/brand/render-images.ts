import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { parseCompany } from '../company/environment.build.ts';
import { socialImage } from './social-image.ts';

/**
 * Draws the pictures that cannot be SVG from the project's own drawings, into `public/` (git-ignored):
 * social previews, icons and `favicon.ico`. Runs before each build; takes the company's name from the
 * environment.
 */
if (process.env['NODE_ENV'] !== 'production' && existsSync('.env')) process.loadEnvFile('.env');
const company = parseCompany(process.env);
const require = createRequire(import.meta.url);
const font = async (weight: 500 | 700) => ({
  name: 'Figtree',
  weight,
  data: await readFile(
    require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
  ),
});
const fonts = [await font(500), await font(700)];
const mark = await readFile('public/favicon.svg');
const hills = await readFile('public/illustrations/serra.svg');

await mkdir('public/og', { recursive: true });
for (const [name, title] of [
  ['site', 'Desentupimento 24 horas em Petrópolis e Itaipava'],
  ['blog', 'Blog de Desentupimento'],
] as const) {
  const svg = await satori(socialImage({ title, companyName: company.name, mark, hills }), {
    width: 1200,
    height: 630,
    fonts,
  });
  await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toFile(`public/og/${name}.png`);
}

const icon = (size: number) =>
  sharp(mark, { density: 72 * (size / 64) * 2 })
    .resize(size, size)
    .png();
await icon(192).toFile('public/icon-192.png');
await icon(512).toFile('public/icon-512.png');
await icon(180).flatten({ background: '#0b4a55' }).toFile('public/apple-touch-icon.png');
// A maskable icon keeps its drawing inside the middle 80 % (W3C manifest, "maskable").
await sharp({ create: { width: 512, height: 512, channels: 4, background: '#0b4a55' } })
  .composite([{ input: await icon(400).toBuffer() }])
  .png()
  .toFile('public/icon-maskable-512.png');
await writeFile('public/favicon.ico', icoOf(await icon(32).toBuffer(), 32));

/** An ICO file that holds one PNG: a 6-byte header and one 16-byte directory entry. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}
