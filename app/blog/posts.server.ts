import { LRUCache } from 'lru-cache';
import { newestPosts, postOfSlug, postsFromPlace, postsOfSlugs } from '#functions/posts.ts';
import type { Tables } from '#supabase/database.types.ts';
import type { Article } from './article.server.ts';
import { partArticle } from './article.server.ts';
import { sanitizeArticle } from './sanitize.server.ts';
import { xmlText } from '#app/seo/xml-text.ts';
import { publicSupabase } from '#app/server/supabase.server.ts';
import { keepTogether } from '#app/ui/keep-together.ts';
import type { BlogPost, PostCard } from './post.ts';
import { relatedSlugs } from './subjects.ts';

/** Posts a list page shows (specification, section 9). */
const pageSize = 12;

export interface BlogList {
  posts: PostCard[];
  page: number;
  pageCount: number;
}

/**
 * One page of published posts, newest first. `undefined` when there is no such page; an empty blog has
 * one page. Throws when the database does not answer.
 */
export async function readBlogList(page: number): Promise<BlogList | undefined> {
  const from = (page - 1) * pageSize;
  const { data, error } = await postsFromPlace(publicSupabase(), from, pageSize);
  if (error !== null) throw new Error(`Reading the blog list failed: ${error.message}`);
  if (data.length === 0 && page > 1) return undefined;
  const count = data[0]?.post_count ?? 0;
  return { posts: data.map(toCard), page, pageCount: Math.max(1, Math.ceil(count / pageSize)) };
}

/**
 * The published post of a slug, its HTML sanitised, with those of its related posts that are published, in one query;
 * `undefined` when there is none. Throws when the database does not answer.
 */
export async function readBlogPost(slug: string): Promise<BlogPost | undefined> {
  const others = relatedSlugs(slug);
  const { data, error } = await postsOfSlugs(publicSupabase(), [slug, ...others]);
  if (error !== null) throw new Error(`Reading the post "${slug}" failed: ${error.message}`);
  const rows = new Map(data.map((row) => [row.slug, row]));
  const post = rows.get(slug);
  if (post === undefined) return undefined;
  return {
    ...toCard(post),
    ...articleOf(post.content),
    related: others.flatMap((other) => {
      const row = rows.get(other);
      return row === undefined ? [] : [toCard(row)];
    }),
    updatedAt: post.updated_at,
    metaDescription: xmlText(post.meta_description),
  };
}

/** By what the database has: a post's page is made anew far more often than its article changes. */
const articles = new LRUCache<string, Article>({
  maxSize: 2_000_000,
  sizeCalculation: (_, content) => 1 + content.length,
});

function articleOf(content: string): Article {
  const known = articles.get(content);
  if (known !== undefined) return known;
  const article = partArticle(sanitizeArticle(xmlText(content)));
  articles.set(content, article);
  return article;
}

/** The newest published posts, newest first. Throws when the database does not answer. */
export async function readNewestPosts(limit: number): Promise<PostCard[]> {
  const { data, error } = await newestPosts(publicSupabase(), limit);
  if (error !== null) throw new Error(`Reading the newest posts failed: ${error.message}`);
  return data.map(toCard);
}

type CardRow = Pick<
  Tables<'published_posts'>,
  'title' | 'slug' | 'excerpt' | 'keywords' | 'published_at'
>;

function toCard({ title, slug, excerpt, keywords, published_at }: CardRow): PostCard {
  return {
    title: xmlText(title),
    slug,
    excerpt: keepTogether(xmlText(excerpt)),
    keywords: keywords.map(xmlText),
    publishedAt: published_at,
  };
}

/** The title of a published post; `undefined` when there is none. Throws when the database does not answer. */
export async function readPostTitle(slug: string): Promise<string | undefined> {
  const { data, error } = await postOfSlug(publicSupabase(), slug);
  if (error !== null) throw new Error(`Reading the title of "${slug}" failed: ${error.message}`);
  return data === null ? undefined : xmlText(data.title);
}
