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

const groups = /^@(?:media|supports|container|layer|starting-style)\b/;

/** What delimits rules, and what may hold such a sign without meaning it. */
const delimiters = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|[{};]/g;

const selectorParts =
  /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)|\\.|"(?:\\.|[^"\\])*"|[(),]/giu;

const sheets = new Map<string, readonly Part[]>();

/**
 * The part of a style sheet that a document can use: of the rules that need a class those whose class is in its HTML, or
 * among `laterClasses`, which a script may add. A document has about half of the site's.
 */
export function usedStyles(sheet: string, html: string, laterClasses: Iterable<string>): string {
  const parts = sheets.get(sheet) ?? parse(sheet);
  sheets.set(sheet, parts);
  const classes = new Set(laterClasses);
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of unescapeHtml(value).split(' ')) classes.add(name);
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

function parse(sheet: string): readonly Part[] {
  const open: { begin: number; prelude: string; parts: Part[] }[] = [];
  const all: Part[] = [];
  let begin = 0;
  for (const { 0: found, index } of sheet.matchAll(delimiters)) {
    const end = index + found.length;
    const parts = open.at(-1)?.parts ?? all;
    if (found === '{') {
      open.push({ begin, prelude: sheet.slice(begin, index).trim(), parts: [] });
    } else if (found === '}') {
      const closed = open.pop();
      if (closed === undefined) throw new Error(`A brace too many at ${index} of the style sheet.`);
      (open.at(-1)?.parts ?? all).push(
        groups.test(closed.prelude)
          ? { prelude: closed.prelude, parts: closed.parts }
          : rule(closed.prelude, sheet.slice(closed.begin, end)),
      );
    } else if (
      found === ';' ||
      (found.startsWith('/*') && sheet.slice(begin, index).trim() === '')
    ) {
      parts.push({ text: sheet.slice(begin, end) });
    } else continue;
    begin = end;
  }
  return all;
}

function rule(prelude: string, text: string): Rule {
  return prelude.startsWith('@') ? { text } : { text, selectors: selectorsOf(prelude) };
}

/** The classes that each selector of a list needs; those within `:is()`, `:not()` and their like do not count. */
function selectorsOf(list: string): string[][] {
  let classes: string[] = [];
  const selectors = [classes];
  let depth = 0;
  for (const [found, name] of list.matchAll(selectorParts)) {
    if (found === '(') depth += 1;
    else if (found === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (found === ',') selectors.push((classes = []));
    else if (name !== undefined) classes.push(unescapeCss(name));
  }
  return selectors;
}

const unescapeCss = (name: string) =>
  name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign = '') =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescapeHtml = (value: string) =>
  value.replace(/&([#\w]+);/g, (entity, name: string) => signs[name] ?? entity);
