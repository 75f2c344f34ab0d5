import { formatPrice, prices } from '#app/company/prices.ts';
import type { Service } from '#app/company/services.ts';
import { testimonialsFor } from '#app/company/testimonials.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { WhatsappButton } from '#app/site/contact-buttons.tsx';
import { FaqSection } from '#app/site/faq-section.tsx';
import { FurtherReading } from '#app/site/further-reading.tsx';
import { neighborhoodLinks } from '#app/site/navigation.ts';
import { Testimonials } from '#app/site/testimonials.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CtaBand } from '#app/ui/cta-band.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { ShieldCheck, Zap } from '#app/ui/lucide-icons.tsx';
import { PillLinks } from '#app/ui/pill-links.tsx';
import { Steps } from '#app/ui/steps.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ServiceContent } from './service.ts';
import { ServiceHero } from './service-hero.tsx';

interface ServicePageProps {
  service: Service;
  content: ServiceContent;
  trail: Trail;
  /** The posts to read on that are published. */
  reading: Parameters<typeof FurtherReading>[0]['links'];
}

export function ServicePage({ service, content, trail, reading }: ServicePageProps) {
  const { problems, solution, callToAction, seoText } = content;
  return (
    <>
      <ServiceHero service={service} content={content} trail={trail} />
      <Price service={service} content={content} />
      <Problems problems={problems} />
      <Section id="solucao" title={solution.title} lead={solution.lead}>
        <Steps steps={solution.items} />
      </Section>
      <Testimonials testimonials={testimonialsFor({ service })} />
      <FaqSection items={content.faq} />
      <section aria-labelledby="saiba-mais-titulo" className="@container py-12 sm:py-20">
        <Container className="grid gap-12 @4xl:grid-cols-[3fr_2fr] @4xl:gap-16">
          <div>
            <h2 id="saiba-mais-titulo" className="text-title">
              {seoText.title}
            </h2>
            <div className="prose mt-6">
              {seoText.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <div className="space-y-10 @4xl:sticky @4xl:top-28 @4xl:self-start">
            <FurtherReading title="Leia também" links={reading} />
            <div>
              <h3 className="text-xl">{service.name} no seu bairro</h3>
              <div className="mt-4">
                <PillLinks links={neighborhoodLinks} />
              </div>
            </div>
          </div>
        </Container>
      </section>
      <CtaBand {...callToAction} tone="warm">
        <WhatsappButton />
        <ButtonLink href="/contato" variant="secondary">
          Orçamento Grátis
        </ButtonLink>
      </CtaBand>
    </>
  );
}

const highlightIcons = [Zap, ShieldCheck] as const;

function Price({ service, content }: { service: Service; content: ServiceContent }) {
  return (
    <section id="preco" aria-labelledby="preco-titulo" className="@container py-12 sm:py-20">
      <Container className="grid gap-12 @4xl:grid-cols-[3fr_2fr] @4xl:gap-16">
        <div>
          <h2 id="preco-titulo" className="text-title">
            Quanto custa
          </h2>
          <PriceScale service={service} />
          <p className="mt-5 max-w-[62ch] text-ink-soft">{content.price}</p>
          <p className="mt-3">
            <TextLink href="/blog/custo-desentupimento-petropolis">
              Veja o que faz o preço mudar
            </TextLink>
          </p>
        </div>
        <ul className="space-y-8 @4xl:border-l @4xl:border-line @4xl:pl-10">
          {content.highlights.map(({ title, text }, index) => {
            const Icon = highlightIcons[index] ?? ShieldCheck;
            return (
              <li key={title}>
                <Icon aria-hidden="true" className="size-8 text-accent" />
                <h3 className="mt-2 text-xl">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}

/** Where the simple case lies in the range, which the text under it says too: a pipe, the simple part of it filled. */
function PriceScale({ service }: { service: Service }) {
  const { range, simple } = prices[service.id];
  const part = `${Math.round(((simple.to - range.from) / (range.to - range.from)) * 100)}%`;
  return (
    <svg aria-hidden="true" className="mt-5 h-18 w-full font-semibold tabular-nums">
      <text y="1rem" className="fill-ink-soft">
        caso simples
      </text>
      <rect y="1.625rem" width="100%" height="1.25rem" rx="0.625rem" className="fill-line-strong" />
      <rect y="1.625rem" width={part} height="1.25rem" rx="0.625rem" className="fill-warm" />
      <text y="4.25rem" className="fill-heading">
        {formatPrice(range.from)}
      </text>
      <text x={part} y="4.25rem" textAnchor="middle" className="fill-heading">
        {formatPrice(simple.to)}
      </text>
      <text x="100%" y="4.25rem" textAnchor="end" className="fill-heading">
        {formatPrice(range.to)}
      </text>
    </svg>
  );
}

/** What clogs: the drawing fills its half of a wide page to the edge. */
function Problems({ problems }: Pick<ServiceContent, 'problems'>) {
  return (
    <section
      id="problemas"
      aria-labelledby="problemas-titulo"
      className="@container relative bg-surface-tinted"
    >
      <Picture
        name={problems.picture}
        described
        loading="lazy"
        className="h-52 w-full @2xl:h-72 @5xl:absolute @5xl:inset-y-0 @5xl:left-0 @5xl:h-full @5xl:w-[44%]"
      />
      <Container className="py-12 sm:py-20">
        <div className="@5xl:ml-auto @5xl:w-[52%]">
          <h2 id="problemas-titulo" className="text-title">
            {problems.title}
          </h2>
          <ul className="mt-4 divide-y divide-line-strong">
            {problems.items.map(({ title, text }) => (
              <li key={title} className="py-5">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 max-w-[58ch] text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
