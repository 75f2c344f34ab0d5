import type { ReactNode } from 'react';
import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactUrl, InDocument, remembered } from '#app/ui/remembered.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { DocumentParts } from './document-parts.server.tsx';

function documentOf(page: ReactNode, path = '/'): string {
  const parts = new DocumentParts(path);
  const html = renderToString(<InDocument value={parts}>{page}</InDocument>);
  return Buffer.concat(parts.putInto(html).bytes).toString();
}

let rendered = 0;
const Greeting = remembered(function Greeting({
  name,
  times = 1,
}: {
  name: string;
  times?: number;
}) {
  rendered += 1;
  return (
    <b title={name} className={`greeting times-${times}`}>
      Bom dia, {name} ({times})
    </b>
  );
});

it('a document has remembered parts as React renders them, in their places', () => {
  const page = (
    <p>
      Oi <Greeting name="R$ 5 & $& de “Ana”" /> e <Greeting name="Bia" times={2} />
      <Greeting name="R$ 5 & $& de “Ana”" />
    </p>
  );
  expect(documentOf(page)).toBe(renderToString(page));
});

it('the same props are rendered once for all documents', () => {
  documentOf(<Greeting name="Caio" />);
  const before = rendered;
  expect(documentOf(<Greeting name="Caio" />)).toContain('Caio');
  expect(rendered).toBe(before);
  expect(documentOf(<Greeting name="Davi" />)).toContain('Davi');
  expect(rendered).toBe(before + 1);
});

it('a part may stand within another one, and may be empty', () => {
  const Empty = remembered(() => null);
  const Outer = remembered(() => (
    <p>
      <Greeting name="Eva" />
    </p>
  ));
  const page = (
    <div>
      <Outer />
      <Empty />
    </div>
  );
  expect(documentOf(page)).toBe(renderToString(page));
});

it('the classes of a document are those of the page and of its parts', () => {
  const parts = new DocumentParts('/');
  const html = renderToString(
    <InDocument value={parts}>
      <p className="page">
        <Greeting name="Fábio" times={3} />
      </p>
    </InDocument>,
  );
  expect(parts.putInto(html).classLists).toEqual(new Set(['page', 'greeting times-3']));
});

const Menu = remembered(() => (
  <nav>
    <SiteLink href="/">Início</SiteLink>
    <SiteLink href="/blog" className="link">
      Blog
    </SiteLink>
    <SiteLink href="/contato">Contato</SiteLink>
  </nav>
));

const menu = (path: string) => documentOf(<Menu />, path);
/** Names of the links that a menu marks as those of the current page. */
const marked = (path: string) =>
  [...menu(path).matchAll(/<a[^>]* aria-current="page">([^<]+)/g)].map(([, name]) => name);

it('links of a remembered part mark the page that it stands on, whichever came before', () => {
  const paths = ['/', '/blog', '/blog/pia', '/blogs', '/contato', '/', '/blog/ralo'];
  expect(paths.map(marked)).toEqual([
    ['Início'],
    ['Blog'],
    ['Blog'],
    [],
    ['Contato'],
    ['Início'],
    ['Blog'],
  ]);
  expect(menu('/blog')).toContain('class="link active" href="/blog"');
});

const Contact = remembered(function Contact() {
  const url = useContext(ContactUrl);
  return (
    <p>
      <a href={url}>WhatsApp</a> ou <a href={url}>chat</a>
    </p>
  );
});
const contactPage = (url: `https:${string}`) => (
  <ContactUrl value={url}>
    <Contact />
  </ContactUrl>
);

it('a remembered part leads to the contact address of the page that it stands on', () => {
  for (const url of [
    'https://example.com/?a=1&b="c"',
    "https://example.com/?text='<$&>",
  ] as const) {
    expect(documentOf(contactPage(url))).toBe(renderToString(contactPage(url)));
  }
  expect(() => documentOf(<Contact />)).toThrow('no contact address');
});

it('pictures of a part are announced in the head once, where React announces them', () => {
  const Photo = remembered(({ name }: { name: string }) => <img src={`/${name}.svg`} alt="" />);
  const page = (
    <html lang="pt-BR">
      <head>
        <meta name="viewport" content="width=device-width" />
        <title>Fotos</title>
      </head>
      <body>
        <img src="/c.svg" alt="" />
        <Photo name="a" />
        <Photo name="b" />
        <Photo name="a" />
        <Photo name="c" />
      </body>
    </html>
  );
  const parts = new DocumentParts('/');
  const html = renderToString(<InDocument value={parts}>{page}</InDocument>);
  const end = html.indexOf('</head>');
  const body = Buffer.concat(parts.putInto(html.slice(end)).bytes).toString();
  const announced = ['a', 'b', 'c'].map(
    (name) => `<link rel="preload" as="image" href="/${name}.svg"/>`,
  );
  expect(parts.announceIn(html.slice(0, end))).toBe(
    `<html lang="pt-BR"><head><meta name="viewport" content="width=device-width"/>${announced.join('')}<title>Fotos</title>`,
  );
  expect(body).toBe(renderToString(page).slice(-body.length));
});

const digestOf = (text: string, name: string) => {
  const parts = new DocumentParts('/');
  const page = (
    <p>
      {text} <Greeting name={name} />
    </p>
  );
  return parts.digest(renderToString(<InDocument value={parts}>{page}</InDocument>));
};

it('documents are told apart by what differs in the page or in a part', () => {
  const [first, ...others] = [
    digestOf('Oi', 'Gil'),
    digestOf('Olá', 'Gil'),
    digestOf('Oi', 'Hugo'),
  ];
  expect(digestOf('Oi', 'Gil')).toBe(first);
  expect(others).not.toContain(first);
});
