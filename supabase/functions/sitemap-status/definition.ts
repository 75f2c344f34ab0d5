import * as v from 'valibot';
import type { SourceTest } from '../_shared/answers.ts';
import { answers } from '../_shared/answers.ts';
import { countInParts } from '../_shared/audit/crawl.ts';
import { source, timestamp } from '../_shared/body.ts';
import { count } from '../_shared/count.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import type { Site } from '../_shared/environment.ts';
import { readSite } from '../_shared/environment.ts';
import { callService, UnreachableError } from '../_shared/outgoing.ts';
import { isOfSite, readSitemap } from '../_shared/sitemap/read.ts';
import { expectedUrls } from '../_shared/sitemap/size.ts';
import type { SitemapSource } from '../_shared/sitemap/sources.ts';
import { sitemapSources } from '../_shared/sitemap/sources.ts';
import { recommend } from './recommend.ts';

const body = v.object({
  source,
  timestamp,
});

/** Milliseconds that each source of the sitemap gets. */
const sourceTimeout = 10_000;

const generated = v.pick(answers['generate-sitemap'], ['xml', 'url_count']);

/** Checks both sources of the sitemap (specification, section 7) and says what to do. */
export const sitemapStatus: FunctionDefinition<'sitemap-status', typeof body> = {
  name: 'sitemap-status',
  callers: ['secret'],
  body,
  async handle({ env, database, now }) {
    const site = readSite(env);
    let source: SitemapSource | undefined;
    const [fromFunction, fromSite] = await Promise.all([
      attempt(async () => {
        const { data, error } = await database.functions.invoke('generate-sitemap', {
          body: { test: true, source: 'sitemap-status', timestamp: now.toISOString() },
          timeout: sourceTimeout,
        });
        if (error) throw error;
        const { xml, url_count } = v.parse(generated, data);
        return await judge(site, xml, url_count);
      }),
      attempt(async () => {
        const answer = await callService(
          `${site.fetchOrigin}/sitemap.xml`,
          {},
          { timeout: sourceTimeout },
        );
        const named = v.safeParse(
          v.picklist(sitemapSources),
          answer.headers.get('x-sitemap-source'),
        );
        source = named.success ? named.output : undefined;
        if (answer.status !== 200) return failed(`O site respondeu HTTP ${answer.status}.`);
        return await judge(site, answer.text);
      }),
    ]);
    return {
      answer: {
        sitemap_health: {
          edge_function_test: fromFunction,
          public_sitemap_test: fromSite,
          expected_urls: expectedUrls,
        },
        recommendations: recommend(fromFunction, fromSite, source),
        checked_at: now.toISOString(),
      },
    };
  },
};

async function attempt(test: () => Promise<SourceTest>): Promise<SourceTest> {
  try {
    return await test();
  } catch (error) {
    console.warn('A source of the sitemap did not answer:', error);
    return failed(
      error instanceof UnreachableError && error.reason === 'timeout'
        ? 'Não respondeu a tempo.'
        : 'Não respondeu.',
    );
  }
}

function failed(message: string): SourceTest {
  return { status: 'error', url_count: 0, message };
}

/** `counted` is the number of URLs where the source says so; an index of parts has those of its parts. */
async function judge(site: Site, xml: string, counted?: number): Promise<SourceTest> {
  const document = readSitemap(xml);
  if (!document.ok) return failed('O documento não é um sitemap válido.');
  if (!isOfSite(site.origin, document.entries)) return failed('Há endereços de outro site.');
  const url_count =
    counted ??
    (document.kind === 'index'
      ? await countInParts(site, document.entries)
      : document.entries.length);
  return { status: 'success', url_count, message: `${count(url_count, 'URL', 'URLs')}.` };
}
