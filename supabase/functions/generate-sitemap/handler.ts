import * as v from 'valibot';
import { answerSafely, errorAnswer } from '../_shared/answers.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { siteEntries, warningUrls } from '../_shared/sitemap/entries.ts';
import type { SitemapPost } from '../_shared/sitemap/entries.ts';
import { sitemapXml } from '../_shared/sitemap/xml.ts';

/** Body of a call (specification, section 7); none at all is fine. */
const callBody = v.object({
  test: v.optional(v.boolean()),
  source: v.optional(v.pipe(v.string(), v.maxLength(100))),
  timestamp: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

/** What the function needs of the world around it. */
export interface Dependencies {
  env(name: string): string | undefined;
  now(): Date;
  /** Published posts, newest first; throws when the database does not answer. */
  readPosts(): Promise<SitemapPost[]>;
  /** Keeps a line in the activity log; absent for callers whose calls are not logged. */
  log?(entry: {
    status: 'success' | 'error';
    message: string;
    data: Record<string, number>;
  }): Promise<void>;
}

/**
 * Builds the sitemap from the published posts. Answers
 * `{ success, xml, url_count, generated_at, warnings }`, or `{ error: { code, message } }`.
 */
export function generateSitemap(request: Request, dependencies: Dependencies): Promise<Response> {
  return answerSafely(async () => {
    const text = request.method === 'POST' ? await request.text() : '';
    const body = v.safeParse(
      v.pipe(v.string(), v.parseJson(), callBody),
      text === '' ? '{}' : text,
    );
    if (!body.success) return errorAnswer(400, 'invalid_body', 'O corpo da chamada não é válido.');

    const { SITE_URL } = readEnvironment(dependencies.env);
    const now = dependencies.now();
    const posts = await dependencies.readPosts();
    const entries = siteEntries(SITE_URL, posts, now);
    const warnings = entries.length < warningUrls ? [`Só ${entries.length} URLs no sitemap.`] : [];
    if (warnings.length > 0) console.warn(`The sitemap has only ${entries.length} URLs.`);
    await dependencies.log?.({
      status: 'success',
      message: `Sitemap gerado com ${entries.length} URLs.`,
      data: { url_count: entries.length, posts: posts.length },
    });
    return Response.json({
      success: true,
      xml: await sitemapXml(entries),
      url_count: entries.length,
      generated_at: now.toISOString(),
      warnings,
    });
  });
}
