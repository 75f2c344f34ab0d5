import { Picture } from '#app/drawings/picture.tsx';
import { remembered } from '#app/ui/remembered.tsx';

const noChemicals = 'Só se ninguém usou produto químico.';

/** Posts whose steps are drawn: what the reader does in each, and the one case for it. */
const drawn = {
  'pia-da-cozinha-entupida-o-que-fazer': {
    topic: 'sink',
    onlyIf: noChemicals,
    steps: [
      'Passe a água da cuba para um balde, com uma caneca.',
      'Cubra a válvula com o desentupidor e bombeie, com água em volta.',
      'Ponha o balde embaixo, abra o sifão e limpe a curva.',
    ],
  },
  'vaso-sanitario-entupido-o-que-fazer': {
    topic: 'toilet',
    onlyIf: noChemicals,
    steps: [
      'Feche o registro da caixa acoplada.',
      'Cubra a saída do vaso com o desentupidor e bombeie, sem desencostar.',
      'Teste com meio balde de água antes de dar descarga.',
    ],
  },
  'ralo-do-banheiro-nao-escoa': {
    topic: 'floor-drain',
    onlyIf: noChemicals,
    steps: [
      'Levante a grelha com luvas.',
      'Puxe para fora o bolo de cabelo.',
      'Encha a caixa sifonada com uma jarra de água.',
    ],
  },
  'caixa-de-gordura-quando-limpar': {
    topic: 'grease-box',
    onlyIf: 'Só em caixa pequena e de tampa leve.',
    steps: [
      'Calce luvas e tire a tampa.',
      'Tire a crosta em pedaços, com uma concha.',
      'Complete com água até o nível da saída e feche.',
    ],
  },
  'cheiro-de-esgoto-no-ralo': {
    topic: 'smell',
    onlyIf: undefined,
    steps: [
      'Olhe a caixa sifonada: seca, ela deixa o cheiro subir.',
      'Despeje nela uma jarra de água.',
      'Espere uma hora e cheire de novo.',
    ],
  },
} as const;

/** Whether a post tells its steps in pictures. */
export const hasDrawnSteps = (slug: string): slug is keyof typeof drawn =>
  Object.hasOwn(drawn, slug);

/** What a post tells in its steps, in three pictures, before it tells it in words; nothing for the other posts. */
export const DrawnSteps = remembered(function DrawnSteps({ slug }: { slug: string }) {
  if (!hasDrawnSteps(slug)) return null;
  const { topic, onlyIf, steps } = drawn[slug];
  return (
    <section aria-labelledby="tres-passos-titulo">
      <h2 id="tres-passos-titulo" className="text-2xl leading-tight">
        Em três passos
      </h2>
      {onlyIf !== undefined && <p className="mt-1 leading-snug text-ink-soft">{onlyIf}</p>}
      <ol className="mt-4 grid gap-3 @2xl:grid-cols-3 @2xl:gap-5">
        {([1, 2, 3] as const).map((step) => (
          <li
            key={step}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 @2xl:block"
          >
            <Picture
              name={`step-${topic}-${step}`}
              loading="lazy"
              described
              className="w-full rounded-xl"
            />
            <p className="leading-snug @2xl:mt-3">
              <span className="font-bold text-heading">{step}. </span>
              {steps[step - 1]}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
});
