import { company } from '#app/company/company.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { CtaBand } from '#app/ui/cta-band.tsx';
import { IconList } from '#app/ui/icon-list.tsx';
import { PageHero, Section } from '#app/ui/layout.tsx';
import { RuledTexts } from '#app/ui/ruled-texts.tsx';
import { commitments, editorialPolicy, history, values } from './content.ts';

export function AboutPage({ trail }: { trail: Trail }) {
  return (
    <>
      <PageHero
        above={<Breadcrumb items={trail} />}
        title="Quem vem desentupir a sua casa"
        lead="Somos uma empresa familiar de Petrópolis. Desentupimos pias, ralos e vasos sanitários na cidade e em Itaipava, 24 horas por dia."
        picture={<Picture name="kitchen-at-night" described />}
      />
      <Section id="historia" title="Nossa história">
        <Paragraphs texts={history} />
      </Section>
      <Section id="valores" title="Nossos valores" tone="tinted">
        <RuledTexts items={values} columns={2} />
      </Section>
      <Section
        id="compromisso"
        title="Nosso compromisso"
        lead="O que você pode cobrar da gente em cada serviço."
      >
        <IconList items={commitments} icon="check" className="max-w-[66ch]" />
      </Section>
      <Section id="politica-editorial" title="Política editorial" tone="tinted">
        <Paragraphs texts={editorialPolicy} />
      </Section>
      {company.identity !== '' && (
        <Section id="empresa" title="Dados da empresa">
          <p className="max-w-[66ch] text-lg">{company.identity}</p>
        </Section>
      )}
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
