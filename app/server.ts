import { createRouter } from '@tanstack/react-router';
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { company } from './company/company.ts';
import { isAdminPath } from './seo/paths.ts';
import { answerNonCanonicalRequest } from './server/canonical-request.server.ts';
import { noteReads } from './server/content-reads.server.ts';
import { watchContent } from './server/content-version.server.ts';
import { beginEnding, workDone } from './server/ending.server.ts';
import { guardEveryAnswer } from './server/every-answer.server.ts';
import { finishPage } from './server/finish-page.server.ts';
import { answerHealth } from './server/health.server.ts';
import { logAsJson } from './server/log.server.ts';
import { traceDocument, traceRequest } from './server/trace-request.server.ts';
import { bytesOf, renderDocument } from './server/render-document.server.tsx';
import { routeTree } from './routeTree.gen.ts';
import { documentsOfDatabase, documentsWithoutDatabase } from './sitemap/first-documents.server.ts';

/** The company as it was at build time, which the process starting the site must check. */
export const builtWith = company;

/** What the process around the site needs of it, in one piece with what the site's own code sees of it. */
export {
  answerHealth,
  beginEnding,
  bytesOf,
  documentsOfDatabase,
  documentsWithoutDatabase,
  guardEveryAnswer,
  logAsJson,
  noteReads,
  traceDocument,
  traceRequest,
  watchContent,
  workDone,
};

/** For the matching of paths alone: it never loads a page. */
const routes = createRouter({
  routeTree,
  context: { openQueryClient: () => Promise.reject(new Error('No page is loaded here.')) },
});

/** Whether no page has this path. */
export function isUnknownAddress(path: string): boolean {
  const [, , route] = routes.getMatchedRoutes(path);
  const isMoved = () => answerNonCanonicalRequest(new Request(new URL(path, company.siteUrl)));
  return route?.id === '/$' && isMoved() === undefined;
}

/** The code of the islands: what one may show once it runs has its styles in the document from the start. */
const islands = import.meta.glob<string>(
  [
    './contact/quote-form.tsx',
    './contact/quote-toast.tsx',
    './legal/map-consent-switch.tsx',
    './site/map-frame.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const islandClasses = Object.values(islands).flatMap((source) => source.split(/[\s'"`]+/));

/** The admin area is an application; every other page is a document. */
const handle = createStartHandler((context) =>
  isAdminPath(new URL(context.request.url).pathname)
    ? defaultStreamHandler(context)
    : renderDocument(context, islandClasses),
);

export default createServerEntry({
  fetch: async (request, options) =>
    answerNonCanonicalRequest(request) ?? finishPage(request, await handle(request, options)),
});
