import { overallPrice, formatPrice } from '#app/company/prices.ts';
import type { Testimonial } from '#app/company/testimonials.ts';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { neighborhoodLinks } from '#app/site/navigation.ts';
import { CtaBand } from '#app/ui/cta-band.tsx';
import { Faq } from '#app/ui/faq.tsx';
import { Section } from '#app/ui/layout.tsx';
import { PillLinks } from '#app/ui/pill-links.tsx';
import { Steps } from '#app/ui/steps.tsx';
import { faq, steps } from './content.ts';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';

interface HomePageProps {
  testimonials: readonly Testimonial[];
}

export function HomePage({ testimonials }: HomePageProps) {
  return (
    <>
      <Hero />
      <Services />
      <HowItWorks />
      <Testimonials testimonials={testimonials} />
      <Section title="Perguntas frequentes" tone="tinted">
        <Faq items={faq} />
      </Section>
      <ServedNeighborhoods />
      <CtaBand
        title="Entupiu? Fale agora com quem resolve."
        text={`Diga o que aconteceu e o seu bairro. O orçamento é grátis e os serviços começam em ${formatPrice(overallPrice.from)}.`}
      >
        <WhatsappButton />
        <CallButton variant="light" />
      </CtaBand>
    </>
  );
}

function HowItWorks() {
  return (
    <Section
      title="Como funciona"
      lead="Do primeiro contato ao ralo escoando, sem surpresa no preço."
    >
      <Steps steps={steps} />
    </Section>
  );
}

function ServedNeighborhoods() {
  return (
    <Section
      id="bairros"
      title="Bairros que atendemos"
      lead="Atendemos Petrópolis e Itaipava. Veja o que costuma entupir no seu bairro."
    >
      <PillLinks links={neighborhoodLinks} />
    </Section>
  );
}
