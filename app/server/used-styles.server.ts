import { decodeHTMLAttribute } from 'entities';
import { LRUCache } from 'lru-cache';
import type { ChildNode, Container } from 'postcss';
import { parse } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { hashSource } from './security-headers.server.ts';

/** A rule of a style sheet, with the classes that each of its selectors needs; without selectors it is always kept. */
interface Rule {
  text: string;
  selectors?: readonly (readonly string[])[];
}

/** Rules in an at-rule, such as `@media`. */
interface Group {
  prelude: string;
  parts: readonly Part[];
}

type Part = Rule | Group;

const groups = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/** Pages of one kind have the same classes, but for what articles bring. */
const mostRemembered = 50;

interface UsedStyles {
  bytes: Buffer;
  /** Their source in a policy. */
  source: string;
}

/** A style sheet, of which each document gets the part that it can use: about half of the site's. */
export class StyleSheet {
  readonly #parts: readonly Part[];
  readonly #laterClasses: readonly string[];
  readonly #remembered = new LRUCache<string, UsedStyles>({ max: mostRemembered });

  /** `laterClasses` are those that a script may add to any document. */
  constructor(text: string, laterClasses: readonly string[]) {
    this.#parts = partsOf(parse(text));
    this.#laterClasses = laterClasses;
  }

  /** The rules that need no class, and those whose class is in these class attributes or may be added later. */
  usedBy(lists: ReadonlySet<string>): UsedStyles {
    const key = [...lists].join('"');
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const classes = new Set(this.#laterClasses);
    for (const list of lists) {
      for (const name of decodeHTMLAttribute(list).split(' ')) classes.add(name);
    }
    const text = write(this.#parts, classes);
    const used = { bytes: Buffer.from(text), source: hashSource(text) };
    this.#remembered.set(key, used);
    return used;
  }
}

const attribute = ' class="';

/** The different values of the class attributes of some markup, as they are written. */
export function classLists(html: string): Set<string> {
  const lists = new Set<string>();
  for (let start = html.indexOf(attribute); start !== -1; start = html.indexOf(attribute, start)) {
    start += attribute.length;
    lists.add(html.slice(start, html.indexOf('"', start)));
  }
  return lists;
}

function write(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const part of parts) {
    if ('parts' in part) {
      const inner = write(part.parts, classes);
      // An empty layer still has its place among the layers.
      if (inner !== '' || part.prelude.startsWith('@layer')) text += `${part.prelude}{${inner}}`;
    } else if (
      part.selectors?.some((needed) => needed.every((name) => classes.has(name))) ??
      true
    ) {
      text += part.text;
    }
  }
  return text;
}

const partsOf = (container: Container): Part[] => container.nodes?.map(partOf) ?? [];

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return { text: node.toString(), selectors: selectorsOf(node.selector) };
  if (node.type === 'atrule' && node.nodes !== undefined && groups.has(node.name)) {
    const prelude = `@${node.name}${node.raws.afterName ?? ''}${node.params}`;
    return { prelude, parts: partsOf(node) };
  }
  // A statement, such as the order of layers, has its semicolon beside it.
  const end = node.type === 'atrule' && node.nodes === undefined ? ';' : '';
  return { text: node.toString() + end };
}

/** The classes that each selector of a list needs; those within `:is()`, `:not()` and their like do not count. */
const selectorsOf = (list: string): string[][] =>
  parseSelectors()
    .astSync(list)
    .nodes.map(({ nodes }) => nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])));
