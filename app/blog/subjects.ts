import type { ServiceId } from '#app/company/services.ts';
import type { DrawingName } from '#app/drawings/boards.ts';

export interface BlogSubject {
  id: 'pia' | 'ralo' | 'vaso' | 'quintal' | 'predio' | 'serra';
  /** Its heading. */
  name: string;
  /** What brings a reader to it. */
  text: string;
  /** Of a post of it that has none of its own. */
  drawing: DrawingName;
  /** Beside its posts, whole: theirs are crops, and of other things where there are others. */
  picture: DrawingName;
  /** The service that such a trouble asks for, where it is one. */
  service?: ServiceId;
  /** Words of a slug that tell a post of this subject, for posts that the table below does not name. */
  words: readonly string[];
  /** The subjects that its readers may need next, the nearest first. */
  near: readonly BlogSubject['id'][];
}

/** The subject of a post that no other claims. */
const general: BlogSubject = {
  id: 'serra',
  name: 'Casas da Serra',
  text: 'O que o frio, os anos e as semanas de casa fechada fazem com o cano.',
  drawing: 'whole-floor',
  picture: 'bairro-bingen',
  words: ['inverno', 'frio', 'antiga', 'veraneio', 'pousada'],
  near: ['ralo', 'predio'],
};

/** What the posts are about, in the order of need: what floods the house first, what can be planned last. */
export const blogSubjects: readonly BlogSubject[] = [
  {
    id: 'pia',
    name: 'Pia e gordura',
    text: 'A cuba encheu, ou a água desce cada dia mais devagar.',
    drawing: 'sink',
    picture: 'sink-front',
    service: 'pia',
    words: ['pia', 'cozinha', 'gordura', 'sifao', 'soda', 'oleo', 'louca'],
    near: ['serra', 'ralo'],
  },
  {
    id: 'vaso',
    name: 'Vaso sanitário',
    text: 'A água sobe na descarga, ou algo caiu lá dentro.',
    drawing: 'toilet',
    picture: 'toilet-front',
    service: 'vaso',
    words: ['vaso', 'sanitario', 'privada', 'descarga'],
    near: ['ralo', 'predio'],
  },
  {
    id: 'ralo',
    name: 'Ralo e mau cheiro',
    text: 'O box empoça, a máquina transborda ou o banheiro cheira a esgoto.',
    drawing: 'floor-drain',
    picture: 'drain-above',
    service: 'ralo',
    words: ['ralo', 'ralos', 'banheiro', 'box', 'cheiro', 'cabelo', 'tanque'],
    near: ['predio', 'quintal'],
  },
  {
    id: 'quintal',
    name: 'Chuva e raízes',
    text: 'O quintal alaga no temporal, ou o cano do jardim entope sempre no mesmo lugar.',
    drawing: 'yard-drain',
    picture: 'roots',
    words: ['chuva', 'quintal', 'jardim', 'raiz', 'raizes', 'folhas', 'calha'],
    near: ['ralo', 'predio'],
  },
  {
    id: 'predio',
    name: 'Prédio, piso e conta',
    text: 'De quem é o cano que entupiu, e quando o piso precisa ser aberto.',
    drawing: 'building-column',
    picture: 'building-column',
    words: ['predio', 'condominio', 'apartamento', 'sindico', 'coluna', 'piso', 'quebrar'],
    near: ['serra', 'vaso'],
  },
  general,
];

interface Placed {
  subject: BlogSubject['id'];
  drawing: DrawingName;
}

/** Our posts by slug, those of one subject in the order in which they are worth reading. */
const placed = new Map<string, Placed>([
  ['pia-da-cozinha-entupida-o-que-fazer', { subject: 'pia', drawing: 'sink' }],
  ['soda-caustica-na-pia-entupida', { subject: 'pia', drawing: 'soda' }],
  ['caixa-de-gordura-quando-limpar', { subject: 'pia', drawing: 'grease-box' }],
  ['pia-entope-mais-no-inverno-da-serra', { subject: 'serra', drawing: 'winter' }],
  ['vaso-sanitario-entupido-o-que-fazer', { subject: 'vaso', drawing: 'toilet' }],
  ['objeto-caiu-no-vaso-sanitario', { subject: 'vaso', drawing: 'toilet-object' }],
  ['ralo-do-banheiro-nao-escoa', { subject: 'ralo', drawing: 'floor-drain' }],
  ['agua-volta-pelo-ralo-maquina-de-lavar', { subject: 'ralo', drawing: 'washer' }],
  ['cheiro-de-esgoto-no-ralo', { subject: 'ralo', drawing: 'step-smell-1' }],
  ['chuva-forte-ralo-do-quintal-transborda', { subject: 'quintal', drawing: 'yard-drain' }],
  ['raizes-na-tubulacao-casa-com-jardim', { subject: 'quintal', drawing: 'roots' }],
  ['entupimento-no-predio-quem-paga', { subject: 'predio', drawing: 'building-column' }],
  ['casa-de-veraneio-itaipava-ralos', { subject: 'serra', drawing: 'holiday-house' }],
  ['desentupir-sem-quebrar-o-piso', { subject: 'predio', drawing: 'whole-floor' }],
  ['casa-antiga-tubulacao-petropolis', { subject: 'serra', drawing: 'old-house' }],
]);

const order = [...placed.keys()];

/**
 * The subject of a post. One that the table does not name goes by the first word of its slug that a subject knows, and
 * otherwise to the general one.
 */
export function subjectOf(slug: string): BlogSubject {
  const own = placed.get(slug)?.subject;
  const known = blogSubjects.find(({ id }) => id === own);
  if (known !== undefined) return known;
  const told = slug
    .split('-')
    .map((word) => blogSubjects.find(({ words }) => words.includes(word)))
    .find((subject) => subject !== undefined);
  return told ?? general;
}

/** The picture of a post: its own, or that of its subject. */
export function drawingOf(slug: string): DrawingName {
  return placed.get(slug)?.drawing ?? subjectOf(slug).drawing;
}

/** The posts under their subjects, both in reading order; a new post comes after those of the table. */
export function groupBySubject<Post extends { slug: string }>(
  posts: readonly Post[],
): { subject: BlogSubject; posts: Post[] }[] {
  const place = ({ slug }: Post) => {
    const index = order.indexOf(slug);
    return index === -1 ? order.length : index;
  };
  return blogSubjects
    .map((subject) => ({
      subject,
      posts: posts
        .filter(({ slug }) => subjectOf(slug).id === subject.id)
        .toSorted((a, b) => place(a) - place(b)),
    }))
    .filter((group) => group.posts.length > 0);
}

/** How many other posts a post leads to. */
const relatedCount = 3;

/** The posts of ours that readers of a post may need next: those of its subject, then the first of each that is near it. */
export function relatedSlugs(slug: string): string[] {
  const { id, near } = subjectOf(slug);
  const others = order.filter((other) => other !== slug);
  const ofSubject = (wanted: BlogSubject['id']) =>
    others.filter((other) => subjectOf(other).id === wanted);
  return [...ofSubject(id), ...near.flatMap((other) => ofSubject(other).slice(0, 1))].slice(
    0,
    relatedCount,
  );
}
