import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';

interface SocialImageText {
  title: string;
  companyName: string;
}

interface Artwork {
  /** The mark and the hills, as SVG. */
  mark: Buffer;
  hills: Buffer;
  fonts: { name: string; weight: 500 | 700; data: Buffer }[];
}

let artwork: Promise<Artwork> | undefined;

/** Reads the drawings of this project, from its root, and its font. */
async function readArtwork(): Promise<Artwork> {
  const require = createRequire(import.meta.url);
  const font = async (weight: 500 | 700) => ({
    name: 'Figtree',
    weight,
    data: await readFile(
      require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
    ),
  });
  const [mark, hills, medium, bold] = await Promise.all([
    readFile('public/favicon.svg'),
    readFile('public/illustrations/serra.svg'),
    font(500),
    font(700),
  ]);
  return { mark, hills, fonts: [medium, bold] };
}

/** Draws a social preview: a PNG of 1200×630. */
export async function drawSocialImage(text: SocialImageText): Promise<Buffer> {
  artwork ??= readArtwork();
  const { fonts, ...drawings } = await artwork;
  const svg = await satori(socialImage(text, drawings), { width: 1200, height: 630, fonts });
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
}

const dataUrl = (svg: Buffer) => `data:image/svg+xml;base64,${svg.toString('base64')}`;

/** The longest title that fits in the largest letters. */
const shortTitle = 60;

/** A social preview in satori's flexbox. */
function socialImage(
  { title, companyName }: SocialImageText,
  { mark, hills }: Omit<Artwork, 'fonts'>,
) {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return h(
    'div',
    {
      style: {
        ...column,
        width: 1200,
        height: 630,
        padding: 72,
        backgroundColor: '#f1f8f8',
        fontFamily: 'Figtree',
        color: '#072f37',
      },
    },
    h('img', {
      src: dataUrl(hills),
      width: 1320,
      height: 220,
      style: { position: 'absolute', left: 0, bottom: 0 },
    }),
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 24, fontSize: 36, fontWeight: 700 } },
      h('img', { src: dataUrl(mark), width: 88, height: 88 }),
      companyName,
      h(
        'div',
        {
          style: {
            display: 'flex',
            backgroundColor: '#f5a83b',
            color: '#3b2302',
            borderRadius: 40,
            padding: '8px 24px',
            fontSize: 30,
          },
        },
        '24H',
      ),
    ),
    h(
      'div',
      {
        style: {
          marginTop: 56,
          fontSize: title.length > shortTitle ? 60 : 76,
          fontWeight: 700,
          lineHeight: 1.1,
          maxWidth: 1020,
        },
      },
      title,
    ),
  );
}
