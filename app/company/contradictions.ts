import { formatRating } from './claims.ts';

interface Rating {
  value: number;
  reviews: number;
}

/** The claims that more than one place states. */
export interface StatedClaims {
  arrival: Readonly<Record<'home' | 'services' | 'guides' | 'neighborhoods', string>>;
  experience: { home: string; articles: string };
  rating: { page: Rating; structuredData: Rating };
}

/** A claim that the site states in more than one way. */
export interface Contradiction {
  claim: 'arrival' | 'experience' | 'rating';
  /** What is said, and where. */
  statements: { says: string; places: string[] }[];
}

/**
 * The claims that contradict each other, for the operator to settle. The guarantee is none of them: the company's
 * own and that of the law stand side by side (CDC, art. 50).
 */
export function contradictions({ arrival, experience, rating }: StatedClaims): Contradiction[] {
  const stated: [Contradiction['claim'], [place: string, says: string][]][] = [
    [
      'arrival',
      [
        ['página inicial e contato', arrival.home],
        ['serviços', arrival.services],
        ['guias e artigos', arrival.guides],
        ['bairros', arrival.neighborhoods],
      ],
    ],
    [
      'experience',
      [
        ['página inicial', experience.home],
        ['guia de escolha', experience.articles],
      ],
    ],
    [
      'rating',
      [
        ['página inicial', formatReviews(rating.page)],
        ['dados para o Google', formatReviews(rating.structuredData)],
      ],
    ],
  ];
  return stated
    .map(([claim, places]) => ({
      claim,
      statements: [...Map.groupBy(places, ([, says]) => says)].map(([says, group]) => ({
        says,
        places: group.map(([place]) => place),
      })),
    }))
    .filter(({ statements }) => statements.length > 1);
}

/**
 * The rating that service and neighbourhood pages show: none as long as visitors and search engines are told different
 * ones, for then nobody has confirmed either.
 */
export function settledRating({
  page,
  structuredData,
}: StatedClaims['rating']): Rating | undefined {
  const isSettled = page.value === structuredData.value && page.reviews === structuredData.reviews;
  return isSettled ? page : undefined;
}

function formatReviews({ value, reviews }: Rating): string {
  return `${formatRating(value)} de 5 em ${reviews} avaliações`;
}
