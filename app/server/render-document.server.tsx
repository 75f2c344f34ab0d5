import type { HandlerCallback } from '@tanstack/react-router/ssr/server';
import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import type { AnyRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { speculationRules } from '#app/seo/speculation-rules.ts';
import { StandIn } from '#app/ui/remembered.tsx';
import { DocumentParts } from './document-parts.server.tsx';
import { hashSource, securityHeaders } from './security-headers.server.ts';
import { StyleSheet } from './used-styles.server.ts';

/** One for each style sheet and its `laterClasses`, which are those of the build. */
const sheets = new Map<string, StyleSheet>();
const scripts = hashSource(speculationRules);

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
    const parts = new DocumentParts();
    const page = parts.putInto(
      renderToString(
        <StandIn value={parts.standIn}>
          <RouterServer router={router} />
        </StandIn>,
      ),
    );
    const styles = sheet.usedBy(page);
    const inline = { scripts, styles: styles.source };
    for (const [name, value] of securityHeaders({ inline })) responseHeaders.set(name, value);
    const end = page.indexOf('</head>');
    // As bytes: the platform takes a millisecond to make them of a text.
    const html = Buffer.concat([
      Buffer.from(`<!doctype html>${page.slice(0, end)}<style>`),
      styles.bytes,
      Buffer.from(`</style>${page.slice(end)}`),
    ]);
    return new Response(html, { status: getSsrStatus(router), headers: responseHeaders });
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
