import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';

/** What a sitemap document says, or why it is none. */
export type ReadSitemap =
  | {
      ok: true;
      kind: 'urlset' | 'index';
      entries: { location: string; lastmod: string | undefined }[];
    }
  | { ok: false; problem: string };

const entry = v.object({ loc: v.string(), lastmod: v.optional(v.string()) });
const list = v.optional(v.array(entry), []);
const documentSchema = v.union([
  v.object({ urlset: v.union([v.object({ url: list }), v.literal('')]) }),
  v.object({ sitemapindex: v.union([v.object({ sitemap: list }), v.literal('')]) }),
]);

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  removeNSPrefix: false,
  isArray: (name) => name === 'url' || name === 'sitemap',
});

/** Reads a sitemap or a sitemap index; a text that is not well-formed or neither of them is refused with the reason. */
export function readSitemap(xml: string): ReadSitemap {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) return { ok: false, problem: `XML: ${valid.err.msg}` };
  const { '?xml': _declaration, ...root }: Record<string, unknown> = parser.parse(xml);
  const parsed = v.safeParse(documentSchema, root);
  if (!parsed.success) return { ok: false, problem: 'Neither a sitemap nor a sitemap index.' };
  const document = parsed.output;
  const kind = 'urlset' in document ? 'urlset' : 'index';
  const found =
    'urlset' in document
      ? document.urlset === ''
        ? []
        : document.urlset.url
      : document.sitemapindex === ''
        ? []
        : document.sitemapindex.sitemap;
  const entries = found.map(({ loc, lastmod }) => ({ location: loc, lastmod }));
  return { ok: true, kind, entries };
}

/** Whether every address of a sitemap is on this site. */
export function isOfSite(siteUrl: string, entries: readonly { location: string }[]): boolean {
  return entries.every(
    ({ location }) => URL.canParse(location) && new URL(location).origin === siteUrl,
  );
}
