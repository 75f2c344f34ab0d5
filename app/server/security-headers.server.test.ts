import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { nonceSources, securityHeaders, toastStyleHash } from './security-headers.server.ts';

it('allows exactly the style sheet that sonner puts into the page', async () => {
  const source = await readFile('node_modules/sonner/dist/index.mjs', 'utf8');
  const literals = [...source.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)];
  expect(literals).toHaveLength(1);
  const css = v.parse(v.string(), JSON.parse(literals[0]?.[1] ?? ''));
  const digest = createHash('sha256').update(css).digest('base64');
  expect(toastStyleHash).toBe(`'sha256-${digest}'`);
});

it.each([
  ['https://www.example.com', 'max-age=31536000'],
  ['http://localhost:3000', undefined],
])('a site at %s asks browsers to keep to TLS: %s', (siteUrl, expected) => {
  expect(new Map(securityHeaders({ siteUrl })).get('strict-transport-security')).toBe(expected);
});

it('only a page with its nonce may run scripts', () => {
  const [page, document] = [{ inline: nonceSources('abc') }, {}].map((given) =>
    new Map(securityHeaders(given)).get('content-security-policy'),
  );
  expect(page).toContain("script-src 'self' 'nonce-abc'");
  expect(document).not.toContain('script-src');
});
