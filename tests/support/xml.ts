import * as fc from 'fast-check';
import { validateXML } from 'xmllint-wasm';

/** Any text that a string can hold: control characters, non-characters, lone surrogates, and what markup is made of. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 5 }),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.integer({ min: 0xd7f0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(']]>', '<', '&', '"'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** Why documents are not well-formed XML; empty when all are. One call for many, since each starts libxml anew. */
export async function xmlErrors(documents: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    normalization: 'format',
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
