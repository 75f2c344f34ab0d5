import * as v from 'valibot';
import type { SourceTest } from '../_shared/answers.ts';
import { answers } from '../_shared/answers.ts';
import { source, timestamp } from '../_shared/body.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';
import { callService, UnreachableError } from '../_shared/outgoing.ts';
import { marks } from '../_shared/sitemap/marks.ts';
import { isOfSite, readSitemap } from '../_shared/sitemap/read.ts';
import {
  expectedUrls,
  minimumUrls,
  missingArticles,
  warningUrls,
} from '../_shared/sitemap/size.ts';
import type { SitemapSource } from '../_shared/sitemap/sources.ts';
import { sitemapSources } from '../_shared/sitemap/sources.ts';

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
        return judge(site.origin, xml, url_count);
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
        return judge(site.origin, answer.text);
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

/** `counted` is the number of URLs where the document is an index of parts. */
function judge(siteUrl: string, xml: string, counted?: number): SourceTest {
  const document = readSitemap(xml);
  if (!document.ok) return failed('O documento não é um sitemap válido.');
  if (!isOfSite(siteUrl, document.entries)) return failed('Há endereços de outro site.');
  const url_count = counted ?? document.entries.length;
  return { status: 'success', url_count, message: `${url_count} URLs.` };
}

/** What the public sitemap is made of, where the function failed or counts other URLs. */
const madeOf: Record<SitemapSource, string> = {
  dynamic:
    'Um cache pode guardar o documento anterior por alguns minutos: repita o diagnóstico depois.',
  fallback: 'O site montou o dele com os artigos publicados.',
  insufficient: 'O site montou o dele com os artigos publicados.',
  cached: 'O site serve o último sitemap bom, porque o banco de dados não respondeu a ele.',
  emergency: 'O site serve a lista fixa, porque o banco de dados não respondeu a ele.',
};

function recommend(
  fromFunction: SourceTest,
  fromSite: SourceTest,
  source: SitemapSource | undefined,
): string[] {
  const found: string[] = [];
  const because = source === undefined ? '' : ` ${madeOf[source]}`;
  if (fromSite.status === 'error') {
    found.push(
      `${marks.critical} O sitemap público está com erro: ${fromSite.message} Confira se o site está no ar.`,
    );
  }
  const complete = completeCount(fromFunction, fromSite, source);
  if (complete !== undefined && complete < minimumUrls) {
    found.push(`${markOf(complete)} ${missingArticles(complete)}`);
  }
  if (fromFunction.status === 'error') {
    found.push(
      `${marks.warning} A geração dinâmica falhou: ${fromFunction.message}${fromSite.status === 'success' ? because : ''}`,
    );
  } else if (fromSite.status === 'success' && fromFunction.url_count !== fromSite.url_count) {
    found.push(
      `${markOf(fromSite.url_count)} O sitemap público tem ${fromSite.url_count} URLs e a geração dinâmica, ${fromFunction.url_count}.${because}`,
    );
  }
  return found.length > 0
    ? found
    : [`${marks.fine} Os dois sitemaps estão em ordem. Não é preciso fazer nada.`];
}

/** URLs of a sitemap with every published article; undefined where neither source read the database. */
function completeCount(
  fromFunction: SourceTest,
  fromSite: SourceTest,
  source: SitemapSource | undefined,
): number | undefined {
  if (fromFunction.status === 'success') return fromFunction.url_count;
  const isComplete = source === 'insufficient' || source === 'fallback';
  return fromSite.status === 'success' && isComplete ? fromSite.url_count : undefined;
}

function markOf(urlCount: number): string {
  return urlCount < warningUrls ? marks.critical : marks.warning;
}
