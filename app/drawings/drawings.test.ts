import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';
import { XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { boards, drawingNames } from './boards.ts';
import { dimmed, palette } from './palette.ts';
import { svgFiles } from './svg-files.tsx';

/** Bytes that a drawing may take on its way to a phone. */
const limit = 6 * 1024;

const files = svgFiles();

it("the palette is what the pages' tokens are in the light theme", () => {
  const css = readFileSync('app/styles.css', 'utf8');
  const tokens = {
    brand950: 'heading',
    brand900: 'brand',
    brand700: 'link',
    brand500: 'accent',
    brand200: 'line-strong',
    brand100: 'chip',
    brand50: 'surface-tinted',
    white: 'surface',
    warm: 'warm',
    warmSoft: 'warm-soft',
  } satisfies Record<keyof typeof palette, string>;
  const colors = Object.entries(tokens).map(([name, token]) => [
    name,
    new RegExp(`--color-${token}: (#\\w+);`).exec(css)?.[1],
  ]);
  expect(Object.fromEntries(colors)).toEqual(palette);
});

it('each file has a name of its own', () => {
  const names = files.map(({ file }) => file);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(15);
});

it('what moves has an edition that does not', () => {
  const moving = files.filter(({ svg }) => svg.includes('<style>'));
  const still = (file: string) =>
    files.find((other) => other.file === file.replace('.svg', '-still.svg'));
  expect(moving.length).toBeGreaterThan(0);
  for (const { file, svg } of moving) {
    expect(svg.replace(/<style>.*<\/style>/, '')).toBe(still(file)?.svg);
  }
});

it.each(drawingNames)('%s is described by a sentence', (name) => {
  expect(boards[name].description).toMatch(/^\p{Lu}.{30,}[^.]$/u);
});

describe.each(files)('$file', ({ name, svg }) => {
  const $ = load(svg, { xml: true });
  const valuesOf = (attribute: string) =>
    $(`[${attribute}]`)
      .toArray()
      .map((element) => $(element).attr(attribute));

  it('is a whole picture that says what it shows', () => {
    expect(XMLValidator.validate(svg)).toBe(true);
    expect($('svg').first().children('title').text()).toBe(boards[name].description);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each([
    [100, 50],
    [40, 80],
  ])('fills a box of %i × %i to its edges', async (width, height) => {
    // Its thirds are shown one at a time, each in a box of its shape.
    if (name === 'choices') return;
    const box = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
    const opacities = await sharp(Buffer.from(box))
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer();
    expect(opacities.length).toBe(width * height);
    // Where two shapes meet within a pixel, a little may be lacking.
    expect(Math.min(...opacities)).toBeGreaterThan(224);
  });

  it('is light enough for a bad connection', () => {
    // It is sent smaller than this: a build takes more time to compress it.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(svg, { params }).byteLength).toBeLessThanOrEqual(limit);
  });

  it('has the colours of the palette alone, flat', () => {
    const colours = [
      ...valuesOf('fill'),
      ...valuesOf('stroke'),
      ...(svg.match(/#[\da-f]{3,8}\b/gi) ?? []),
    ];
    const allowed = new Set<string | undefined>([
      'none',
      ...Object.values(palette),
      ...Object.values(dimmed),
    ]);
    expect(colours.filter((colour) => !allowed.has(colour))).toEqual([]);
    expect($('linearGradient, radialGradient, filter, image, [opacity]').length).toBe(0);
  });

  it('has lines for pipes, cables and hoses alone, never around a shape', () => {
    const shapes = $('path, rect, circle, ellipse').not('clipPath *').toArray();
    const outlined = shapes.filter(
      (shape) =>
        $(shape).closest('[stroke]').length > 0 &&
        $(shape).closest('[fill]').attr('fill') !== 'none',
    );
    const withoutColour = shapes.filter((shape) => $(shape).closest('[fill]').length === 0);
    expect(outlined.map((shape) => $(shape).toString())).toEqual([]);
    expect(withoutColour.map((shape) => $(shape).toString())).toEqual([]);
  });

  it('gives each id once', () => {
    const ids = valuesOf('id');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
