import { Check } from 'lucide-react';
import { CallButton, WhatsappButton } from '../site/contact-buttons.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { CtaBand } from '../ui/cta-band.tsx';
import { PageHero, Section } from '../ui/layout.tsx';
import { aboutTrail } from './about-trail.ts';
import { commitments, editorialPolicy, history, values } from './content.ts';

export function AboutPage() {
  return (
    <>
      <PageHero
        above={<Breadcrumb items={aboutTrail} />}
        title="Quem vem desentupir a sua casa"
        lead="Somos uma empresa familiar de Petrópolis. Desentupimos pias, ralos e vasos sanitários na cidade e em Itaipava, 24 horas por dia."
        illustration="/illustrations/cozinha.svg"
      />
      <Section id="historia" title="Nossa história">
        <Paragraphs texts={history} />
      </Section>
      <Section id="valores" title="Nossos valores" tone="tinted">
        <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {values.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-brand-900 pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-[60ch] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="compromisso"
        title="Nosso compromisso"
        lead="O que você pode cobrar da gente em cada serviço."
      >
        <ul className="max-w-[66ch] space-y-3">
          {commitments.map((commitment) => (
            <li key={commitment} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand-700" />
              {commitment}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="politica-editorial" title="Política editorial" tone="tinted">
        <Paragraphs texts={editorialPolicy} />
      </Section>
      <CtaBand
        title="Fale com a gente"
        text="Tire uma dúvida ou peça uma visita. A resposta vem a qualquer hora, e o orçamento é grátis."
      >
        <WhatsappButton />
        <CallButton variant="light" />
      </CtaBand>
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
