import { guides } from '#app/company/guides.ts';
import { formatRange, overallPrice, prices } from '#app/company/prices.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { FaqSection } from '#app/site/faq-section.tsx';
import { ServiceIllustration } from '#app/site/service-illustration.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Card } from '#app/ui/card.tsx';
import { CtaBand } from '#app/site/cta-band.tsx';
import { Section } from '#app/ui/layout.tsx';
import { RuledTexts } from '#app/ui/ruled-texts.tsx';
import { GuideHero, LocalNotes } from './guide-parts.tsx';
import {
  fairPriceText,
  localNotes,
  priceCards,
  priceFactors,
  priceGuide,
} from './price-content.ts';

export function PriceGuidePage({ trail }: { trail: Trail }) {
  return (
    <>
      <GuideHero
        trail={trail}
        title={`${guides.price.name}?`}
        lead={`Os serviços vão de ${formatRange(overallPrice)}. O valor depende do que entupiu, de onde está o tampão e do equipamento. O orçamento é grátis em toda Petrópolis.`}
        picture={<Picture name="quote" loading="lazy" />}
        besideOnly
      />
      <Section id="precos" title="Preços por serviço">
        <ul className="grid gap-6 md:grid-cols-3 md:max-lg:gap-4">
          {priceCards.map(({ id, title, text }) => (
            <Card as="li" key={id} className="flex flex-col">
              <ServiceIllustration id={id} />
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-2xl font-bold text-heading tabular-nums md:max-lg:text-xl">
                {formatRange(prices[id].range)}
              </p>
              <p className="mt-3 flex-1 text-ink-soft">{text}</p>
              <div className="no-print mt-5">
                <ButtonLink
                  href="/contato"
                  variant="secondary"
                  className="w-full md:max-lg:px-0 md:max-lg:text-base"
                >
                  <span>
                    Solicitar Orçamento<span className="sr-only"> de {title.toLowerCase()}</span>
                  </span>
                </ButtonLink>
              </div>
            </Card>
          ))}
        </ul>
      </Section>
      <Section id="fatores" title="O que faz o preço mudar" tone="tinted">
        <RuledTexts items={priceFactors} columns={2} />
        <p className="mt-10 max-w-[66ch] text-lg">{fairPriceText}</p>
      </Section>
      <Section
        id="bairros"
        title="O que pesa em cada bairro"
        lead="A faixa de preço é a mesma em toda a cidade. O que muda é o tipo de encanamento."
      >
        <LocalNotes notes={localNotes} />
      </Section>
      <FaqSection items={priceGuide.faq} />
      <CtaBand
        title="Quer saber o preço do seu caso?"
        text="Mande uma foto ou conte o que aconteceu. Respondemos com a faixa de preço, sem compromisso."
      >
        <WhatsappButton />
        <CallButton />
      </CtaBand>
    </>
  );
}
