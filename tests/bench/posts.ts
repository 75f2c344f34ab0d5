import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Client } from './client.ts';

const rowsPerInsert = 500;
const folder = 'supabase/seed/posts';

/** The texts of the seeded articles as HTML, so that a post of a bench weighs what one of the site's does. */
const texts = readdirSync(folder).map((name) =>
  marked.parse(readFileSync(join(folder, name), 'utf8').replace(/^---[\s\S]*?\n---\n/, ''), {
    async: false,
  }),
);

export const postPath = (number: number) => `/blog/artigo-medido-${number}`;

/** Publishes posts as long as the site's own, numbered from `from` to before `to`. */
export async function publishPosts(client: Client, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += rowsPerInsert) {
    const rows = Array.from({ length: Math.min(rowsPerInsert, to - start) }, (_, index) => {
      const number = start + index;
      return {
        slug: `artigo-medido-${number}`,
        title: `Artigo medido ${number}`,
        excerpt: `O resumo do artigo ${number}, tão longo quanto os de verdade costumam ser.`,
        content: `<p>Este é o artigo ${number}.</p>${texts[number % texts.length]}`,
        meta_description: `A descrição do artigo ${number} para os buscadores.`,
        status: 'published',
        published_at: new Date(Date.UTC(2025, 0, 1) + number * 60_000).toISOString(),
      };
    });
    await client.from('blog_posts').insert(rows).throwOnError();
  }
}
