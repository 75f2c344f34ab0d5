import { ShieldCheck, Zap } from 'lucide-react';
import { formatRange, prices } from '#app/company/prices.ts';
import type { Service } from '#app/company/services.ts';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CtaBand } from '#app/ui/cta-band.tsx';
import { Faq } from '#app/ui/faq.tsx';
import { Container, PageHero, Section } from '#app/ui/layout.tsx';
import { PillLinks } from '#app/ui/pill-links.tsx';
import { RuledTexts } from '#app/ui/ruled-texts.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { neighborhoodLinks } from '#app/site/navigation.ts';
import type { ServiceContent } from './service.ts';

interface ServicePageProps {
  service: Service;
  content: ServiceContent;
  trail: Trail;
}

export function ServicePage({ service, content, trail }: ServicePageProps) {
  const { problems, solution, callToAction, seoText } = content;
  return (
    <>
      <PageHero
        above={
          <>
            <Breadcrumb items={trail} />
            <p className="mt-3">
              <Badge tone="warm">Atendimento 24 Horas</Badge>
            </p>
          </>
        }
        title={content.heading}
        lead={content.lead}
        illustration={`/illustrations/${service.id}.svg`}
      >
        <div className="mt-7 flex flex-wrap gap-3">
          <WhatsappButton />
          <CallButton />
        </div>
      </PageHero>
      <Section id="problemas" title={problems.title}>
        <RuledTexts items={problems.items} columns={3} />
      </Section>
      <Section id="solucao" title={solution.title} lead={solution.lead} tone="tinted">
        <RuledTexts items={solution.items} columns={3} />
      </Section>
      <Highlights items={content.highlights} />
      <Price service={service} text={content.price} />
      <Section id="perguntas" title="Perguntas frequentes" tone="tinted">
        <Faq items={content.faq} />
      </Section>
      <CtaBand {...callToAction}>
        <ButtonLink href="/contato" variant="inverse">
          Orçamento Grátis
        </ButtonLink>
        <WhatsappButton />
      </CtaBand>
      <Section id="saiba-mais" title={seoText.title}>
        <div className="prose">
          {seoText.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3 className="mt-10 text-xl">{service.name} no seu bairro</h3>
        <div className="mt-4">
          <PillLinks links={neighborhoodLinks} />
        </div>
      </Section>
    </>
  );
}

const highlightIcons = [Zap, ShieldCheck] as const;

function Highlights({ items }: { items: ServiceContent['highlights'] }) {
  return (
    <Container className="grid gap-6 pt-12 sm:pt-16 md:grid-cols-2">
      {items.map(({ title, text }, index) => {
        const Icon = highlightIcons[index] ?? ShieldCheck;
        return (
          <Card key={title}>
            <Icon aria-hidden="true" className="size-7 text-link" />
            <h2 className="mt-3 text-xl">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </Card>
        );
      })}
    </Container>
  );
}

function Price({ service, text }: { service: Service; text: string }) {
  return (
    <Section id="preco" title="Quanto custa">
      <div className="rounded-card bg-surface-tinted p-6 sm:p-8">
        <p className="text-3xl font-bold text-heading">{formatRange(prices[service.id].range)}</p>
        <p className="mt-3 max-w-[66ch] text-ink-soft">{text}</p>
        <p className="mt-4">
          <TextLink href="/blog/custo-desentupimento-petropolis">
            Veja o que faz o preço mudar
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
