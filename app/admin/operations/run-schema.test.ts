import { expect, it } from 'vitest';
import type { Answer } from '#functions/answers.ts';
import { answers } from '#functions/answers.ts';
import { operationNames, parseOutcome } from './run-schema.ts';

const generated: Answer<'generate-sitemap'> = {
  success: true,
  status: 'success',
  xml: '<urlset/>',
  kind: 'urlset',
  url_count: 30,
  counts: { pages: 4, services: 3, neighborhoods: 6, articles: 17 },
  generated_at: '2026-11-21T12:00:00Z',
  warnings: [],
};

it('keeps of an answer what the admin area shows, and not a whole sitemap', () => {
  expect(parseOutcome('generate-sitemap', { kind: 'done', answer: generated })).toEqual({
    kind: 'done',
    answer: { warnings: [] },
  });
});

it('refuses the answer of another function', () => {
  expect(() => parseOutcome('url-audit', { kind: 'done', answer: generated })).toThrow('"message"');
});

it('an admin can start every function, but the check of the connections, which needs no run', () => {
  const others = Object.keys(answers).filter((name) => name !== 'connection-check');
  expect(operationNames.toSorted()).toEqual(others.toSorted());
});
