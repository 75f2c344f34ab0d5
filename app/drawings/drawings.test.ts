import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { boards, drawingNames } from './boards.ts';
import { palette } from './palette.ts';
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

it.each(drawingNames)('%s is described by a sentence, and its crops lie within it', (name) => {
  const { width, height, description, crops } = boards[name];
  expect(description).toMatch(/^\p{Lu}.{30,}[^.]$/u);
  for (const [x, y, cropWidth, cropHeight] of Object.values<readonly number[]>(crops)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect((x ?? 0) + (cropWidth ?? 0)).toBeLessThanOrEqual(width);
    expect((y ?? 0) + (cropHeight ?? 0)).toBeLessThanOrEqual(height);
  }
});

describe.each(files)('$path', ({ name, svg }) => {
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

  it('is light enough for a bad connection', () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(limit);
  });

  it('has the colours of the palette alone, flat', () => {
    const colours = [
      ...valuesOf('fill'),
      ...valuesOf('stroke'),
      ...(svg.match(/#[\da-f]{3,8}\b/gi) ?? []),
    ];
    const allowed = new Set<string | undefined>(['none', ...Object.values(palette)]);
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
