import { decodeHTMLAttribute } from 'entities';
import type { ChildNode, Container } from 'postcss';
import { parse } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

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

const sheets = new Map<string, readonly Part[]>();

/**
 * The part of a style sheet that a document can use: of the rules that need a class those whose class is in its HTML, or
 * among `laterClasses`, which a script may add. A document has about half of the site's.
 */
export function usedStyles(sheet: string, html: string, laterClasses: Iterable<string>): string {
  const parts = sheets.get(sheet) ?? partsOf(parse(sheet));
  sheets.set(sheet, parts);
  const classes = new Set(laterClasses);
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of decodeHTMLAttribute(value).split(' ')) classes.add(name);
  }
  return write(parts, classes);
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
