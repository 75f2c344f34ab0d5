import type { HandlerCallback } from '@tanstack/react-router/ssr/server';
import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import type { AnyRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { speculationRules } from '#app/seo/speculation-rules.ts';
import { hashSource, securityHeaders } from './security-headers.server.ts';

/**
 * Answers a public page as a document that is never hydrated as a whole (app/client.ts): without the data that it was
 * made from, without anything that differs from one request to the next, and in one piece.
 */
export const renderDocument: HandlerCallback<AnyRouter> = ({ router, responseHeaders }) => {
  try {
    withoutPreloads(router);
    const inline = {
      scripts: hashSource(speculationRules),
      styles: hashSource(router.ssr?.manifest?.inlineStyle?.children ?? ''),
    };
    for (const [name, value] of securityHeaders({ inline })) responseHeaders.set(name, value);
    const html = `<!doctype html>${renderToString(<RouterServer router={router} />)}`;
    return new Response(html, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
};

/** The browser asks for no code before the visitor acts. */
function withoutPreloads(router: AnyRouter): void {
  const manifest = router.ssr?.manifest;
  if (manifest === undefined) return;
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    { ...route, preloads: [] },
  ]);
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(routes) } };
}
