import * as v from 'valibot';
import { act, overall, requireAny } from '../_shared/actions.ts';
import { source } from '../_shared/body.ts';
import { count } from '../_shared/count.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';
import { searchConsoleProperty } from '../_shared/google/property.ts';
import { searchConsole } from '../_shared/google/search-console.ts';
import { googleAccessToken, serviceAccountSecret } from '../_shared/google/service-account.ts';
import { submitToIndexNow } from '../_shared/indexnow.ts';
import { forgetPages, pendingPages } from '../_shared/pending-pages.ts';

const body = v.object({ source });

/** The documents that Search Console is told of. */
const sitemapPaths = ['/sitemap.xml', '/sitemap-news.xml'] as const;

const nothingChanged = 'Nenhuma página mudou desde o último aviso.';

/**
 * Tells search engines what changed: IndexNow the pages of the queue, Search Console the sitemaps. A call of
 * the schedule that finds no change does nothing and leaves no row in the log.
 */
export const notifySearchEngines: FunctionDefinition<'notify-search-engines', typeof body> = {
  name: 'notify-search-engines',
  callers: ['secret'],
  body,
  logType: 'search_engine_notification',
  exclusiveSeconds: 120,
  async handle({ database, env, now, body: { source } }) {
    const site = readSite(env);
    const pages = await pendingPages(database, site.origin, now);
    if (source === 'schedule' && pages.urls.length === 0) {
      const answer = { message: nothingChanged, url_count: 0, actions: [] };
      return { answer: { success: true, status: 'success', ...answer } };
    }
    const indexNow = await act('IndexNow', async () => {
      if (pages.urls.length > 0) await submitToIndexNow(env, site.origin, pages.urls);
      return pages.urls.length === 0
        ? nothingChanged
        : `${count(pages.urls.length, 'página avisada', 'páginas avisadas')}.`;
    });
    if (indexNow.status === 'success') await forgetPages(database, pages);
    const google = await act('Google Search Console', async () => {
      const token = await googleAccessToken(env, now);
      const property = searchConsole(env, token, searchConsoleProperty(env, site));
      for (const path of sitemapPaths) await property.submitSitemap(`${site.origin}${path}`);
      return 'Sitemaps enviados.';
    });
    const actions = [indexNow, google];
    requireAny(actions, 'INDEXNOW_KEY', serviceAccountSecret);
    const status = overall(actions);
    const message = actions.map((action) => `${action.name}: ${action.message}`).join(' ');
    return {
      answer: {
        success: status !== 'error',
        status,
        message,
        url_count: pages.urls.length,
        actions,
      },
      log: { status, message, data: { url_count: pages.urls.length, actions } },
    };
  },
};
