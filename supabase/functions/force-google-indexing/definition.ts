import pMap from 'p-map';
import * as v from 'valibot';
import { act, overall, requireAny } from '../_shared/actions.ts';
import type { Action, ManualAction } from '../_shared/answers.ts';
import { source, timestamp } from '../_shared/body.ts';
import { count } from '../_shared/count.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';
import { searchConsoleProperty } from '../_shared/google/property.ts';
import { searchConsole } from '../_shared/google/search-console.ts';
import { googleAccessToken, serviceAccountSecret } from '../_shared/google/service-account.ts';
import { submitToIndexNow } from '../_shared/indexnow.ts';
import { inspectionLimit } from '../_shared/limits.ts';
import { services } from '../_shared/sitemap/paths.ts';
import { localDay, pageEntries } from '../_shared/sitemap/entries.ts';
import { postsFrom } from '../_shared/sitemap/build.ts';
import { newestPosts, sitemapPosts } from '../_shared/posts.ts';

/**
 * Newest posts that every run inspects, with the home and the services. The rest, up to `inspectionLimit`, are the
 * pages whose last inspection is the oldest.
 */
const inspectedPosts = 5;
const urlLimit = 10_000;

const body = v.object({
  force: v.optional(v.boolean(), false),
  source,
  timestamp,
});

/**
 * Does all that helps Google index the site. Google's Indexing API only takes job postings and live streams, so
 * a page that is not indexed becomes something to do by hand.
 */
export const forceGoogleIndexing: FunctionDefinition<'force-google-indexing', typeof body> = {
  name: 'force-google-indexing',
  callers: ['secret'],
  body,
  logType: 'force_indexing',
  exclusiveSeconds: 180,
  async handle({ env, database, now }) {
    const site = readSite(env);
    const property = searchConsoleProperty(env, site);
    const client = async () => searchConsole(env, await googleAccessToken(env, now), property);
    const manual: ManualAction[] = [];
    const actions: Action[] = [
      await act('Enviar sitemap ao Google', async () => {
        await (await client()).submitSitemap(`${site.origin}/sitemap.xml`);
        return 'Sitemap enviado ao Search Console.';
      }),
      await act('Avisar o IndexNow', async () => {
        const urls = pageEntries(site.origin, localDay(now)).map(({ location }) => location);
        const source = sitemapPosts(database, AbortSignal.timeout(30_000));
        for await (const { slug } of postsFrom(source, undefined, urlLimit - urls.length)) {
          urls.push(`${site.origin}/blog/${slug}`);
        }
        await submitToIndexNow(env, site.origin, urls);
        return `${count(urls.length, 'página avisada', 'páginas avisadas')} ao Bing e a outros buscadores.`;
      }),
      await act('Conferir páginas no Google', async () => {
        const google = await client();
        const urls = await urlsToInspect(site.origin, now, database);
        const inspected = await pMap(
          urls,
          async (url) => ({ url, ...(await google.inspect(url)) }),
          { concurrency: 3 },
        );
        await database
          .from('url_inspections')
          .upsert(
            inspected.map(({ url, indexed, coverage }) => ({
              url,
              indexed,
              coverage,
              inspected_at: now.toISOString(),
            })),
          )
          .throwOnError();
        for (const { url, indexed, coverage, link } of inspected) {
          if (indexed) continue;
          manual.push({
            url,
            reason: coverage || 'Fora do índice do Google',
            how: 'No Search Console, cole o endereço em "Inspecionar qualquer URL" e clique em "Solicitar indexação".',
            link,
          });
        }
        return `No Google: ${inspected.length - manual.length} de ${count(inspected.length, 'página conferida', 'páginas conferidas')}.`;
      }),
    ];
    requireAny(actions, 'INDEXNOW_KEY', serviceAccountSecret);
    const status = overall(actions);
    const done = actions.filter((action) => action.status === 'success').length;
    const message = `${done}/${actions.length} ações automáticas bem-sucedidas${manual.length > 0 ? `. ${manual.length} ações manuais recomendadas` : ''}`;
    return {
      answer: {
        success: status === 'success',
        status,
        message,
        actions,
        manual_actions: manual,
        next_steps: nextSteps(actions, manual),
      },
      log: { status, message, data: { actions, manual_actions: manual } },
    };
  },
};

async function urlsToInspect(
  siteUrl: string,
  now: Date,
  database: Parameters<typeof newestPosts>[0],
): Promise<string[]> {
  const { data: newest } = await newestPosts(database, inspectedPosts).throwOnError();
  const { data } = await database
    .rpc('urls_to_inspect', {
      site_url: siteUrl,
      pages: pageEntries(siteUrl, localDay(now)).map(({ location }) => location),
      first_urls: [
        ...['/', ...services].map((path) => `${siteUrl}${path}`),
        ...newest.map(({ slug }) => `${siteUrl}/blog/${slug}`),
      ],
      row_count: inspectionLimit,
    })
    .throwOnError();
  return v.parse(v.array(v.string()), data);
}

function nextSteps(actions: readonly Action[], manual: readonly ManualAction[]): string[] {
  const steps = actions
    .filter(({ status }) => status !== 'success')
    .map(({ name, message }) => `${name}: ${message}`);
  if (manual.length > 0) {
    steps.push(
      'Solicite a indexação das páginas listadas, até dez por dia, e confira de novo em uma semana.',
    );
  }
  return steps.length > 0
    ? steps
    : [
        'Nada a fazer agora. O Google costuma levar de alguns dias a algumas semanas para ler o que mudou.',
      ];
}
