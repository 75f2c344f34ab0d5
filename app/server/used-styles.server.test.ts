import { expect, it } from 'vitest';
import { classLists, StyleSheet } from './used-styles.server.ts';

const used = (sheet: string, html: string, later: string[] = []) =>
  new StyleSheet(sheet, later).usedBy(classLists(html)).bytes.toString();

it.each([
  { name: 'a class of its own', selector: '.card', html: '<p class="big card">', kept: true },
  {
    name: 'a class of another document',
    selector: '.card',
    html: '<p class="cards">',
    kept: false,
  },
  { name: 'a word of the text', selector: '.card', html: '<p>card</p>', kept: false },
  { name: 'an element', selector: 'table', html: '<p>', kept: true },
  { name: 'all classes of a selector', selector: '.a .b>p', html: '<p class="a b">', kept: true },
  { name: 'one of two classes', selector: '.a .b', html: '<p class="a">', kept: false },
  { name: 'one selector of a list', selector: '.b,.a', html: '<p class="a">', kept: true },
  { name: 'no selector of a list', selector: '.b,.a', html: '<p class="c">', kept: false },
  { name: 'a class that has to be absent', selector: 'p:not(.b)', html: '<p>', kept: true },
  {
    name: 'one of the classes in a function',
    selector: '.a:is(:where(.g,.h):hover *)',
    html: '<p class="a">',
    kept: true,
  },
  {
    name: 'a comma and a parenthesis in a class',
    selector: String.raw`.w-\[min\(4vw\,2rem\)\]`,
    html: '<p class="w-[min(4vw,2rem)]">',
    kept: true,
  },
  {
    name: 'a class that begins with a digit',
    selector: String.raw`.\32 xl\:p-1`,
    html: '<p class="2xl:p-1">',
    kept: true,
  },
  {
    name: 'a class that HTML escapes',
    selector: String.raw`.\[\&\>p\]\:m-1>p`,
    html: '<p class="[&amp;&gt;p]:m-1">',
    kept: true,
  },
  { name: 'a dot in an attribute', selector: 'a[href$=".pdf"]', html: '<p>', kept: true },
])('a rule for $name is kept: $kept', ({ selector, html, kept }) => {
  const rule = `${selector}{color:red;margin:0}`;
  expect(used(rule, html)).toBe(kept ? rule : '');
});

it('a rule stays for what a script adds later', () => {
  expect(used('.late{color:red}.never{color:red}', '<p>', ['late'])).toBe('.late{color:red}');
});

it('a group stays in its place with the rules that stay, and goes with the last of them', () => {
  const sheet =
    '@layer a{.x{top:0}}@media (width>=1px){.x{top:0}@supports (top:0){.y{top:0}}}@container (width>=1px){.x{top:0}}.y{top:1px}';
  expect(used(sheet, '<p class="y">')).toBe(
    '@layer a{}@media (width>=1px){@supports (top:0){.y{top:0}}}.y{top:1px}',
  );
});

it.each([
  '@layer a,b;',
  '@font-face{font-family:F;src:url(f.woff2)}',
  '@keyframes k{from{top:0}to{top:1px}}',
  '@property --p{syntax:"*";inherits:false}',
  '/*! a licence; {of} someone */p{top:0}',
  String.raw`p::before{content:"}\"{;"}`,
])('%s stays as it is', (sheet) => {
  expect(used(sheet, '')).toBe(sheet);
});

it('a sheet with a brace too many is refused', () => {
  expect(() => used('p{top:0}}', '')).toThrow('Unexpected }');
});
