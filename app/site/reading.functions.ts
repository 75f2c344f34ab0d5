import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { titlesOfSlugs } from '#functions/posts.ts';
import { xmlText } from '#app/seo/xml-text.ts';
import { publicSupabase } from '#app/server/supabase.server.ts';

const input = v.object({
  slugs: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,200}$/))),
    v.minLength(1),
    v.maxLength(6),
  ),
});

/** The posts that a page sends its readers to, in its order, without those that are not public. */
export const getReading = createServerFn({ method: 'GET' })
  .validator(input)
  .handler(async ({ data: { slugs } }) => {
    const { data, error } = await titlesOfSlugs(publicSupabase(), slugs);
    if (error !== null) throw new Error(`Reading the titles of posts failed: ${error.message}`);
    const titles = new Map(data.map(({ slug, title }) => [slug, xmlText(title)]));
    return slugs.flatMap((slug) => {
      const name = titles.get(slug);
      return name === undefined ? [] : [{ href: `/blog/${slug}` as const, name }];
    });
  });
