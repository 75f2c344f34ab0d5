import { createElement as h } from 'react';

interface SocialImageContent {
  title: string;
  companyName: string;
  /** The mark and the hills, as SVG. */
  mark: Buffer;
  hills: Buffer;
}

const dataUrl = (svg: Buffer) => `data:image/svg+xml;base64,${svg.toString('base64')}`;

/** A social preview, 1200×630, in satori's flexbox. */
export function socialImage({ title, companyName, mark, hills }: SocialImageContent) {
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
      { style: { marginTop: 56, fontSize: 76, fontWeight: 700, lineHeight: 1.1, maxWidth: 980 } },
      title,
    ),
  );
}
