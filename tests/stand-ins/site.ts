import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { listen } from './listen.ts';
import { siteUrl } from './services.ts';

/** A page of the small site; what is left out is as it should be. */
const page = v.object({
  status: v.optional(v.number(), 200),
  html: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  hang: v.optional(v.boolean(), false),
});
const overrides = v.record(v.string(), page);

type Page = v.InferOutput<typeof page>;

const paths = ['/', '/a', '/b'];

/** A page with nothing to complain of. */
function goodPage(path: string): string {
  const title = `Página de teste em ${path}`;
  const description = `Esta é a descrição da página ${path}, com o tamanho que se espera de uma descrição de verdade.`;
  const others = paths.filter((other) => other !== path);
  return `<!doctype html><html lang="pt-BR"><head><title>${title}</title>
    <meta name="description" content="${description}"><link rel="canonical" href="${siteUrl}${path}">
    <meta property="og:title" content="x"><meta property="og:description" content="x">
    <meta property="og:image" content="x"><meta property="og:url" content="x">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing"}</script></head>
    <body><h1 id="topo">${title}</h1><img src="/a.svg" alt="" width="1" height="1">
    ${others.map((other) => `<a href="${other}#topo">${other}</a>`).join('')}</body></html>`;
}

function sitemap(listed: readonly string[]): string {
  const urls = listed.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join('');
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

/** Starts the small site; `POST /__pages` replaces what its paths answer, all at once. */
export async function startSite() {
  let replaced: Record<string, Page> = {};
  return listen((request: IncomingMessage, response: ServerResponse, body: string) => {
    const path = new URL(request.url ?? '/', siteUrl).pathname;
    if (path === '/__pages') {
      replaced = v.parse(v.pipe(v.string(), v.parseJson(), overrides), body);
      return response.writeHead(200).end();
    }
    const { status = 200, html, headers = {}, hang = false } = replaced[path] ?? {};
    if (hang) return undefined;
    if (path === '/sitemap.xml') {
      const type = { 'content-type': 'application/xml' };
      return response.writeHead(status, { ...type, ...headers }).end(html ?? sitemap(paths));
    }
    const known = paths.includes(path) || path in replaced;
    return response
      .writeHead(known ? status : 404, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end(html ?? (known ? goodPage(path) : ''));
  });
}
