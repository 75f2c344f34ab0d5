import { escapeAttribute, escapeText } from 'entities';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { parse as parseStyles } from 'postcss';

/** How a framework's components write what a document has. */
export interface Language {
  attribute: (name: string, value: string) => string;
  text(text: string): string;
  /** The same given to a component, which in Astro gets what stands in quotes letter by letter. */
  prop: (name: string, value: string) => string;
  /** An attribute whose value an expression has. */
  attributeOf(name: string, expression: string): string;
  /** An element whose content is the HTML that an expression has. */
  withHtml(opening: string, expression: string): string;
  /** A component that is this element with whatever attributes and content it gets. */
  wrapper(element: string): string;
  /** One component for each row of data. */
  list(rows: string, component: string): string;
}

/**
 * A page's body as a person would write this site for any framework. The parts of a page and its icons are components. Links and
 * buttons are one component each, which gets its attributes and its content. The items of a list that are built alike are one
 * component too, which gets what they differ in as data; so does an article, whose HTML a database would have. All other text and
 * markup stands in the components. The markup names a component as an element and finds in `props` what it gets, in `data` the data.
 */
export interface Page {
  title: string;
  description: string;
  styles: string;
  /** Markup of the body. */
  body: string;
  /** Markup of each component by its name. */
  components: Map<string, string>;
  /** Rows of lists and the HTML of articles, by their names. */
  data: Map<string, string | Row[]>;
}

/** What one item of a list has of its own. */
type Row = Record<string, string>;

/** Elements that get a component of their own, and the components that are the same in two places are one. */
const pieces = new Set(['header', 'nav', 'dialog', 'section', 'figure', 'svg', 'aside', 'footer']);

/** Elements that all stand in the page as one component. */
const wrappers = new Map([
  ['a', 'Link'],
  ['button', 'Button'],
]);

/** Elements that are items of a list where they stand beside others like them. */
const items = new Set(['li', 'details']);

/** The class of an article. */
const article = 'prose';

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

function reactAttribute(name: string, value: string): string {
  if (name === 'style') return `style={${reactStyle(value)}}`;
  if (value === '' && booleans.has(name.toLowerCase())) return reactName(name);
  return `${reactName(name)}={${JSON.stringify(value)}}`;
}

/** Of Next.js and React. */
export const jsx: Language = {
  attribute: reactAttribute,
  prop: reactAttribute,
  text: (text) => `{${JSON.stringify(text)}}`,
  attributeOf: (name, expression) => `${reactName(name)}={${expression}}`,
  withHtml: (opening, expression) =>
    `${opening} dangerouslySetInnerHTML={{ __html: ${expression} }} />`,
  wrapper: (element) => `<${element} {...props} />`,
  list: (rows, component) => `{${rows}.map((row, key) => <${component} key={key} {...row} />)}`,
};

/** Of Astro: HTML in which braces are code. */
export const astro: Language = {
  attribute: (name, value) => `${name}="${escapeAttribute(value)}"`,
  prop: (name, value) => `${name}={${JSON.stringify(value)}}`,
  text: (text) => escapeText(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
  attributeOf: (name, expression) => `${name}={${expression}}`,
  withHtml: (opening, expression) => `${opening} set:html={${expression}} />`,
  wrapper: (element) => `<${element} {...props}><slot /></${element}>`,
  list: (rows, component) => `{${rows}.map((row) => <${component} {...row} />)}`,
};

/** React's documents keep the case of names, which SVG needs, and part texts by comments. */
const parse = (html: string) =>
  parseDocument(html.replaceAll(/<!--.*?-->/gs, ''), {
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
  });

type Nodes = ReturnType<typeof parse>['children'];
type Node = Nodes[number];
type Element = Extract<Node, { attribs: object }>;

const areSame = (values: readonly string[]) => new Set(values).size === 1;

/** The node at a place, and if it is an item of a list, those after it that are alike. */
function listAt(nodes: Nodes, place: number): Nodes {
  const [first, ...others] = nodes.slice(place);
  if (first === undefined) return [];
  if (!('attribs' in first) || !items.has(first.name)) return [first];
  const end = others.findIndex((other) => !areAlike(first, other));
  return [first, ...(end === -1 ? others : others.slice(0, end))];
}

const findOne = (name: string, nodes: Nodes) =>
  DomUtils.findOne((element) => element.name === name, nodes) ?? undefined;

/** Whether two nodes are built alike, so that they differ in texts and values alone. */
function areAlike(one: Node, other: Node): boolean {
  if (one.type === ElementType.Text) return other.type === ElementType.Text;
  if (!('attribs' in one) || !('attribs' in other) || one.name !== other.name) return false;
  const names = Object.keys(one.attribs);
  const sameNames = names.join() === Object.keys(other.attribs).join();
  const sameStyle = one.attribs['style'] === other.attribs['style'];
  if (!sameNames || !sameStyle || one.children.length !== other.children.length) return false;
  if (one.name === 'svg') return DomUtils.getOuterHTML(one) === DomUtils.getOuterHTML(other);
  return one.children.every((child, place) => {
    const beside = other.children[place];
    return beside !== undefined && areAlike(child, beside);
  });
}

/** What shows values of which each row gets its own. */
function difference(values: readonly string[], rows: readonly Row[]): string {
  const name = `part${Object.keys(rows[0] ?? {}).length + 1}`;
  for (const [place, row] of rows.entries()) row[name] = values[place] ?? '';
  return `props.${name}`;
}

/** Takes a document apart into components, without its scripts and the rest of its head. */
export function takeApart(html: string, language: Language): Page {
  const document = parse(html).children;
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const data: Page['data'] = new Map();
  const writeAll = (nodes: Nodes): string => {
    let markup = '';
    for (let place = 0; place < nodes.length;) {
      const alike = listAt(nodes, place);
      markup += alike.length > 1 ? writeList(alike) : alike.map(write).join('');
      place += alike.length;
    }
    return markup;
  };
  const write = (node: Node): string => {
    if (node.type === ElementType.Text) return language.text(node.data);
    if (!('attribs' in node) || node.name === 'script') return '';
    const attributes = Object.entries(node.attribs).map(([name, value]) =>
      attributeFor(node)(name, value),
    );
    const markup = writeElement(node, attributes, () => writeAll(node.children));
    return pieces.has(node.name) ? `<${nameOf(node.name, markup)} />` : markup;
  };
  const attributeFor = ({ name }: Element) =>
    wrappers.has(name) ? language.prop : language.attribute;
  const writeElement = (
    node: Element,
    attributes: readonly string[],
    writeContent: () => string,
  ): string => {
    const { name, attribs } = node;
    const wrapper = wrappers.get(name);
    if (wrapper !== undefined) names.set(language.wrapper(name), wrapper);
    const opening = [`<${wrapper ?? name}`, ...attributes].join(' ');
    if (attribs['class']?.split(' ').includes(article) === true) {
      return language.withHtml(
        opening,
        keep('article', DomUtils.getInnerHTML(node, { encodeEntities: 'utf8' })),
      );
    }
    if (withoutEnd.has(name)) return `${opening} />`;
    return `${opening}>${writeContent()}</${wrapper ?? name}>`;
  };
  const writeList = (nodes: Nodes): string => {
    const rows: Row[] = nodes.map(() => ({}));
    const component = nameOf('item', writeAlike(nodes, rows));
    return language.list(keep('list', rows), component);
  };
  /** Writes nodes that are alike as one, whose differences the rows get. */
  const writeAlike = (nodes: Nodes, rows: readonly Row[]): string => {
    const [first] = nodes;
    if (first === undefined) return '';
    const texts = nodes.flatMap((node) => (node.type === ElementType.Text ? [node.data] : []));
    const elements = nodes.flatMap((node) => ('attribs' in node ? [node] : []));
    if (first.type === ElementType.Text) {
      return areSame(texts) ? language.text(first.data) : `{${difference(texts, rows)}}`;
    }
    if (!('attribs' in first) || first.name === 'svg') return write(first);
    const attributes = Object.entries(first.attribs).map(([name, value]) => {
      const values = elements.map(({ attribs }) => attribs[name] ?? '');
      return areSame(values)
        ? attributeFor(first)(name, value)
        : language.attributeOf(name, difference(values, rows));
    });
    return writeElement(first, attributes, () =>
      first.children
        .map((_, place) =>
          writeAlike(
            elements.flatMap(({ children }) => children[place] ?? []),
            rows,
          ),
        )
        .join(''),
    );
  };
  const keep = (kind: string, value: string | Row[]): string => {
    const name = `${kind}${data.size + 1}`;
    data.set(name, value);
    return `data.${name}`;
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
    data,
  };
}

/** What visitors get of a document's body, in one form for all frameworks: to see that two have the same. */
export function content(html: string): string {
  const write = (node: Node): string => {
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
