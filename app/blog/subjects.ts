import type { ServiceId } from '#app/company/services.ts';
import type { DrawingName } from '#app/drawings/boards.ts';

interface Subject {
  /** Where the blog's list shows it, as a part of its page. */
  id: string;
  title: string;
  lead: string;
  drawing: DrawingName;
  /** The service that such a trouble asks for. */
  service: ServiceId;
  /** The posts that we know, what is needed soonest first, each with its drawing. */
  posts: Readonly<Record<string, DrawingName>>;
  /** What the slug of a post that we do not know yet has of this subject. */
  words: RegExp;
}

/** What the blog is about, in the order in which readers need it. */
export const subjects = [
  {
    id: 'cozinha',
    title: 'Pia e cozinha',
    lead: 'Cuba cheia, sifão, gordura e o que nunca jogar no cano.',
    drawing: 'sink',
    service: 'pia',
    posts: {
      'pia-da-cozinha-entupida-o-que-fazer': 'sink',
      'soda-caustica-na-pia-entupida': 'sink',
      'caixa-de-gordura-quando-limpar': 'grease-box',
      'pia-entope-mais-no-inverno-da-serra': 'sink',
    },
    words: /\b(?:pia|cozinha|gordura|soda|sifao|louca)\b/,
  },
  {
    id: 'banheiro',
    title: 'Vaso, ralo e banheiro',
    lead: 'Vaso que sobe, ralo que não escoa, cheiro de esgoto e água que volta.',
    drawing: 'toilet',
    service: 'vaso',
    posts: {
      'vaso-sanitario-entupido-o-que-fazer': 'toilet',
      'ralo-do-banheiro-nao-escoa': 'floor-drain',
      'agua-volta-pelo-ralo-maquina-de-lavar': 'floor-drain',
      'objeto-caiu-no-vaso-sanitario': 'toilet',
      'cheiro-de-esgoto-no-ralo': 'floor-drain',
    },
    words: /\b(?:vaso|descarga|banheiro|box|ralo|cheiro)\b/,
  },
  {
    id: 'quintal',
    title: 'Quintal, chuva e jardim',
    lead: 'Quando a água de fora entra e as raízes fecham o caminho.',
    drawing: 'yard-drain',
    service: 'ralo',
    posts: {
      'chuva-forte-ralo-do-quintal-transborda': 'yard-drain',
      'raizes-na-tubulacao-casa-com-jardim': 'roots',
    },
    words: /\b(?:chuva|quintal|jardim|raiz|raizes|calha|fossa)\b/,
  },
  {
    id: 'casa',
    title: 'Casa, prédio e obra',
    lead: 'Quem paga, o que quebra e o que muda numa casa antiga ou fechada.',
    drawing: 'building-column',
    service: 'ralo',
    posts: {
      'entupimento-no-predio-quem-paga': 'building-column',
      'desentupir-sem-quebrar-o-piso': 'floor-drain',
      'casa-antiga-tubulacao-petropolis': 'roots',
      'casa-de-veraneio-itaipava-ralos': 'floor-drain',
    },
    words: /(?:)/,
  },
] as const satisfies readonly Subject[];

/** What a post is about: known by its slug, or else told by the words of it; the last subject takes any. */
function subjectOf(slug: string): Subject {
  const all: readonly Subject[] = subjects;
  return (
    all.find(({ posts }) => Object.hasOwn(posts, slug)) ??
    all.find(({ id, words }) => id === 'quintal' && words.test(slug)) ??
    all.find(({ words }) => words.test(slug)) ??
    subjects[3]
  );
}

/** The drawing of a post. */
export function postDrawing(slug: string): DrawingName {
  const { posts, drawing } = subjectOf(slug);
  return posts[slug] ?? drawing;
}

/** How many other posts a post leads to. */
const relatedCount = 3;

/** The posts that readers of a post may need next: of its subject, the most needed first. */
export function relatedSlugs(slug: string): string[] {
  return Object.keys(subjectOf(slug).posts)
    .filter((other) => other !== slug)
    .slice(0, relatedCount);
}

/** Posts by their subject, in the order of need; a post that the subjects do not know comes before those they know. */
export function bySubject<Post extends { slug: string }>(
  posts: readonly Post[],
): { subject: Subject; posts: Post[] }[] {
  return subjects.flatMap((subject) => {
    const order = Object.keys(subject.posts);
    const own = posts
      .filter(({ slug }) => subjectOf(slug).id === subject.id)
      .toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
    return own.length === 0 ? [] : [{ subject, posts: own }];
  });
}
