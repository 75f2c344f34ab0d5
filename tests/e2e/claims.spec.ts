import { claims, formatRating } from '#app/company/claims.ts';
import {
  formatPrice,
  formatRange,
  overallPrice,
  prices,
  suspiciousPrice,
} from '#app/company/prices.ts';
import { headOf, readDocument, textOf } from './document.ts';
import {
  articlePaths,
  everyPath,
  expect,
  guidePaths,
  neighborhoodPaths,
  servicePaths,
  test,
} from './site.ts';

const { arrival, experience, rating, guarantee, duration, privacy } = claims;

const price = /R\$ ?\d+(?:[.,]\d+)*(?: a R\$ ?\d+(?:[.,]\d+)*)?/g;
const quantity =
  /\d+(?:[.,]\d+)?(?: a \d+)? ?(?:minutos?|horas?|h\b|dias úteis|dias?|semanas?|meses|anos?|km\b|quilômetros?|metros?|avaliações|clientes|%|de 5\b)/gi;

/** A text whose figures keep to their units, and one whose do not, say the same. */
const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

/** The figures that a text states. */
function figures(text: string, pattern: RegExp): string[] {
  return [...plainSpaces(text).matchAll(pattern)].map(([found]) => found.toLowerCase());
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
  { paths: ['/contato', '/sobre'], says: arrival.home },
  { paths: servicePaths, says: `${arrival.services}, ${duration.sink}, ${duration.sinkSimple}` },
  { paths: neighborhoodPaths, says: arrival.neighborhoods },
  {
    paths: guidePaths,
    says: `${arrival.guides}, ${experience.articles}, ${experience.guidanceMinimum}, ${duration.sinkSimple}`,
  },
  // How long the map's permission lasts is in app/site/map-consent.ts.
  {
    paths: ['/politica-privacidade'],
    says: `${privacy.answer}, ${privacy.retention}, ${privacy.accessLogs}, 180 dias`,
  },
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

for (const path of everyPath) {
  test(`${path} states no figure that is not the claims module's`, async ({ request }) => {
    const document = await readDocument(request, path);
    const { title, meta, jsonLd } = headOf(document);
    const structured = strings(jsonLd).filter((text) => !/^(?:https?:|\d{4}-)/.test(text));
    const text = [textOf(document), title, meta['description'], ...structured].join(' | ');
    expect(figures(text, price).filter((figure) => !allowedPrices.has(figure))).toEqual([]);
    if (articlePaths.some((article) => article === path)) {
      const wrong = articleClaims.flatMap(([pattern, says]) =>
        [...plainSpaces(text).matchAll(pattern)]
          .map(([, figure = '']) => figure)
          .filter((figure) => !plainSpaces(says).includes(figure)),
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
    // Rating markup stands only where a visitor can read a rating.
    expect(stated.some(([name]) => name === 'ratingValue')).toBe(
      text.includes(`${formatRating(rating.page.value)} de 5`),
    );
    expect(stated.length > 0).toBe(isCompanyPage);
  });
}

test('who tries the site out sees which testimonials are samples', async ({ request }) => {
  const { $ } = await readDocument(request, '/');
  const testimonials = $('section').filter(
    (_, section) => $(section).find('h2').text() === 'Depoimentos',
  );
  expect(testimonials.find('figure')).toHaveLength(3);
  expect(testimonials.find('figure:contains("Exemplo")')).toHaveLength(3);
  expect(testimonials.text()).toContain('são ilustrativos, não de clientes');
});

test('the privacy policy says what leaves the country, and by what right the server keeps records', async ({
  request,
}) => {
  const text = textOf(await readDocument(request, '/politica-privacidade'), 'main');
  for (const said of [
    'Transferência internacional. A Meta, dona do WhatsApp, e o Google',
    'artigo 33 da LGPD',
    'legítimo interesse em um site que funciona e é seguro (art. 7º, IX)',
    `ficam sob sigilo por ${privacy.accessLogs}, o prazo do Marco Civil da Internet`,
  ]) {
    expect(text).toContain(said);
  }
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
