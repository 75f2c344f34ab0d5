import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText, xmlErrors } from '../../tests/support/xml.ts';
import { xmlText } from './xml-text.ts';

it('leaves nothing that XML 1.0 forbids', async () => {
  const documents = fc.sample(anyText, 1_000).map((text) => {
    const escaped = xmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<a>${escaped.replaceAll('>', '&gt;')}</a>`;
  });
  expect(await xmlErrors(documents)).toEqual([]);
});

it.each(['\u0000', '\u0001', '\u000B', '\u001F', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF'])(
  'takes %j out of a word',
  (forbidden) => {
    expect(xmlText(`pi${forbidden}a`)).toBe('pia');
  },
);

it('keeps every other character', () => {
  const kept = 'Pia\tda\r\ncozinha: ção, “aspas”, \u007F\u0085\uD7FF\uE000\uFFFD, 😀';
  expect(xmlText(kept)).toBe(kept);
});
