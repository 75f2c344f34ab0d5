import { choiceHeading } from '#app/company/guides.ts';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { FaqSection } from '#app/site/faq-section.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Card } from '#app/ui/card.tsx';
import { CtaBand } from '#app/ui/cta-band.tsx';
import { IconList } from '#app/ui/icon-list.tsx';
import { Section } from '#app/ui/layout.tsx';
import {
  choiceGuide,
  criteria,
  localTraits,
  qualitySigns,
  redFlags,
  seventhCriterion,
} from './choice-content.ts';
import { GuideHero, LocalNotes } from './guide-parts.tsx';

export function ChoiceGuidePage({ trail }: { trail: Trail }) {
  return (
    <>
      <GuideHero
        trail={trail}
        title={choiceHeading}
        lead="Com a água subindo, é fácil aceitar o primeiro que aparece. Estes critérios cabem em uma ligação de dois minutos e evitam a maior parte das surpresas."
        drawing="team"
      />
      <Section id="criterios" title="Sete critérios para escolher bem">
        <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {criteria.map(({ title, text }, index) => (
            <Card as="li" key={title}>
              <CriterionTitle number={index + 1} title={title} />
              <p className="mt-2 text-ink-soft">{text}</p>
            </Card>
          ))}
        </ol>
        <Card className="mt-6 items-end gap-x-18 lg:grid lg:grid-cols-3">
          <div>
            <CriterionTitle number={criteria.length + 1} title={seventhCriterion.title} />
          </div>
          <div className="mt-2 lg:col-span-2">
            <p className="text-ink-soft">{seventhCriterion.text}</p>
          </div>
        </Card>
      </Section>
      <Section id="sinais" title="Sinais de alerta e sinais de qualidade" tone="tinted">
        <div className="grid gap-6 md:grid-cols-2">
          <Card>
            <h3 className="text-xl">Sinais de alerta</h3>
            <IconList items={redFlags} icon="warning" className="mt-4" />
          </Card>
          <Card>
            <h3 className="text-xl">Sinais de qualidade</h3>
            <IconList items={qualitySigns} icon="check" className="mt-4" />
          </Card>
        </div>
      </Section>
      <Section
        id="bairros"
        title="O que perguntar no seu bairro"
        lead="Três lugares, três tipos de encanamento."
      >
        <LocalNotes notes={localTraits} />
      </Section>
      <FaqSection items={choiceGuide.faq} />
      <CtaBand
        title="Faça essas perguntas para a gente"
        text="Respondemos a todas pelo WhatsApp, a qualquer hora, com faixa de preço e sem compromisso."
      >
        <WhatsappButton />
        <CallButton />
      </CtaBand>
    </>
  );
}

function CriterionTitle({ number, title }: { number: number; title: string }) {
  return (
    <>
      <p aria-hidden="true" className="text-3xl font-bold text-accent tabular-nums">
        {number}
      </p>
      <h3 className="mt-2 text-xl">{title}</h3>
    </>
  );
}
