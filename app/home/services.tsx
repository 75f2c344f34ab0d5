import { ArrowRight } from 'lucide-react';
import { formatRange, prices } from '#app/company/prices.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { sectionOf } from '#app/site/service-illustration.tsx';
import { Section } from '#app/ui/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { serviceCards } from './content.ts';

/** The services as rows: drawing, words, price. */
export function Services() {
  return (
    <Section
      id="servicos"
      title="O que a gente desentope"
      lead="Preço combinado antes de começar, de dia ou de madrugada."
    >
      <ul className="divide-y divide-line border-y border-line">
        {serviceCards.map(({ id, title, description, details }) => (
          <li
            key={id}
            className="grid items-center gap-x-10 gap-y-4 py-8 md:grid-cols-[15rem_1fr] lg:grid-cols-[18rem_1fr_auto]"
          >
            <Picture
              name={sectionOf[id]}
              loading="lazy"
              className="aspect-4/3 w-full rounded-card object-cover max-md:aspect-2/1"
            />
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 max-w-[56ch] text-ink-soft">
                {description} {details}
              </p>
            </div>
            <div className="md:col-start-2 lg:col-start-3 lg:text-right">
              <p className="text-2xl font-bold text-brand tabular-nums">
                {formatRange(prices[id].range)}
              </p>
              <p className="text-ink-soft tabular-nums">
                caso simples, {formatRange(prices[id].simple)}
              </p>
              <TextLink href={`/servicos/${id}`}>
                <span>
                  Ver preços e detalhes<span className="sr-only"> de {title}</span>
                </span>
                <ArrowRight aria-hidden="true" className="size-4" />
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
