import { expect, it } from 'vitest';
import { boards } from '#app/drawings/boards.ts';
import { readSeedPosts } from '#supabase/seed/posts.ts';
import { blogSubjects, drawingOf, groupBySubject, relatedSlugs, subjectOf } from './subjects.ts';

const seeded = await readSeedPosts();

it('every seeded post has its place under a subject, and no subject stands empty', () => {
  const groups = groupBySubject(seeded);
  expect(groups.map(({ subject }) => subject.name)).toEqual(blogSubjects.map(({ name }) => name));
  const slugs = groups.flatMap(({ posts }) => posts.map(({ slug }) => slug));
  expect(slugs.toSorted()).toEqual(seeded.map(({ slug }) => slug));
});

it('the first page has what readers need most, each subject whole and its basic how-to first', () => {
  const newest = seeded.toSorted((a, b) => b.published_at.localeCompare(a.published_at));
  const groups = groupBySubject(newest.slice(0, 12));
  expect(groups.slice(0, 3).map(({ posts }) => posts[0]?.slug)).toEqual([
    'pia-da-cozinha-entupida-o-que-fazer',
    'vaso-sanitario-entupido-o-que-fazer',
    'ralo-do-banheiro-nao-escoa',
  ]);
  const whole = groupBySubject(seeded).slice(0, groups.length);
  expect(groups.map(({ posts }) => posts.map(({ slug }) => slug))).toEqual(
    whole.map(({ posts }) => posts.map(({ slug }) => slug)),
  );
});

it.each(seeded.map(({ slug }) => slug))('%s has a picture', (slug) => {
  expect(boards).toHaveProperty(drawingOf(slug));
});

it.each([
  ['sifao-da-pia-vazando', 'pia', 'sink'],
  ['privada-sem-forca', 'vaso', 'toilet'],
  ['cabelo-no-box-do-vaso', 'ralo', 'floor-drain'],
  ['calha-cheia-de-folhas', 'quintal', 'yard-drain'],
  ['sindico-e-limpeza-anual', 'predio', 'building-column'],
  ['um-assunto-novo', 'serra', 'whole-floor'],
  ['', 'serra', 'whole-floor'],
])('a new post "%s" goes to %s', (slug, subject, drawing) => {
  expect(subjectOf(slug).id).toBe(subject);
  expect(drawingOf(slug)).toBe(drawing);
});

it('a new post comes after those that are known, and a subject without posts is left out', () => {
  const posts = ['pia-lenta', 'soda-caustica-na-pia-entupida'].map((slug) => ({ slug }));
  const groups = groupBySubject(posts);
  expect(groups.map(({ subject }) => subject.id)).toEqual(['pia']);
  expect(groups[0]?.posts.map(({ slug }) => slug)).toEqual([
    'soda-caustica-na-pia-entupida',
    'pia-lenta',
  ]);
});

it.each([...seeded.map(({ slug }) => slug), 'pia-lenta'])(
  '%s leads to three other posts, those of its subject first',
  (slug) => {
    const related = relatedSlugs(slug);
    expect(new Set([slug, ...related]).size).toBe(4);
    const own = related.map((other) => subjectOf(other).id === subjectOf(slug).id);
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
  },
);

it('who has a flooded yard is not sent to the kitchen', () => {
  expect(relatedSlugs('chuva-forte-ralo-do-quintal-transborda').map(subjectOf)).toMatchObject([
    { id: 'quintal' },
    { id: 'ralo' },
    { id: 'predio' },
  ]);
});
