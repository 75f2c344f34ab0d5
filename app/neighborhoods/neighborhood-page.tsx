import { ArrowRight, Clock, ShieldCheck, Timer } from 'lucide-react';
import { claims } from '#app/company/claims.ts';
import { formatRange, prices } from '#app/company/prices.ts';
import type { Neighborhood } from '#app/company/regions.ts';
import { services } from '#app/company/services.ts';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { neighborhoodLinks } from '#app/site/navigation.ts';
import { ServiceIllustration } from '#app/site/service-illustration.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Card } from '#app/ui/card.tsx';
import { CtaBand } from '#app/ui/cta-band.tsx';
import { IconList } from '#app/ui/icon-list.tsx';
import { Container, PageHero, Section } from '#app/ui/layout.tsx';
import { PillLinks } from '#app/ui/pill-links.tsx';
import { RuledTexts } from '#app/ui/ruled-texts.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { NeighborhoodContent } from './neighborhood.ts';

interface NeighborhoodPageProps {
  neighborhood: Neighborhood;
  content: NeighborhoodContent;
  trail: Trail;
}

export function NeighborhoodPage({ neighborhood, content, trail }: NeighborhoodPageProps) {
  const { nome, inPlace, inCity } = neighborhood;
  return (
    <>
      <PageHero
        above={
          <>
            <Breadcrumb items={trail} />
            <p className="mt-3 flex flex-wrap items-center gap-x-2.5 text-sm font-semibold text-brand sm:text-base">
              <Badge tone="warm">24h</Badge> {inCity}
            </p>
          </>
        }
        // The specification's fixed heading; the line above it has the name as one says it.
        title={`Desentupimento em ${nome}`}
        lead={content.descricao}
      >
        <div className="mt-7 flex flex-wrap gap-3">
          <WhatsappButton />
          <CallButton />
        </div>
      </PageHero>
      <Container className="grid gap-6 py-12 sm:py-16 md:grid-cols-2">
        <Card>
          <h2 className="text-xl">Características da região</h2>
          <IconList items={content.caracteristicas} icon="check" className="mt-4" />
        </Card>
        <Card>
          <h2 className="text-xl">Principais referências</h2>
          <IconList items={content.referencias} icon="place" className="mt-4" />
        </Card>
      </Container>
      <Section id="problemas" title={`O que mais entope ${inPlace}`} tone="tinted">
        <RuledTexts items={content.problems} columns={2} />
      </Section>
      <LocalServices inPlace={inPlace} texts={content.services} />
      <Benefits texts={content.benefits} />
      <Container className="py-12 sm:py-16">
        <div className="prose" dangerouslySetInnerHTML={{ __html: seoHtml(inPlace, content) }} />
      </Container>
      <CtaBand title={`Entupiu ${inPlace}?`} text={content.callToAction}>
        <WhatsappButton />
        <CallButton variant="light" />
      </CtaBand>
      <Section id="outros-bairros" title="Outros bairros">
        <PillLinks links={neighborhoodLinks.filter(({ name }) => name !== nome)} />
      </Section>
    </>
  );
}

function seoHtml(inPlace: string, { conteudoSeo }: NeighborhoodContent): string {
  return `<h2>Desentupidora ${inPlace}</h2>${conteudoSeo}`;
}

interface LocalServicesProps {
  inPlace: string;
  texts: NeighborhoodContent['services'];
}

function LocalServices({ inPlace, texts }: LocalServicesProps) {
  return (
    <Section id="servicos" title={`Serviços ${inPlace}`}>
      <ul className="grid gap-6 md:grid-cols-3">
        {services.map(({ id, name }) => (
          <Card as="li" key={id} className="flex flex-col">
            <ServiceIllustration id={id} />
            <h3 className="mt-5 text-xl">{name}</h3>
            <p className="mt-2 flex-1 text-ink-soft">{texts[id]}</p>
            <p className="mt-4 text-lg font-bold text-heading">{formatRange(prices[id].range)}</p>
            <TextLink href={`/servicos/${id}`}>
              <span>
                Ver detalhes<span className="sr-only"> de {name}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-4" />
            </TextLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

const benefitCards = [
  { key: 'always', title: 'Atendimento 24h', Icon: Clock },
  { key: 'nonInvasive', title: 'Sem quebra-quebra', Icon: ShieldCheck },
  { key: 'arrival', title: `Chegada ${claims.arrival.neighborhoods}`, Icon: Timer },
] as const;

function Benefits({ texts }: { texts: NeighborhoodContent['benefits'] }) {
  return (
    <Section title="Por que chamar a gente" tone="tinted">
      <ul className="grid gap-6 md:grid-cols-3">
        {benefitCards.map(({ key, title, Icon }) => (
          <Card as="li" key={key}>
            <Icon aria-hidden="true" className="size-7 text-link" />
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{texts[key]}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
