import { overallPrice, formatPrice } from '#app/company/prices.ts';
import { regionsWithoutPage } from '#app/company/regions.ts';
import type { Testimonial } from '#app/company/testimonials.ts';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { FaqSection } from '#app/site/faq-section.tsx';
import { LabelledMap } from '#app/site/labelled-map.tsx';
import { neighborhoodLinks } from '#app/site/navigation.ts';
import { Testimonials } from '#app/site/testimonials.tsx';
import { CtaBand } from '#app/site/cta-band.tsx';
import { Container } from '#app/ui/layout.tsx';
import { PillLinks } from '#app/ui/pill-links.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import { Steps } from '#app/ui/steps.tsx';
import { faq, steps } from './content.ts';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';

interface HomePageProps {
  testimonials: readonly Testimonial[];
}

export function HomePage({ testimonials }: HomePageProps) {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Services />
      <Testimonials testimonials={testimonials} />
      <ServedNeighborhoods />
      <FaqSection items={faq} />
      <Closing />
    </>
  );
}

/** On the ground that the picture above ends with. */
const HowItWorks = remembered(function HowItWorks() {
  return (
    <section
      aria-labelledby="como-funciona-titulo"
      className="on-dark overflow-x-clip bg-ground text-on-band"
    >
      <Container className="py-12 sm:py-16">
        <h2 id="como-funciona-titulo" className="text-title text-on-band">
          Como funciona
        </h2>
        <p className="mt-3 text-lg text-on-band-soft">
          Do primeiro contato ao ralo escoando, sem surpresa no preço.
        </p>
        <div className="mt-8">
          <Steps steps={steps} />
        </div>
      </Container>
    </section>
  );
});

/** Where we work: the map fills its half of a wide page to the edge. */
const ServedNeighborhoods = remembered(function ServedNeighborhoods() {
  return (
    <section id="bairros" aria-labelledby="bairros-titulo" className="@container relative">
      <Container className="pb-12 @5xl:flex @5xl:min-h-[36vw] @5xl:items-center @5xl:py-8">
        <div className="@5xl:ml-auto @5xl:w-[calc(50%-2rem)]">
          <h2 id="bairros-titulo" className="text-title">
            Bairros que atendemos
          </h2>
          <p className="mt-3 text-lg text-balance text-ink-soft">
            Atendemos Petrópolis e Itaipava. Veja o que costuma entupir no seu bairro.
          </p>
          <div className="mt-6">
            <PillLinks links={neighborhoodLinks} />
          </div>
          <p className="mt-5 text-ink-soft">
            Também em {regionsWithoutPage.join(', ')} e nos bairros vizinhos.
          </p>
        </div>
      </Container>
      <div className="relative aspect-4/3 w-full @2xl:aspect-auto @2xl:h-96 @5xl:absolute @5xl:inset-y-0 @5xl:left-0 @5xl:h-full @5xl:w-[48%]">
        <LabelledMap />
      </div>
    </section>
  );
});

const Closing = remembered(function Closing() {
  return (
    <CtaBand
      title="Entupiu? Fale agora com quem resolve."
      text={`Diga o que aconteceu e o seu bairro. O orçamento é grátis e os serviços começam em ${formatPrice(overallPrice.from)}.`}
    >
      <WhatsappButton />
      <CallButton />
    </CtaBand>
  );
});
