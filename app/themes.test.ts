import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandColor, nightColor } from './company/brand.ts';

const styles = readFileSync('app/styles.css', 'utf8');

/** The colour tokens that a block of the style sheet sets. */
function tokensOf(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--color-([a-z-]+): (#[\da-f]{3,6});/g)].map(([, name = '', value = '']) => [
      name,
      value.length === 4 ? value.replaceAll(/[\da-f]/g, '$&$&') : value,
    ]),
  );
}

const [beforeDark = '', fromDark = ''] = styles.split('(prefers-color-scheme: dark) {');
const light = tokensOf(beforeDark);
const nightOnly = tokensOf(fromDark.split('@custom-variant')[0] ?? '');
const dark = new Map([...light, ...nightOnly]);

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const page = ['surface', 'surface-tinted', 'surface-raised', 'surface-dusk'];
const pointedAt = ['hover', 'chip'];
const bands = ['band', 'band-deep', 'ground'];

/** What is read: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const texts: Record<string, string[]> = {
  ink: [...page, ...pointedAt, 'warm-soft', 'danger-soft'],
  'ink-soft': [...page, 'hover', 'warm-soft'],
  heading: [...page, ...pointedAt, 'warm-soft'],
  link: [...page, 'hover', 'warm-soft'],
  brand: [...page, ...pointedAt, 'warm-soft'],
  'on-brand': ['brand', 'brand-strong'],
  'on-band': bands,
  'on-band-soft': bands,
  band: ['on-band', 'on-band-soft'],
  'contact-ink': ['contact', 'contact-strong'],
  'on-warm': ['warm'],
  'warm-ink': [...page, 'warm-soft'],
  danger: [...page, 'danger-soft'],
  'on-danger': ['danger'],
};

/** Large figures, edges of controls, marks and the ring of the focus: 3 to 1 (1.4.3, 1.4.11). */
const shapes: Record<string, string[]> = {
  accent: page,
  edge: page,
  brand: [...page, 'hover', 'warm-soft'],
  focus: [...page, ...pointedAt, 'warm-soft', 'danger-soft'],
  danger: [...page, 'danger-soft'],
  warm: bands,
};

const table = (needed: number, pairs: Record<string, string[]>) =>
  Object.entries(pairs).flatMap(([name, surfaces]) =>
    surfaces.map((surface) => [name, surface, needed] as const),
  );

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_theme, tokens) => {
  const ratio = (name: string, surface: string) => {
    const [one, other] = [tokens.get(name), tokens.get(surface)];
    if (one === undefined || other === undefined) throw new Error(`No ${name} or ${surface}.`);
    return contrast(one, other);
  };

  it.each([...table(4.5, texts), ...table(3, shapes)])(
    '%s on %s stands out by %s to 1',
    (name, surface, needed) => {
      expect(ratio(name, surface)).toBeGreaterThanOrEqual(needed);
    },
  );
});

it('the text beside a drawing of the night stands on another dark than the sky', () => {
  const night = light.get('band-deep') ?? '';
  expect(contrast(dark.get('surface-dusk') ?? '', night)).toBeGreaterThanOrEqual(1.25);
});

it('the dark theme sets only tokens that there are', () => {
  expect([...nightOnly.keys()].filter((name) => !light.has(name))).toEqual([]);
  expect(nightOnly.size).toBeGreaterThan(20);
});

it("the frame of the browser has each theme's colour", () => {
  expect([brandColor, nightColor]).toEqual([light.get('brand'), dark.get('surface')]);
});

it('no page names a colour that is not a token, which would be right in one theme alone', () => {
  const utility =
    /(?<![\w-])(?:bg|text|border|border-[lrtb]|divide|ring|outline|fill|stroke|accent|decoration|marker:text|placeholder:text)-(?:white|black|(?:brand|gray|slate|zinc|red|amber)-\d+)\b/g;
  const named = globSync('app/**/*.{ts,tsx,css}', { exclude: ['app/**/*.test.*'] }).flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(utility)].map(([found]) => `${file}: ${found}`),
  );
  expect(named).toEqual([]);
});
