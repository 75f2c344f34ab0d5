import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { palette } from '#app/drawings/palette.ts';

interface SocialImage {
  title: string;
  companyName: string;
  /** The text of an SVG file of the size of `drawingBox`. */
  drawing: string;
}

interface Artwork {
  /** The mark, as SVG. */
  mark: Buffer;
  fonts: { name: string; weight: 500 | 700; data: Buffer }[];
}

const height = 630;
/** Words on the left, the drawing on the right. */
const half = 600;
/** The place of the drawing. */
export const drawingBox = { width: half, height };

let artwork: Promise<Artwork> | undefined;

/** Reads the mark, from the project's root, and the font. */
async function readArtwork(): Promise<Artwork> {
  const require = createRequire(import.meta.url);
  const font = async (weight: 500 | 700) => ({
    name: 'Figtree',
    weight,
    data: await readFile(
      require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
    ),
  });
  const [mark, medium, bold] = await Promise.all([
    readFile('public/favicon.svg'),
    font(500),
    font(700),
  ]);
  return { mark, fonts: [medium, bold] };
}

/** Draws a social preview: a PNG of 1200×630. */
export async function drawSocialImage({ drawing, ...text }: SocialImage): Promise<Buffer> {
  artwork ??= readArtwork();
  const { fonts, mark } = await artwork;
  const words = await satori(wordsOf(text, mark), { width: half, height, fonts });
  return sharp(Buffer.from(words))
    .extend({ right: half, background: palette.brand950 })
    .composite([{ input: Buffer.from(drawing), left: half, top: 0 }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

const dataUrl = (svg: Buffer) => `data:image/svg+xml;base64,${svg.toString('base64')}`;

/** The longest title that fits in the largest letters. */
const shortTitle = 48;

/** The left half, in satori's flexbox. */
function wordsOf({ title, companyName }: Omit<SocialImage, 'drawing'>, mark: Buffer) {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return h(
    'div',
    {
      style: {
        ...column,
        boxSizing: 'border-box',
        width: half,
        height,
        padding: 56,
        justifyContent: 'space-between',
        backgroundColor: palette.brand950,
        fontFamily: 'Figtree',
        color: palette.white,
      },
    },
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 20, fontSize: 30, fontWeight: 700 } },
      h('img', { src: dataUrl(mark), width: 80, height: 80 }),
      h('div', { style: { display: 'flex', maxWidth: 388 } }, companyName),
    ),
    h(
      'div',
      {
        style: {
          fontSize: title.length > shortTitle ? 46 : 56,
          fontWeight: 700,
          lineHeight: 1.12,
          textWrap: 'balance',
        },
      },
      title,
    ),
    h(
      'div',
      { style: { display: 'flex' } },
      h(
        'div',
        {
          style: {
            backgroundColor: palette.warm,
            color: palette.brand950,
            borderRadius: 40,
            padding: '8px 28px',
            fontSize: 32,
            fontWeight: 700,
          },
        },
        '24H',
      ),
    ),
  );
}
