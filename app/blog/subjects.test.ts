import { describe, expect, it } from 'vitest';
import { readSeedPosts } from '#supabase/seed/posts.ts';
import { bySubject, postDrawing, relatedSlugs, subjects } from './subjects.ts';

const seeded = (await readSeedPosts()).map(({ slug }) => slug);

describe('the subjects of the blog', () => {
  it('know every seeded post once, and no other', () => {
    const known = subjects.flatMap(({ posts }) => Object.keys(posts));
    expect(known.toSorted()).toEqual(seeded.toSorted());
  });

  it.each([
    ['pia-do-banheiro-lenta', 'cozinha'],
    ['ralo-do-quintal-com-folhas', 'quintal'],
    ['descarga-fraca', 'banheiro'],
    ['piaba-e-peixe', 'casa'],
  ])('a new post, %s, is told by its words to be about %s', (slug, id) => {
    expect(bySubject([{ slug }]).map(({ subject }) => subject.id)).toEqual([id]);
    expect(postDrawing(slug)).toBe(subjects.find((subject) => subject.id === id)?.drawing);
  });

  it('show what is needed soonest first, and a new post before it', () => {
    const slugs = [
      'pia-entope-mais-no-inverno-da-serra',
      'entupimento-no-predio-quem-paga',
      'pia-da-cozinha-entupida-o-que-fazer',
      'pia-nova',
    ];
    const shown = bySubject(slugs.map((slug) => ({ slug })));
    expect(shown.map(({ posts }) => posts.map(({ slug }) => slug))).toEqual([
      [slugs[3], slugs[2], slugs[0]],
      [slugs[1]],
    ]);
  });

  it('lead from each post to others of the same subject, never to itself', () => {
    for (const slug of [...seeded, 'pia-nova']) {
      const related = relatedSlugs(slug);
      expect([1, 2, 3]).toContain(related.length);
      expect(related).not.toContain(slug);
    }
  });
});
