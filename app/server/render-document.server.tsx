import type { HandlerCallback } from '@tanstack/react-router/ssr/server';
import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import type { AnyRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { speculationRules } from '#app/seo/speculation-rules.ts';
import { InDocument } from '#app/ui/remembered.tsx';
import { DocumentParts } from './document-parts.server.tsx';
import { hashSource, securityHeaders } from './security-headers.server.ts';
import { StyleSheet } from './used-styles.server.ts';

/** One for each style sheet and its `laterClasses`, which are those of the build. */
const sheets = new Map<string, StyleSheet>();
const scripts = hashSource(speculationRules);

/** What documents are made of, which the platform would copy in and out of an answer. */
const bytesOfDocuments = new WeakMap<Response, Buffer>();

/** The bytes of an answer. */
export async function bytesOf(response: Response): Promise<Buffer> {
  return bytesOfDocuments.get(response) ?? Buffer.from(await response.arrayBuffer());
}

/**
 * Answers a public page as a document that is never hydrated as a whole (app/client.ts): without the data that it was
 * made from, without anything that differs from one request to the next, with no more of the style sheet than it and its
 * islands, which may show `laterClasses`, can use, and in one piece.
 */
export function renderDocument(
  { router, responseHeaders }: Parameters<HandlerCallback<AnyRouter>>[0],
  laterClasses: readonly string[],
): Response {
  try {
    const text = takeStyles(router);
    const sheet = sheets.get(text) ?? new StyleSheet(text, laterClasses);
    sheets.set(text, sheet);
    const parts = new DocumentParts(router.latestLocation.pathname);
    const page = renderToString(
      <InDocument value={parts}>
        <RouterServer router={router} />
      </InDocument>,
    );
    const end = page.indexOf('</head>');
    const body = parts.putInto(page.slice(end));
    const styles = sheet.usedBy(body.classLists);
    const inline = { scripts, styles: styles.source };
    for (const [name, value] of securityHeaders({ inline })) responseHeaders.set(name, value);
    // As bytes: the platform takes a millisecond to make them of a text.
    const html = Buffer.concat([
      Buffer.from(`<!doctype html>${parts.announceIn(page.slice(0, end))}<style>`),
      styles.bytes,
      Buffer.from('</style>'),
      ...body.bytes,
    ]);
    const status = getSsrStatus(router);
    // Of what differs between pages: what they share is several times as long.
    if (status === 200) responseHeaders.set('etag', `W/"${parts.digest(page + styles.source)}"`);
    const response = new Response(html, { status, headers: responseHeaders });
    bytesOfDocuments.set(response, html);
    return response;
  } finally {
    router.serverSsr?.cleanup();
  }
}

/** Leaves styles and preloads out of what the router writes: the browser asks for no code before the visitor acts. */
function takeStyles(router: AnyRouter): string {
  const manifest = router.ssr?.manifest;
  if (manifest === undefined) return '';
  const { inlineStyle, ...rest } = manifest;
  const routes = Object.entries(rest.routes).map(([id, route]) => [id, { ...route, preloads: [] }]);
  router.ssr = { manifest: { ...rest, routes: Object.fromEntries(routes) } };
  return inlineStyle?.children ?? '';
}
