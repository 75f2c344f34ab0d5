import { neighborhoods } from '#app/company/regions.ts';
import { headOf, readDocument, textOf } from './document.ts';
import { everyPath, expect, neighborhoodPaths, test } from './site.ts';

/** Words in a shingle, and the share of them that two pages may have in common. */
const shingleLength = 5;
const largestShare = 0.25;

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? [];
  return new Set(
    words
      .slice(shingleLength - 1)
      .map((_, index) => words.slice(index, index + shingleLength).join(' ')),
  );
}

test('each neighbourhood has words of its own: no two pages share a quarter of their text', async ({
  request,
}) => {
  const pages: { path: string; set: Set<string> }[] = [];
  for (const path of neighborhoodPaths) {
    pages.push({ path, set: shingles(textOf(await readDocument(request, path), 'main')) });
  }
  for (const [index, one] of pages.entries()) {
    expect(one.set.size, one.path).toBeGreaterThan(400);
    for (const other of pages.slice(index + 1)) {
      const common = [...one.set].filter((shingle) => other.set.has(shingle)).length;
      const share = common / Math.min(one.set.size, other.set.size);
      expect(share, `${one.path} and ${other.path}`).toBeLessThan(largestShare);
    }
  }
});

test('a name that takes an article has it everywhere but in the fixed heading', async ({
  request,
}) => {
  const headings = new Map<string, string>(
    neighborhoods.map(({ slug, nome }) => [`/bairros/${slug}`, `Desentupimento em ${nome}`]),
  );
  const wrong = /\bem (?:Centro|Bingen|Quitandinha)\b/g;
  for (const path of everyPath) {
    const document = await readDocument(request, path);
    const heading = headings.get(path);
    if (heading !== undefined) expect(textOf(document, 'h1')).toBe(heading);
    const text = textOf(document).replace(heading ?? '', '');
    const said = `${text} ${JSON.stringify(headOf(document))}`;
    expect(said.match(wrong), path).toBeNull();
  }
  const llms = await (await request.get('/llms.txt')).text();
  expect(llms).toContain('Desentupimento no Quitandinha');
  expect(llms.match(wrong)).toBeNull();
});
