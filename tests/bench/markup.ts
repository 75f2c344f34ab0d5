import { escapeAttribute, escapeText } from 'entities';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { parse as parseStyles } from 'postcss';

/** How a framework's components write what a document has. */
export interface Language {
  attribute(name: string, value: string): string;
  text(text: string): string;
}

/** A page's body as a person would write it for a framework: components, each of which is named in others as `<Name />`. */
export interface Page {
  title: string;
  description: string;
  styles: string;
  /** Markup of the body. */
  body: string;
  /** Markup of each component by its name. */
  components: Map<string, string>;
}

/** Elements that get a component of their own, and the components that are the same in two places are one. */
const pieces = new Set(['header', 'nav', 'dialog', 'section', 'figure', 'svg', 'aside', 'footer']);

/** Elements of HTML without an end. */
const withoutEnd = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Attributes of HTML that say something by being there. */
const booleans = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert ismap itemscope loop ' +
    'multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
);

/** What React calls attributes of HTML that it writes otherwise. */
const reactNames = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['tabindex', 'tabIndex'],
  ['crossorigin', 'crossOrigin'],
  ['http-equiv', 'httpEquiv'],
  ['accept-charset', 'acceptCharset'],
  ['checked', 'defaultChecked'],
]);

const camelCase = (name: string) =>
  name.replace(/[-:]+([a-z])/g, (_, letter: string) => letter.toUpperCase());

const reactName = (name: string) =>
  reactNames.get(name.toLowerCase()) ?? (/^(?:data|aria)-/.test(name) ? name : camelCase(name));

/** The declarations of a `style` attribute, as React takes them. */
function reactStyle(style: string): string {
  const declarations = parseStyles(style).nodes.flatMap((node) =>
    node.type === 'decl'
      ? [[node.prop.startsWith('--') ? node.prop : camelCase(node.prop), node.value]]
      : [],
  );
  return JSON.stringify(Object.fromEntries(declarations));
}

/** Of Next.js and React. */
export const jsx: Language = {
  attribute(name, value) {
    if (name === 'style') return `style={${reactStyle(value)}}`;
    if (value === '' && booleans.has(name.toLowerCase())) return reactName(name);
    return `${reactName(name)}={${JSON.stringify(value)}}`;
  },
  text: (text) => `{${JSON.stringify(text)}}`,
};

/** Of Astro: HTML in which braces are code. */
export const astro: Language = {
  attribute: (name, value) => `${name}="${escapeAttribute(value)}"`,
  text: (text) => escapeText(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
};

/** React's documents keep the case of names, which SVG needs, and part texts by comments. */
const parse = (html: string) =>
  parseDocument(html.replaceAll(/<!--.*?-->/gs, ''), {
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
  });

type Nodes = ReturnType<typeof parse>['children'];

const findOne = (name: string, nodes: Nodes) =>
  DomUtils.findOne((element) => element.name === name, nodes) ?? undefined;

/** Takes a document apart into components, without its scripts and the rest of its head. */
export function takeApart(html: string, language: Language): Page {
  const document = parse(html).children;
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const writeAll = (nodes: Nodes): string => nodes.map(write).join('');
  const write = (node: Nodes[number]): string => {
    if (node.type === ElementType.Text) return language.text(node.data);
    if (!('attribs' in node) || node.name === 'script') return '';
    const attributes = Object.entries(node.attribs).map(
      ([name, value]) => ` ${language.attribute(name, value)}`,
    );
    const opening = `<${node.name}${attributes.join('')}`;
    const markup = withoutEnd.has(node.name)
      ? `${opening} />`
      : `${opening}>${writeAll(node.children)}</${node.name}>`;
    return pieces.has(node.name) ? `<${nameOf(node.name, markup)} />` : markup;
  };
  const nameOf = (element: string, markup: string): string => {
    const known = names.get(markup);
    if (known !== undefined) return known;
    const count = (counts.get(element) ?? 0) + 1;
    const name = `${element.charAt(0).toUpperCase()}${element.slice(1)}${count}`;
    counts.set(element, count);
    names.set(markup, name);
    return name;
  };
  const described = DomUtils.findOne(({ attribs }) => attribs['name'] === 'description', document);
  const body = writeAll(findOne('body', document)?.children ?? []);
  return {
    title: DomUtils.textContent(findOne('title', document) ?? []),
    description: described?.attribs['content'] ?? '',
    styles: DomUtils.textContent(findOne('style', document) ?? []),
    body,
    components: new Map([...names].map(([markup, name]) => [name, markup])),
  };
}

/** What visitors get of a document's body, in one form for all frameworks: to see that two have the same. */
export function content(html: string): string {
  const write = (node: Nodes[number]): string => {
    if (node.type === ElementType.Text) return node.data.replaceAll(/\s+/g, '');
    if (!('attribs' in node) || node.name === 'script') return '';
    const attributes = Object.entries(node.attribs)
      .map(([name, value]) => ` ${name.toLowerCase()}=${JSON.stringify(value)}`)
      .toSorted();
    const children = node.children.map(write).join('');
    // Next.js marks with it where a stream may go on.
    if (node.name === 'div' && attributes.join() === ' hidden=""' && children === '') return '';
    return `<${node.name}${attributes.join('')}>${children}</${node.name}>\n`;
  };
  return (findOne('body', parse(html).children)?.children ?? []).map(write).join('');
}
