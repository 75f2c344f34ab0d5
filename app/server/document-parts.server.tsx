import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ContactUrl, InDocument } from '#app/ui/remembered.tsx';
import { classLists } from './used-styles.server.ts';

/** A link by its path, and whether it is the current page's on that page alone. */
type Link = readonly [path: string, exact: boolean];

/** What a part is written by. */
interface Markup {
  /** Links by which React announces pictures in the head. */
  announced: readonly string[];
  /** Between them stands the page's contact address. */
  pieces: readonly Buffer[];
  classLists: ReadonlySet<string>;
  /** Tells it from any other. */
  digest: string;
}

/** A part with certain props: its links, and what it is written by where these of them lead to the current page. */
interface KnownPart {
  links: readonly Link[];
  markups: Map<string, Markup>;
}

/** For all pages together, four megabytes of them; what visitors cannot change is less than half of that. */
const knownParts = new LRUCache<string, KnownPart>({
  maxSize: 4_000_000,
  sizeCalculation: ({ markups }, key) =>
    [...markups.values()].reduce((sum, { pieces }) => sum + byteLength(pieces), key.length),
});

const byteLength = (pieces: readonly Buffer[]) =>
  pieces.reduce((sum, { length }) => sum + length, 0);

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Stands for a page's contact address in what is remembered. */
const contactHole = 'https://contact-of-the-page.invalid';

/** What `standIn` leaves in a page: the number of a part, and the contact address where the part has one. */
const placeholder = /<remembered-(\d+)(?: title="([^"]*)")?><\/remembered-\d+>/;

/** What a part begins with that React would put into the head of a page. */
const announcements = /^(?:<link rel="preload"[^>]*>)*/;

/** The parts of one document, the page of `path`, that are written from memory (ui/remembered.tsx). */
export class DocumentParts {
  readonly #path: string;
  readonly #markups: Markup[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  /** An element in the place of a part; no other element of a page has such a name. */
  readonly standIn = <Props extends object>(
    Part: ComponentType<Props>,
    props: Props,
    contactUrl: string | undefined,
  ): ReactNode => {
    const markup = this.#markupOf(Part, props);
    this.#markups.push(markup);
    const name = `remembered-${this.#markups.length - 1}`;
    if (markup.pieces.length === 1) return createElement(name);
    if (contactUrl === undefined) throw new Error('The page of a part has no contact address.');
    // React writes the address as it does in any attribute.
    return createElement(name, { title: contactUrl });
  };

  readonly isCurrent = (path: string, exact: boolean): boolean =>
    this.#path === path || (!exact && this.#path.startsWith(`${path}/`));

  /** A document's head, up to its end, with what its parts announce there: where React puts it, after the viewport. */
  announceIn(head: string): string {
    const links = new Set(this.#markups.flatMap(({ announced }) => announced));
    const missing = [...links].filter((link) => !head.includes(link)).join('');
    return head.replace(/<meta name="viewport"[^>]*>|$/, (place) => place + missing);
  }

  /** Tells the page of this HTML, in which the parts are not yet, from any other. */
  digest(html: string): string {
    const digests = this.#markups.map(({ digest }) => digest);
    return hash('sha256', [html, ...digests].join(' '), 'base64url');
  }

  /** Markup of the page as bytes, with the parts in their places, and the values of its class attributes. */
  putInto(html: string): { bytes: Buffer[]; classLists: Set<string> } {
    const bytes: Buffer[] = [];
    const lists = new Set<string>();
    const [first = '', ...rest] = html.split(placeholder);
    const write = (text: string) => {
      bytes.push(Buffer.from(text));
      for (const list of classLists(text)) lists.add(list);
    };
    write(first);
    for (let index = 0; index < rest.length; index += 3) {
      const [number, contactUrl = '', text = ''] = rest.slice(index, index + 3);
      const markup = this.#markups[Number(number)];
      for (const [place, piece] of (markup?.pieces ?? []).entries()) {
        if (place > 0) bytes.push(Buffer.from(contactUrl));
        bytes.push(piece);
      }
      for (const list of markup?.classLists ?? []) lists.add(list);
      write(text);
    }
    return { bytes, classLists: lists };
  }

  #markupOf<Props extends object>(Part: ComponentType<Props>, props: Props): Markup {
    const number = numbers.get(Part) ?? (lastNumber += 1);
    numbers.set(Part, number);
    const key = number + JSON.stringify(props);
    const known = knownParts.get(key);
    const markup = known?.markups.get(this.#currentOf(known.links));
    if (markup !== undefined) return markup;
    const { links, html } = this.#render(<Part {...props} />);
    const [announced = ''] = announcements.exec(html) ?? [];
    const made = {
      announced: announced.split(/(?<=>)/).filter((link) => link !== ''),
      pieces: html
        .slice(announced.length)
        .split(contactHole)
        .map((piece) => Buffer.from(piece)),
      classLists: classLists(html),
      digest: hash('sha256', html, 'base64'),
    };
    const markups = new Map(known?.markups).set(this.#currentOf(links), made);
    knownParts.set(key, { links, markups });
    return made;
  }

  #render(part: ReactNode): { links: readonly Link[]; html: string } {
    const links: Link[] = [];
    const page = {
      standIn: <Props extends object>(Part: ComponentType<Props>, props: Props) => (
        <Part {...props} />
      ),
      isCurrent: (...link: Link) => {
        links.push(link);
        return this.isCurrent(...link);
      },
    };
    const html = renderToString(
      <InDocument value={page}>
        <ContactUrl value={contactHole}>{part}</ContactUrl>
      </InDocument>,
    );
    return { links, html };
  }

  #currentOf = (links: readonly Link[]): string =>
    links.flatMap((link, index) => (this.isCurrent(...link) ? [index] : [])).join();
}
