import { claims } from '#app/company/claims.ts';
import { formatPrice, overallPrice } from '#app/company/prices.ts';
import type { Neighborhood } from '#app/company/regions.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { HeroContact } from '#app/site/contact-buttons.tsx';
import { Promises } from '#app/site/promises.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Container } from '#app/ui/layout.tsx';
import type { NeighborhoodContent } from './neighborhood.ts';

interface NeighborhoodHeroProps {
  neighborhood: Neighborhood;
  content: NeighborhoodContent;
  trail: Trail;
}

/** The first screen of a neighbourhood: where, when we come, from what price, and the place itself at night. */
export function NeighborhoodHero({ neighborhood, content, trail }: NeighborhoodHeroProps) {
  const { slug, nome, inCity } = neighborhood;
  return (
    <div className="@container relative bg-surface-dusk">
      <Container className="@5xl:flex @5xl:min-h-[38rem] @5xl:items-center">
        <div className="pt-1 pb-5 @3xl:pt-6 @3xl:pb-10 @5xl:w-[calc(50%-2rem)]">
          <Breadcrumb items={trail} />
          {/* The specification's fixed heading; the line under it has the name as one says it. */}
          <h1 className="mt-1 text-[min(9vw,2rem)] leading-[1.1] @3xl:mt-4 @3xl:text-[2.625rem] @5xl:text-[min(4vw,3.25rem)]">
            Desentupimento em {nome}
          </h1>
          <p className="mt-2 flex items-center gap-x-2 leading-snug font-semibold text-brand max-sm:text-sm @3xl:mt-4">
            <Badge tone="warm">24h</Badge> {inCity}
          </p>
          <p className="mt-3 hidden max-w-[48ch] text-lg text-ink-soft @5xl:block">
            {content.descricao}
          </p>
          <p className="mt-2 text-ink-soft @3xl:mt-6">
            <span className="text-xl font-bold text-heading tabular-nums @3xl:text-2xl">
              A partir de {formatPrice(overallPrice.from)}
            </span>
            , orçamento grátis
          </p>
          <Promises arrival={claims.arrival.neighborhoods} className="mt-3" />
          <div className="mt-4 @3xl:mt-7">
            <HeroContact />
          </div>
        </div>
      </Container>
      <Picture
        name={`bairro-${slug}`}
        narrow="landmark"
        narrowFrom="64rem"
        described
        loading="lazy"
        className="h-48 w-full @2xl:h-80 @5xl:absolute @5xl:inset-y-0 @5xl:right-0 @5xl:h-full @5xl:w-[48%]"
      />
    </div>
  );
}
