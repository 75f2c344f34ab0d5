import { ArrowRight } from 'lucide-react';
import { formatRange, prices } from '#app/company/prices.ts';
import { ServiceIllustration } from '#app/site/service-illustration.tsx';
import { Card } from '#app/ui/card.tsx';
import { Section } from '#app/ui/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { serviceCards } from './content.ts';

export function Services() {
  return (
    <Section
      id="servicos"
      title="O que a gente desentope"
      lead="Preço combinado antes de começar, de dia ou de madrugada."
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {serviceCards.map(({ id, title, description, details }) => (
          <Card as="li" key={id} className="flex flex-col">
            <ServiceIllustration id={id} />
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{description}</p>
            <p className="mt-2 text-ink-soft">{details}</p>
            <p className="mt-5 text-lg font-bold text-heading">{formatRange(prices[id].range)}</p>
            <TextLink href={`/servicos/${id}`}>
              <span>
                Ver preços e detalhes<span className="sr-only"> de {title}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-4" />
            </TextLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
