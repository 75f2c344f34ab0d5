import { boards } from '#app/drawings/boards.ts';
import { Picture } from '#app/drawings/picture.tsx';

/** Posts whose steps are drawn. */
const topics = {
  'pia-da-cozinha-entupida-o-que-fazer': 'sink',
  'vaso-sanitario-entupido-o-que-fazer': 'toilet',
  'ralo-do-banheiro-nao-escoa': 'floor-drain',
  'caixa-de-gordura-quando-limpar': 'grease-box',
  'cheiro-de-esgoto-no-ralo': 'smell',
} as const;

const hasDrawnSteps = (slug: string): slug is keyof typeof topics => Object.hasOwn(topics, slug);

/** What a post tells in its steps, in three pictures, before it tells it in words; nothing for the other posts. */
export function DrawnSteps({ slug }: { slug: string }) {
  if (!hasDrawnSteps(slug)) return null;
  const topic = topics[slug];
  return (
    <section aria-labelledby="tres-passos-titulo" className="mb-10">
      <h2 id="tres-passos-titulo" className="text-2xl leading-tight">
        Em três passos
      </h2>
      <ol className="mt-4 grid gap-5 @2xl:grid-cols-3">
        {([1, 2, 3] as const).map((step) => {
          const name = `step-${topic}-${step}` as const;
          return (
            <li
              key={step}
              className="items-center gap-x-4 @xs:grid @xs:grid-cols-[8.5rem_minmax(0,1fr)] @2xl:block"
            >
              <Picture name={name} loading="lazy" className="w-full rounded-xl" />
              <p className="leading-snug text-ink-soft @max-xs:mt-3 @2xl:mt-3">
                <span className="font-bold text-heading">{step}. </span>
                {boards[name].description
                  .replace(/^Passo \d: /, '')
                  .replace(/^./, (first) => first.toUpperCase())}
                .
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
