import { describe, expect, it } from 'vitest';
import { activeAlerts, adviceFor, healthScore, scoreLabel } from './rules.ts';

it.each([
  [0, 50],
  [19, 50],
  [20, 70],
  [29, 70],
  [30, 85],
  [500, 85],
])('%i URLs score %i', (urls, score) => {
  expect(healthScore(urls)).toBe(score);
});

it.each([
  [100, 'Excelente'],
  [80, 'Excelente'],
  [79, 'Bom'],
  [60, 'Bom'],
  [59, 'Regular'],
  [40, 'Regular'],
  [39, 'Precisa Melhorar'],
  [0, 'Precisa Melhorar'],
])('a score of %i is called %s', (score, label) => {
  expect(scoreLabel(score)).toBe(label);
});

it.each([
  [19, 3, { critical: 1, high: 0 }],
  [20, 3, { critical: 0, high: 0 }],
  [20, 2, { critical: 0, high: 1 }],
  [15, 0, { critical: 1, high: 1 }],
])('%i URLs and %i posts raise %o', (urls, posts, alerts) => {
  expect(activeAlerts(urls, posts)).toEqual(alerts);
});

const titles = (urls: number, posts: number) => adviceFor(urls, posts).map(({ title }) => title);

describe('advice', () => {
  it.each([
    [29, 14, 'falta 1 artigo'],
    [17, 2, 'faltam 13 artigos'],
  ])('%i URLs and %i posts: %s, and publishing mends it', (urls, posts, missing) => {
    const [{ text } = { text: '' }] = adviceFor(urls, posts);
    expect(text).toContain(missing);
    expect(text).toContain('Publique no blog');
    expect(text).not.toContain('tualize o sitemap');
  });

  it.each([
    [30, 10, ['Sitemap completo']],
    [30, 9, ['Publique mais artigos', 'Sitemap completo']],
    [29, 10, ['Poucas URLs no sitemap']],
    [20, 5, ['Poucas URLs no sitemap', 'Publique mais artigos']],
    [19, 4, ['Poucas URLs no sitemap', 'Conteúdo limitado', 'Publique mais artigos']],
  ])('%i URLs and %i posts: %o', (urls, posts, expected) => {
    expect(titles(urls, posts)).toEqual(expected);
  });
});
