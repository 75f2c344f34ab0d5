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

it('a part that React would announce in the head is refused', () => {
  const Photo = remembered(() => <img src="/a.svg" alt="" />);
  expect(() => documentOf(<Photo />)).toThrow('announces');
});
