import { ArrowRight } from 'lucide-react';
import { formatRange, prices } from '../company/prices.ts';
import { Card } from '../ui/card.tsx';
import { Section } from '../ui/layout.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { serviceCards } from './content.ts';

export function Services() {
  return (
    <Section
      id="servicos"
      title="O que a gente desentope"
      lead="Preço combinado antes de começar, de dia ou de madrugada."
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {serviceCards.map(({ id, title, description, details, image }) => (
          <Card as="li" key={id} className="flex flex-col">
            <img
              src={image}
              alt=""
              width="160"
              height="120"
              loading="lazy"
              className="h-28 w-auto self-start"
            />
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{description}</p>
            <p className="mt-2 text-ink-soft">{details}</p>
            <p className="mt-5 text-lg font-bold text-brand-950">{formatRange(prices[id].range)}</p>
            <SiteLink
              href={`/servicos/${id}`}
              className="mt-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand-700 underline decoration-brand-200 decoration-2 underline-offset-4 hover:decoration-brand-700"
            >
              <span>
                Ver preços e detalhes<span className="sr-only"> de {title}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-4" />
            </SiteLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
