import { Feed } from 'feed';
import { company } from '#app/company/company.ts';
import { absoluteUrl } from '#app/seo/urls.ts';
import { readNewestPosts } from './posts.server.ts';

/** Posts in the feed: more than a reader that comes once a month could miss. */
const limit = 50;

/** The blog as RSS 2.0. Throws when the database does not answer. */
export async function readRss(): Promise<string> {
  const posts = await readNewestPosts(limit);
  const link = absoluteUrl('/blog');
  const feed = new Feed({
    id: link,
    link,
    title: `Blog de Desentupimento | ${company.name}`,
    description:
      'O que fazer, o que evitar e quando chamar ajuda com pia, ralo e vaso entupidos na Serra.',
    language: 'pt-BR',
    copyright: company.name,
    image: absoluteUrl('/icon-512.png'),
    favicon: absoluteUrl('/favicon.ico'),
    feedLinks: { rss: absoluteUrl('/blog/rss.xml') },
    ...(posts[0] === undefined ? {} : { updated: new Date(posts[0].publishedAt) }),
  });
  for (const { slug, title, excerpt, keywords, publishedAt } of posts) {
    const url = absoluteUrl(`/blog/${slug}`);
    feed.addItem({
      id: url,
      link: url,
      title: inCdata(title),
      description: inCdata(excerpt),
      date: new Date(publishedAt),
      category: keywords.map((name) => ({ name })),
    });
  }
  return feed.rss2();
}

/** The feed's writer puts titles and descriptions into CDATA, and minds its end mark only the first time. */
function inCdata(text: string): string {
  return text.replaceAll(']]>', ']] >');
}
