/** CDC (Lei 8.078/1990), art. 26, II: 90 days for durable services, whatever the company promises. */
const legalGuaranteeDays = 90;

/**
 * Every promise that the pages make in figures, named by where it is shown. The specification gives
 * different figures for different pages (sections 1 and 9); they are kept as given, and the operator
 * settles them here and nowhere else.
 */
export const claims = {
  arrival: {
    home: 'em até 1 hora',
    services: 'em até 1 hora',
    guides: 'em até 1 hora',
    neighborhoods: 'em até 30 minutos',
  },
  experience: {
    home: 'mais de 10 anos',
    articles: 'mais de 8 anos',
    foundingYear: 2015,
    guidanceMinimum: '5 anos',
  },
  rating: {
    page: { value: 4.9, reviews: 200 },
    structuredData: { value: 4.8, reviews: 127 },
  },
  guarantee: {
    guidanceMinimum: '30 dias',
    legal: `${legalGuaranteeDays} dias`,
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
  duration: { sink: '30 minutos a 2 horas', sinkSimple: '30 a 60 minutos' },
  /** Metres, for `GeoCircle.geoRadius`. */
  serviceRadius: 30_000,
  copyrightYear: 2024,
} as const;

/**
 * The guarantee in a sentence, for the one place of a page that states it. A guarantee of the company's own is given in
 * writing and comes on top of the law's (CDC, art. 50).
 */
export const guaranteeSentence = `Damos garantia por escrito de no mínimo ${claims.guarantee.guidanceMinimum}, e a garantia legal de ${claims.guarantee.legal} do Código de Defesa do Consumidor vale sempre.`;

/** The guarantee where there is room for a line, beside the other promises: not without the law's either. */
export const guaranteeInBrief = 'Garantia por escrito, além da legal';

/** That nothing begins before the customer has said yes to its price, in the same few words. */
export const approvalInBrief = 'Você aprova o preço antes';

/** `4,9`: the pt-BR form of a rating. */
export function formatRating(value: number): string {
  return value.toLocaleString('pt-BR', { minimumFractionDigits: 1 });
}
