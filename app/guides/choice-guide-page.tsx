import { choiceHeading } from '#app/company/guides.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { FaqSection } from '#app/site/faq-section.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Card } from '#app/ui/card.tsx';
import { CtaBand } from '#app/site/cta-band.tsx';
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
        picture={<Picture name="team" crop="pair" loading="lazy" />}
      />
      <Section id="criterios" title="Sete critérios para escolher bem">
        <ol className="grid gap-x-12 gap-y-7 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-3">
          {criteria.map((criterion, index) => (
            <li key={criterion.title}>
              <Criterion number={index + 1} {...criterion} />
            </li>
          ))}
        </ol>
        <div className="mt-7 sm:mt-9">
          <Criterion number={criteria.length + 1} {...seventhCriterion} />
        </div>
      </Section>
      <Section id="sinais" title="O que observar, da ligação ao recibo" tone="tinted">
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

interface CriterionProps {
  number: number;
  title: string;
  text: string;
}

function Criterion({ number, title, text }: CriterionProps) {
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-t-2 border-brand pt-4">
      <p aria-hidden="true" className="text-2xl leading-tight font-bold text-accent tabular-nums">
        {number}
      </p>
      <h3 className="text-xl">{title}</h3>
      <p className="col-start-2 mt-1 max-w-[60ch] text-ink-soft">{text}</p>
    </div>
  );
}
