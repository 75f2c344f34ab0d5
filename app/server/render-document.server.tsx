import type { HandlerCallback } from '@tanstack/react-router/ssr/server';
import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import type { AnyRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { speculationRules } from '#app/seo/speculation-rules.ts';
import { hashSource, securityHeaders } from './security-headers.server.ts';
import { usedStyles } from './used-styles.server.ts';

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
    const sheet = takeStyles(router);
    const page = renderToString(<RouterServer router={router} />);
    const styles = usedStyles(sheet, page, laterClasses);
    const inline = { scripts: hashSource(speculationRules), styles: hashSource(styles) };
    for (const [name, value] of securityHeaders({ inline })) responseHeaders.set(name, value);
    const html = `<!doctype html>${page.replace('</head>', () => `<style>${styles}</style></head>`)}`;
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
