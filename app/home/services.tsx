import { ArrowRight } from 'lucide-react';
import { formatRange, prices } from '#app/company/prices.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { sectionOf } from '#app/site/service-illustration.tsx';
import { ServiceTitle } from '#app/site/service-title.tsx';
import { Section } from '#app/ui/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { serviceCards } from './content.ts';

/** The services side by side, each with its section. */
export function Services() {
  return (
    <Section
      id="servicos"
      title="O que a gente desentope"
      lead="Preço combinado antes de começar, de dia ou de madrugada."
    >
      <ul className="grid gap-5 md:grid-cols-3">
        {serviceCards.map(({ id, title, description, details, third }) => (
          <li
            key={id}
            className="flex flex-col overflow-hidden rounded-card border border-line bg-surface-raised"
          >
            {/* A phone has just got this one, for the choices of the first screen. */}
            <Picture
              name="choices"
              loading="lazy"
              className={`aspect-4/3 w-full object-cover md:hidden ${third}`}
            />
            <Picture
              name={sectionOf[id]}
              loading="lazy"
              className="hidden aspect-4/3 w-full md:block"
            />
            <div className="flex grow flex-col p-5 lg:p-7">
              <ServiceTitle name={title} />
              <p className="mt-1 text-xl font-bold text-brand tabular-nums lg:text-2xl">
                {formatRange(prices[id].range)}
              </p>
              <p className="text-ink-soft tabular-nums">
                caso simples, {formatRange(prices[id].simple)}
              </p>
              <p className="mt-3 grow text-ink-soft">
                {description} {details}
              </p>
              <p className="mt-3">
                <TextLink href={`/servicos/${id}`}>
                  <span>
                    Preços e detalhes<span className="sr-only"> de {title}</span>
                  </span>
                  <ArrowRight aria-hidden="true" className="size-4" />
                </TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
