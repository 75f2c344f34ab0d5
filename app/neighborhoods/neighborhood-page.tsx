import { ArrowRight, Check, Clock, MapPin, ShieldCheck, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { claims } from '../company/claims.ts';
import { formatRange, prices } from '../company/prices.ts';
import type { Neighborhood } from '../company/regions.ts';
import { services } from '../company/services.ts';
import { CallButton, WhatsappButton } from '../site/contact-buttons.tsx';
import { neighborhoodLinks } from '../site/navigation.ts';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { CtaBand } from '../ui/cta-band.tsx';
import { Container, PageHero, Section } from '../ui/layout.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { neighborhoodTrail } from './neighborhood-trail.ts';
import type { NeighborhoodContent } from './neighborhood.ts';

interface NeighborhoodPageProps {
  neighborhood: Neighborhood;
  content: NeighborhoodContent;
}

export function NeighborhoodPage({ neighborhood, content }: NeighborhoodPageProps) {
  const { nome, inPlace } = neighborhood;
  const message = `Olá! Preciso de ajuda com desentupimento ${inPlace}, em Petrópolis.`;
  return (
    <>
      <PageHero
        above={
          <>
            <Breadcrumb items={neighborhoodTrail(neighborhood)} />
            <p className="mt-3">
              <Badge tone="warm">24h</Badge>
            </p>
          </>
        }
        title={`Desentupimento em ${nome}`}
        lead={content.descricao}
      >
        <div className="mt-7 flex flex-wrap gap-3">
          <WhatsappButton message={message} />
          <CallButton />
        </div>
      </PageHero>
      <Container className="grid gap-6 py-12 sm:py-16 md:grid-cols-2">
        <ListCard
          title="Características da região"
          items={content.caracteristicas}
          icon={<Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand-700" />}
        />
        <ListCard
          title="Principais referências"
          items={content.referencias}
          icon={<MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand-700" />}
        />
      </Container>
      <Section id="problemas" title={`O que mais entope ${inPlace}`} tone="tinted">
        <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {content.problems.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-brand-900 pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-[60ch] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <LocalServices inPlace={inPlace} texts={content.services} />
      <Benefits texts={content.benefits} />
      <Container className="py-12 sm:py-16">
        <div className="prose" dangerouslySetInnerHTML={{ __html: seoHtml(inPlace, content) }} />
      </Container>
      <CtaBand title={`Entupiu ${inPlace}?`} text={content.callToAction}>
        <WhatsappButton message={message} />
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

interface ListCardProps {
  title: string;
  items: readonly string[];
  icon: ReactNode;
}

function ListCard({ title, items, icon }: ListCardProps) {
  return (
    <Card>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 space-y-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            {icon}
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
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
            <img
              src={`/illustrations/${id}.svg`}
              alt=""
              width="160"
              height="120"
              loading="lazy"
              className="h-24 w-auto self-start"
            />
            <h3 className="mt-5 text-xl">{name}</h3>
            <p className="mt-2 flex-1 text-ink-soft">{texts[id]}</p>
            <p className="mt-4 text-lg font-bold text-brand-950">{formatRange(prices[id].range)}</p>
            <SiteLink
              href={`/servicos/${id}`}
              className="mt-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand-700 underline decoration-brand-200 decoration-2 underline-offset-4 hover:decoration-brand-700"
            >
              <span>
                Ver detalhes<span className="sr-only"> de {name}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-4" />
            </SiteLink>
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
            <Icon aria-hidden="true" className="size-7 text-brand-700" />
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{texts[key]}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
