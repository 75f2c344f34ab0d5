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
import { CtaBand } from '#app/site/cta-band.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { Award, CalendarCheck, Grid2x2Check, Siren, Toilet, Zap } from '#app/ui/lucide-icons.tsx';
import { PillLinks } from '#app/ui/pill-links.tsx';
import { RuledTexts } from '#app/ui/ruled-texts.tsx';
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
        <RuledTexts items={solution.items} columns={3} />
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
      <CtaBand {...callToAction}>
        <WhatsappButton />
        <ButtonLink href="/contato" variant="secondary">
          Orçamento Grátis
        </ButtonLink>
      </CtaBand>
    </>
  );
}

/** The guarantee's shield and the arrival's watch stand in the page's head. */
const highlightIcons = {
  fast: Zap,
  quality: Award,
  whole: Grid2x2Check,
  upkeep: CalendarCheck,
  urgent: Siren,
  fixture: Toilet,
} as const;

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
        <ul className="grid content-start gap-8 @2xl:grid-cols-2 @4xl:grid-cols-1 @4xl:border-l @4xl:border-line @4xl:pl-10">
          {content.highlights.map(({ icon, title, text }) => {
            const Icon = highlightIcons[icon];
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

/** Where the simple case ends in the range, both of which the page's head says in words: a pipe of two pieces. */
function PriceScale({ service }: { service: Service }) {
  const { range, simple } = prices[service.id];
  const end = Math.round(((simple.to - range.from) / (range.to - range.from)) * 100);
  const part = `${end}%`;
  const piece = { y: '2.125rem', height: '1.25rem', rx: '0.375rem', strokeWidth: 4 };
  return (
    <svg aria-hidden="true" className="mt-5 h-22 w-full fill-heading font-semibold tabular-nums">
      <g className="fill-ink-soft text-base">
        <text y="1.25rem">caso simples</text>
        <text x="100%" y="1.25rem" textAnchor="end">
          com mais trabalho
        </text>
      </g>
      <g className="stroke-surface">
        <rect {...piece} width={part} className="fill-warm" />
        <rect {...piece} x={part} width={`${100 - end}%`} className="fill-accent" />
      </g>
      <text y="5rem">{formatPrice(range.from)}</text>
      <text x={part} y="5rem" textAnchor="middle">
        {formatPrice(simple.to)}
      </text>
      <text x="100%" y="5rem" textAnchor="end">
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
              <li key={title} className="py-5 last:pb-0">
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
