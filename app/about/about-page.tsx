import { company } from '#app/company/company.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { CallButton, WhatsappButton, HeroContact } from '#app/site/contact-buttons.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { CtaBand } from '#app/site/cta-band.tsx';
import { IconList } from '#app/ui/icon-list.tsx';
import { BesideSection, Container, PageHero } from '#app/ui/layout.tsx';
import { commitments, editorialPolicy, history, values } from './content.ts';

export function AboutPage({ trail }: { trail: Trail }) {
  return (
    <>
      <PageHero
        above={<Breadcrumb items={trail} />}
        title="Quem vem desentupir a sua casa"
        lead="Somos uma empresa familiar de Petrópolis. Desentupimos pias, ralos e vasos sanitários na cidade e em Itaipava, 24&nbsp;horas por dia."
        picture={<Picture name="team" described />}
      >
        <div className="mt-6">
          <HeroContact />
        </div>
      </PageHero>
      <Values />
      <BesideSection id="historia" title="Nossa história">
        <Paragraphs texts={history} />
      </BesideSection>
      <section aria-labelledby="compromisso-titulo" className="@container relative">
        <Container className="pb-12 sm:pb-20 @5xl:min-h-[32rem] @5xl:pt-20">
          <div className="@5xl:w-[calc(50%-2rem)]">
            <h2 id="compromisso-titulo" className="text-title">
              Nosso compromisso
            </h2>
            <p className="mt-3 text-lg text-ink-soft">
              O que você pode cobrar da gente em cada serviço.
            </p>
            <IconList items={commitments} icon="check" className="mt-6 text-lg" />
          </div>
        </Container>
        <Picture
          name="job-done"
          loading="lazy"
          className="h-56 w-full @2xl:h-80 @5xl:absolute @5xl:inset-y-0 @5xl:right-0 @5xl:h-full @5xl:w-[46%]"
        />
      </section>
      <EditorialPolicy />
      {company.identity !== '' && (
        <BesideSection id="empresa" title="Dados da empresa">
          <p className="max-w-[66ch] text-lg">{company.identity}</p>
        </BesideSection>
      )}
      <CtaBand
        title="Fale com a gente"
        text="Tire uma dúvida ou peça uma visita. A resposta vem a qualquer hora, e o orçamento é grátis."
      >
        <WhatsappButton />
        <CallButton />
      </CtaBand>
    </>
  );
}

/** On the ground that the picture above ends with. */
function Values() {
  return (
    <section aria-labelledby="valores-titulo" className="on-dark bg-ground text-on-band">
      <Container className="py-12 sm:py-20">
        <h2 id="valores-titulo" className="text-title text-on-band">
          Nossos valores
        </h2>
        <ul className="mt-8 grid gap-x-16 gap-y-9 md:grid-cols-2">
          {values.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-warm pt-5">
              <h3 className="text-xl text-on-band">{title}</h3>
              <p className="mt-1.5 max-w-[56ch] text-on-band-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Smaller than the rest: who reads it looks for it. */
function EditorialPolicy() {
  return (
    <section
      id="politica-editorial"
      aria-labelledby="politica-editorial-titulo"
      className="bg-surface-tinted py-10 sm:py-12"
    >
      <Container>
        <h2 id="politica-editorial-titulo" className="text-lg">
          Política editorial
        </h2>
        <div className="mt-3 grid gap-x-12 gap-y-3 text-base text-ink-soft md:grid-cols-3">
          {editorialPolicy.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Container>
    </section>
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
