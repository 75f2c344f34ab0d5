import { claims, formatRating } from '../../app/company/claims.ts';
import {
  formatPrice,
  formatRange,
  overallPrice,
  prices,
  suspiciousPrice,
} from '../../app/company/prices.ts';
import { readHead } from './head.ts';
import {
  articlePaths,
  everyPath,
  expect,
  guidePaths,
  neighborhoodPaths,
  servicePaths,
  test,
} from './site.ts';
import { readText } from './text.ts';

const { arrival, experience, rating, guarantee, duration, privacy } = claims;

const price = /R\$ ?\d+(?:[.,]\d+)*(?: a R\$ ?\d+(?:[.,]\d+)*)?/g;
const quantity =
  /\d+(?:[.,]\d+)?(?: a \d+)? ?(?:minutos?|horas?|h\b|dias úteis|dias?|semanas?|meses|anos?|km\b|quilômetros?|metros?|avaliações|clientes|%|de 5\b)/gi;

/** The figures that a text states. */
function figures(text: string, pattern: RegExp): string[] {
  return [...text.replaceAll(/\s/g, ' ').matchAll(pattern)].map(([found]) => found.toLowerCase());
}

const allowedPrices = new Set(
  [overallPrice, ...Object.values(prices).flatMap(({ range, simple }) => [range, simple])]
    .flatMap((range) => [formatRange(range), formatPrice(range.from), formatPrice(range.to)])
    .concat(formatPrice(suspiciousPrice))
    .flatMap((text) => figures(text, price)),
);

/** What the claims module says, by the kind of page that may say it. */
const everywhere = `24 horas, 24h, 7 dias por semana, ${guarantee.guidanceMinimum}, ${guarantee.legal}`;
const allowedQuantities: { paths: readonly string[]; says: string }[] = [
  {
    paths: ['/'],
    says: `${arrival.home}, ${experience.home}, ${duration.sinkSimple}, ${formatRating(rating.page.value)} de 5, ${rating.page.reviews} avaliações, 5 de 5`,
  },
  { paths: ['/contato'], says: arrival.home },
  { paths: servicePaths, says: `${arrival.services}, ${duration.sink}, ${duration.sinkSimple}` },
  { paths: neighborhoodPaths, says: arrival.neighborhoods },
  {
    paths: guidePaths,
    says: `${arrival.guides}, ${experience.articles}, ${experience.guidanceMinimum}, ${duration.sinkSimple}`,
  },
  // How long the map's permission lasts is in app/site/map-consent.ts.
  { paths: ['/politica-privacidade'], says: `${privacy.answer}, ${privacy.retention}, 180 dias` },
];

function allowedOn(path: string): string[] {
  const own = allowedQuantities.filter(({ paths }) => paths.includes(path));
  return figures([everywhere, ...own.map(({ says }) => says)].join(', '), quantity);
}

/** What an article claims of the company, among all else that it counts. */
const articleClaims: [pattern: RegExp, says: string][] = [
  [/chegamos[^.]{0,40}em até ([^.,;]+?)(?= e | a |,|\.|;|$)/gi, arrival.guides],
  [/(\d+ anos) de experiência/gi, experience.articles],
  [/garantia[^.]{0,60}?(\d+ dias)/gi, `${guarantee.guidanceMinimum} ${guarantee.legal}`],
  [/(\d+ avaliações|\d,\d de 5|raio de \d+)/gi, ''],
];

test.use({ javaScriptEnabled: false });

for (const path of everyPath) {
  test(`${path} states no figure that is not the claims module's`, async ({ page }) => {
    await page.goto(path);
    const { title, meta, jsonLd } = await readHead(page);
    const structured = strings(jsonLd).filter((text) => !/^(?:https?:|\d{4}-)/.test(text));
    const text = [await readText(page), title, meta['description'], ...structured].join(' | ');
    expect(figures(text, price).filter((figure) => !allowedPrices.has(figure))).toEqual([]);
    if (articlePaths.some((article) => article === path)) {
      const wrong = articleClaims.flatMap(([pattern, says]) =>
        [...text.matchAll(pattern)]
          .map(([, figure = '']) => figure)
          .filter((f) => !says.includes(f)),
      );
      expect(wrong).toEqual([]);
    } else if (!path.startsWith('/blog?') && path !== '/blog') {
      const allowed = allowedOn(path);
      expect(figures(text, quantity).filter((figure) => !allowed.includes(figure))).toEqual([]);
    }

    // The same of the figures that structured data states as numbers.
    const expected: Record<string, readonly unknown[]> = {
      ratingValue: [rating.structuredData.value],
      reviewCount: [rating.structuredData.reviews],
      foundingDate: [String(experience.foundingYear)],
      geoRadius: [String(claims.serviceRadius)],
      priceRange: [`${formatPrice(overallPrice.from)} - ${formatPrice(overallPrice.to)}`],
      minPrice: Object.values(prices).map(({ range }) => range.from),
      maxPrice: Object.values(prices).map(({ range }) => range.to),
      opens: ['00:00'],
      closes: ['23:59'],
    };
    const stated = properties(jsonLd).filter(([name]) => name in expected);
    expect(stated.filter(([name, value]) => !expected[name]?.includes(value))).toEqual([]);
    const isCompanyPage = 'ld-local-business' in jsonLd;
    expect(stated.length > 0).toBe(isCompanyPage);
  });
}

// One that the operator settles in app/company/claims.ts leaves this list.
test('the claims that differ between pages are those that the specification gives so', () => {
  const contradictions = Object.entries({
    'arrival time': Object.entries(arrival),
    experience: [
      ['home', experience.home],
      ['articles', experience.articles],
      ['structured data', `since ${experience.foundingYear}`],
    ],
    rating: [
      ['page', `${rating.page.value} of ${rating.page.reviews}`],
      ['structured data', `${rating.structuredData.value} of ${rating.structuredData.reviews}`],
    ],
    guarantee: [
      ['guidance', guarantee.guidanceMinimum],
      ['law', guarantee.legal],
    ],
  } satisfies Record<string, string[][]>).filter(
    ([, statements]) => new Set(statements.map(([, says]) => says)).size > 1,
  );
  console.log('Claims that differ between pages; settle them in app/company/claims.ts:');
  for (const [claim, statements] of contradictions) {
    console.log(
      `  ${claim}: ${statements.map(([where, says]) => `${where} "${says}"`).join(', ')}`,
    );
  }
  expect(contradictions.map(([claim]) => claim)).toEqual([
    'arrival time',
    'experience',
    'rating',
    'guarantee',
  ]);
});

/** Every string in a JSON value. */
function strings(value: unknown): string[] {
  return properties(value).flatMap(([, item]) => (typeof item === 'string' ? [item] : []));
}

/** Every named scalar in a JSON value, at any depth; an item of a list has its list's name. */
function properties(value: unknown, name = ''): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((item) => properties(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => properties(item, key));
  }
  return [[name, value]];
}
