import { describe, expect, it } from 'vitest';
import { claims } from '#app/company/claims.ts';
import { breadcrumbList, faqPage, localBusiness, serializeJsonLd } from './json-ld.ts';

describe('structured data', () => {
  it('cannot end its own script element', () => {
    const { node } = faqPage([{ question: '</script><script>alert(1)</script>', answer: 'a < b' }]);
    const json = serializeJsonLd(node);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(node);
  });

  it('numbers the breadcrumb from the home page', () => {
    const { node } = breadcrumbList([
      { name: 'Início', url: '/' },
      { name: 'Blog', url: '/blog' },
    ]);
    expect(node).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Início', item: 'http://localhost:3000/' },
        { position: 2, name: 'Blog', item: 'http://localhost:3000/blog' },
      ],
    });
  });

  it('says of the business what the specification says: hours, radius, payments, rating', () => {
    expect(localBusiness(['Centro'], claims.rating.structuredData).node).toMatchObject({
      '@id': 'http://localhost:3000/#empresa',
      foundingDate: '2015',
      currenciesAccepted: 'BRL',
      openingHoursSpecification: { opens: '00:00', closes: '23:59' },
      areaServed: [{ '@type': 'GeoCircle', geoRadius: '30000' }, { name: 'Centro' }],
      aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
    });
  });

  it('leaves out what the operator has not given, and a rating that the page does not show', () => {
    expect(JSON.stringify(localBusiness([]).node)).not.toMatch(
      /streetAddress|legalName|taxID|aggregateRating/,
    );
  });
});
