import { expect, neighborhoodPaths, test } from './site.ts';

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
  page,
}) => {
  const pages: { path: string; set: Set<string> }[] = [];
  for (const path of neighborhoodPaths) {
    await page.goto(path);
    const text = await page.getByRole('main').innerText();
    pages.push({ path, set: shingles(text) });
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
