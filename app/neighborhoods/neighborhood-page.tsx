import { claims } from '#app/company/claims.ts';
import type { Neighborhood } from '#app/company/regions.ts';
import { services } from '#app/company/services.ts';
import { testimonialsFor } from '#app/company/testimonials.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { FurtherReading } from '#app/site/further-reading.tsx';
import { neighborhoodLinks } from '#app/site/navigation.ts';
import { ServiceCard } from '#app/site/service-card.tsx';
import { sectionOf } from '#app/site/service-illustration.tsx';
import { Testimonials } from '#app/site/testimonials.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Card } from '#app/ui/card.tsx';
import { CtaBand } from '#app/site/cta-band.tsx';
import { IconList } from '#app/ui/icon-list.tsx';
import { Container, plainGround, Section } from '#app/ui/layout.tsx';
import { Grid2x2Check, Moon, Truck } from '#app/ui/lucide-icons.tsx';
import { PillLinks } from '#app/ui/pill-links.tsx';
import { RuledTexts } from '#app/ui/ruled-texts.tsx';
import type { NeighborhoodContent } from './neighborhood.ts';
import { NeighborhoodHero } from './neighborhood-hero.tsx';

interface NeighborhoodPageProps {
  neighborhood: Neighborhood;
  content: NeighborhoodContent;
  trail: Trail;
  /** The posts to read on that are published. */
  reading: Parameters<typeof FurtherReading>[0]['links'];
}

export function NeighborhoodPage({ neighborhood, content, trail, reading }: NeighborhoodPageProps) {
  const { nome, inPlace } = neighborhood;
  return (
    <>
      <NeighborhoodHero neighborhood={neighborhood} content={content} trail={trail} />
      <Benefits texts={content.benefits} />
      <Section id="problemas" title={`O que mais entope ${inPlace}`}>
        <RuledTexts items={content.problems} columns={2} />
      </Section>
      <LocalServices inPlace={inPlace} texts={content.services} />
      <Testimonials testimonials={testimonialsFor({ neighborhood })} />
      <section
        className={`@container py-12 sm:py-20 ${plainGround}`}
        aria-labelledby="regiao-titulo"
      >
        <Container className="grid gap-12 @4xl:grid-cols-[3fr_2fr] @4xl:gap-16">
          <div>
            <h2 id="regiao-titulo" className="text-title">
              O encanamento {inPlace}
            </h2>
            <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: content.conteudoSeo }} />
          </div>
          <div className="grid items-start gap-6 self-start @2xl:@max-4xl:grid-cols-2">
            <Card>
              <h3 className="text-xl">Características da região</h3>
              <IconList items={content.caracteristicas} icon="note" className="mt-4" />
            </Card>
            <Card>
              <h3 className="text-xl">Principais referências</h3>
              <IconList items={content.referencias} icon="place" className="mt-4" />
            </Card>
            <div className="pt-4 @2xl:@max-4xl:col-span-2">
              <FurtherReading title={`Para quem mora ${inPlace}`} links={reading} />
            </div>
          </div>
        </Container>
      </section>
      <CtaBand title={`Entupiu ${inPlace}?`} text={content.callToAction}>
        <WhatsappButton />
        <CallButton />
      </CtaBand>
      <Section id="outros-bairros" title="Outros bairros">
        <PillLinks links={neighborhoodLinks.filter(({ name }) => name !== nome)} />
      </Section>
    </>
  );
}

const benefitTitles = [
  { key: 'nonInvasive', title: 'Sem quebra-quebra', Icon: Grid2x2Check },
  { key: 'always', title: '24h, sem taxa extra', Icon: Moon },
  { key: 'arrival', title: `Visita grátis, ${claims.arrival.neighborhoods}`, Icon: Truck },
] as const;

/** Why us; on the ground that the picture above ends with. */
function Benefits({ texts }: { texts: NeighborhoodContent['benefits'] }) {
  return (
    <section aria-labelledby="motivos-titulo" className="on-dark bg-ground text-on-band">
      <Container className="py-12 sm:py-16">
        <h2 id="motivos-titulo" className="sr-only">
          Por que chamar a gente
        </h2>
        <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          {benefitTitles.map(({ key, title, Icon }) => (
            <li key={key}>
              <Icon aria-hidden="true" className="size-8 text-warm" />
              <h3 className="mt-3 text-xl text-on-band">{title}</h3>
              <p className="mt-2 max-w-[44ch] text-on-band-soft">{texts[key]}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

interface LocalServicesProps {
  inPlace: string;
  texts: NeighborhoodContent['services'];
}

function LocalServices({ inPlace, texts }: LocalServicesProps) {
  return (
    <Section id="servicos" title={`Serviços ${inPlace}`} tone="tinted">
      <ul className="grid gap-5 md:grid-cols-3">
        {services.map(({ id, name }) => (
          <ServiceCard
            key={id}
            id={id}
            name={name}
            text={texts[id]}
            picture={
              <Picture name={sectionOf[id]} crop="trap" loading="lazy" className="h-44 w-full" />
            }
          />
        ))}
      </ul>
    </Section>
  );
}
