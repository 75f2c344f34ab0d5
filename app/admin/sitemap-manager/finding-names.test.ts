import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findingName } from './finding-names.ts';

/** The codes that the audit writes; its own module is for edge functions alone. */
const codes = new Set(
  [
    ...readFileSync('supabase/functions/_shared/audit/findings.ts', 'utf8').matchAll(
      // Of single pages, and of pages beside others.
      /code: '([a-z0-9_]+)'|^ {2}([a-z0-9_]+): \{$/gm,
    ),
  ].map(([, ofPage, besideOthers = '']) => ofPage ?? besideOthers),
);

it.each([...codes])('%s has a name', (code) => {
  expect(findingName(code)).not.toBe(code);
});

it('reads all the codes', () => {
  expect(codes.size).toBe(23);
});
