import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { environmentOfProcess } from '#supabase/environment.ts';
import { brandColor } from '#app/company/brand.ts';
import { parseCompany } from '#app/company/environment.build.ts';
import type * as Drawings from '#app/drawings/svg-files.tsx';
import { builtImages } from '#app/seo/social-images.ts';
import { drawingBox, drawSocialImage } from '#app/seo/social-image.server.ts';

/**
 * Draws all pictures into `public/` (git-ignored): the drawings as SVG, and what cannot be SVG from the project's own
 * drawings, which are social previews, icons and `favicon.ico`. Runs before each build; takes the company's name from the
 * environment.
 */
const company = parseCompany(environmentOfProcess());
const mark = await readFile('public/favicon.svg');

// The drawings are written in JSX, which Node does not read.
const { module: drawings } = await runnerImport<typeof Drawings>('./app/drawings/svg-files.tsx', {
  configFile: false,
  logLevel: 'error',
});
const files = drawings.svgFiles();
const version = createHash('sha256')
  .update(files.map(({ svg }) => svg).join(''))
  .digest('hex');
// Among the build's files, whose addresses change with their content, so that browsers keep them.
const folder = `drawings-${version.slice(0, 8)}`;
await mkdir(`public/assets/${folder}`, { recursive: true });
for (const { file, svg } of files) await writeFile(`public/assets/${folder}/${file}`, svg);
for (const other of await readdir('public/assets')) {
  if (other !== folder) await rm(`public/assets/${other}`, { recursive: true });
}

await mkdir('public/og', { recursive: true });
for (const { path, alt, drawing } of builtImages()) {
  const png = await drawSocialImage({
    title: alt,
    companyName: company.name,
    drawing: drawings.drawingSvg(drawing, drawingBox),
  });
  await writeFile(`public${path}`, png);
}

const icon = (size: number) =>
  sharp(mark, { density: 72 * (size / 64) * 2 })
    .resize(size, size)
    .png();
await icon(192).toFile('public/icon-192.png');
await icon(512).toFile('public/icon-512.png');
await icon(180).flatten({ background: brandColor }).toFile('public/apple-touch-icon.png');
// A maskable icon keeps its drawing inside the middle 80 % (W3C manifest, "maskable").
await sharp({ create: { width: 512, height: 512, channels: 4, background: brandColor } })
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
