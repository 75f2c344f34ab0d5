/** CDC (Lei 8.078/1990), art. 26, II: 90 days for durable services, whatever the company promises. */
const legalGuaranteeDays = 90;

/**
 * Every promise that the pages make in figures, named by where it is shown. The specification gives
 * different figures for different pages (sections 1 and 9); they are kept as given, and the operator
 * settles them here and nowhere else. Figures keep to their unit by a no-break space.
 */
export const claims = {
  arrival: {
    home: 'em até 1\u00a0hora',
    services: 'em até 1\u00a0hora',
    guides: 'em até 1\u00a0hora',
    neighborhoods: 'em até 30\u00a0minutos',
  },
  experience: {
    home: 'mais de 10\u00a0anos',
    articles: 'mais de 8\u00a0anos',
    foundingYear: 2015,
    guidanceMinimum: '5\u00a0anos',
  },
  rating: {
    page: { value: 4.9, reviews: 200 },
    structuredData: { value: 4.8, reviews: 127 },
  },
  guarantee: {
    guidanceMinimum: '30\u00a0dias',
    legal: `${legalGuaranteeDays}\u00a0dias`,
    legalDays: legalGuaranteeDays,
  },
  /** What the privacy policy commits to (specification, section 9). */
  privacy: {
    answer: '15 dias úteis',
    retention: '5 anos',
    /** Marco Civil da Internet (Lei 12.965/2014), art. 15. */
    accessLogs: '6 meses',
    updated: '17 de setembro de 2025',
  },
  duration: { sink: '30\u00a0minutos a 2\u00a0horas', sinkSimple: '30 a 60\u00a0minutos' },
  /** Metres, for `GeoCircle.geoRadius`. */
  serviceRadius: 30_000,
  copyrightYear: 2024,
} as const;

/**
 * The guarantee in a sentence, for the one place of a page that states it. A guarantee of the company's own is given in
 * writing and comes on top of the law's (CDC, art. 50), so nobody should read the shorter one as all that there is.
 */
export const guaranteeSentence = `Damos garantia por escrito de no mínimo ${claims.guarantee.guidanceMinimum}, que se soma aos ${claims.guarantee.legal} da garantia legal (Código de Defesa do Consumidor).`;

/** The guarantee where there is room for a line, beside the other promises: not without the law's either. */
export const guaranteeInBrief = 'Garantia por escrito, mais a da lei';

/** That nothing begins before the customer has said yes to its price, in the same few words. */
export const approvalInBrief = 'Você aprova o preço antes';

const rating = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1 });

/** `4,9`: the pt-BR form of a rating. */
export function formatRating(value: number): string {
  return rating.format(value);
}
