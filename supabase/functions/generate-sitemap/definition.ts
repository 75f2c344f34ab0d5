import { count } from '../_shared/count.ts';
import * as v from 'valibot';
import { source, timestamp } from '../_shared/body.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';
import { sitemapPosts } from '../_shared/posts.ts';
import { buildSitemap } from '../_shared/sitemap/build.ts';
import { missingArticles, warningUrls } from '../_shared/sitemap/size.ts';

/** Milliseconds for all reads of the database. */
const readTimeout = 30_000;

const body = v.object({
  test: v.optional(v.boolean()),
  source,
  timestamp,
});

/** Builds the sitemap from the published posts (specification, section 7). It reads only what the public may read. */
export const generateSitemap: FunctionDefinition<'generate-sitemap', typeof body> = {
  name: 'generate-sitemap',
  callers: ['secret', 'publishable'],
  body,
  logType: 'sitemap_generation',
  async handle({ caller, database, trusted, env, now, body: { test = false } }) {
    const site = readSite(env);
    const source = sitemapPosts(caller, AbortSignal.timeout(readTimeout));
    const { xml, kind, entries, urlCount, counts } = await buildSitemap(site.origin, source, now);
    const warnings = urlCount < warningUrls ? [missingArticles(urlCount)] : [];
    const status = warnings.length > 0 ? 'partial_success' : 'success';
    for (const warning of warnings) console.warn(warning);
    // An admin's run; the public route and tests of it leave no trace.
    if (trusted && !test) {
      const row = {
        generated_at: now.toISOString(),
        url_count: urlCount,
        entries: entries?.map(({ location, lastmod }) => ({ location, lastmod })) ?? null,
      };
      await database.from('generated_sitemaps').insert(row).throwOnError();
    }
    return {
      answer: {
        success: true,
        status,
        xml,
        kind,
        url_count: urlCount,
        counts,
        generated_at: now.toISOString(),
        warnings,
      },
      // A test, such as that of sitemap-status, is not worth a line in the log.
      ...(!test && {
        log: {
          status,
          message: `Sitemap gerado com ${count(urlCount, 'URL', 'URLs')}.`,
          data: { url_count: urlCount, ...counts },
        },
      }),
    };
  },
};
