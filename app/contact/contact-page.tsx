import type { ReactNode } from 'react';
import { company } from '#app/company/company.ts';
import { telUrl } from '#app/company/contact.ts';
import { contactRegions, listNames } from '#app/company/regions.ts';
import { CompanyMap } from '#app/site/company-map.tsx';
import { HeroContact } from '#app/site/contact-buttons.tsx';
import { neighborhoodLinks } from '#app/site/navigation.ts';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Card } from '#app/ui/card.tsx';
import { Clock, Mail, MapPin, Phone } from '#app/ui/lucide-icons.tsx';
import { Island } from '#app/ui/island.tsx';
import { Container } from '#app/ui/layout.tsx';
import { PillLinks } from '#app/ui/pill-links.tsx';
import { Steps } from '#app/ui/steps.tsx';
import { steps } from './content.ts';
import { QuoteForm } from './quote-form.tsx';
import type { RejectedQuote } from './quote.ts';

interface ContactPageProps {
  trail: Trail;
  rejected: RejectedQuote | undefined;
}

export function ContactPage({ trail, rejected }: ContactPageProps) {
  return (
    <>
      <div className="@container bg-surface-tinted">
        <Container className="grid gap-x-16 gap-y-8 pt-1 pb-12 @3xl:pt-6 @5xl:grid-cols-2 @5xl:grid-rows-[auto_1fr] @5xl:pb-14">
          <div>
            <Breadcrumb items={trail} />
            <h1 className="mt-1 text-display @5xl:mt-4">Fale com a gente</h1>
            <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">
              Com pressa? Chame no WhatsApp ou ligue. Se preferir, preencha o formulário e a
              mensagem já vai pronta.
            </p>
            <div className="mt-5 @5xl:mt-7">
              <HeroContact />
            </div>
          </div>
          <Card className="self-start sm:p-8 @5xl:col-start-2 @5xl:mt-5 @5xl:row-span-2 @5xl:row-start-1">
            <h2 id="orcamento-titulo" className="mb-5 text-2xl">
              Orçamento rápido
            </h2>
            <Island name="quote-form" data={{ rejected }}>
              <QuoteForm rejected={rejected} />
            </Island>
          </Card>
          <ContactDetails />
        </Container>
      </div>
      <section
        id="como-funciona"
        aria-labelledby="como-funciona-titulo"
        className="on-dark overflow-hidden bg-ground text-on-band"
      >
        <Container className="py-12 sm:py-16">
          <h2 id="como-funciona-titulo" className="text-title text-on-band">
            Como funciona
          </h2>
          <div className="mt-8">
            <Steps steps={steps} />
          </div>
        </Container>
      </section>
      <section id="regioes" aria-labelledby="regioes-titulo" className="@container py-12 sm:py-20">
        <Container className="grid gap-x-16 gap-y-12 @4xl:grid-cols-2">
          <div>
            <h2 id="regioes-titulo" className="text-title">
              Onde atendemos
            </h2>
            <p className="mt-3 text-lg text-ink-soft">
              Não achou o seu bairro? Pergunte: atendemos toda Petrópolis.
            </p>
            <div className="mt-7 space-y-7">
              <Regions title="Petrópolis" names={contactRegions.petropolis} />
              <Regions title="Itaipava e distritos vizinhos" names={contactRegions.itaipava} />
            </div>
          </div>
          <div>
            <CompanyMap />
            {company.identity !== '' && <p className="mt-6">{company.identity}</p>}
          </div>
        </Container>
      </section>
    </>
  );
}

/** Tall enough for a thumb, and no taller in the list than a line of text. */
const detailLink = '-my-2 inline-flex min-h-11 items-center underline underline-offset-4';

function ContactDetails() {
  return (
    <ul className="space-y-6">
      <Detail icon={<Phone aria-hidden="true" className="size-6" />} title="Telefone">
        <a href={telUrl} className={detailLink}>
          {company.phone.display}
        </a>
      </Detail>
      {company.email !== '' && (
        <Detail icon={<Mail aria-hidden="true" className="size-6" />} title="E-mail">
          <a href={`mailto:${company.email}`} className={detailLink}>
            {company.email}
          </a>
        </Detail>
      )}
      <Detail icon={<Clock aria-hidden="true" className="size-6" />} title="Horário">
        24&nbsp;horas por dia, 7&nbsp;dias por semana, inclusive feriados
      </Detail>
      <Detail icon={<MapPin aria-hidden="true" className="size-6" />} title="Área de atendimento">
        Petrópolis e Itaipava, RJ
      </Detail>
    </ul>
  );
}

interface DetailProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Detail({ icon, title, children }: DetailProps) {
  return (
    <li className="flex gap-4">
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-chip text-brand">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="text-base">{title}</h3>
        <div className="text-ink-soft">{children}</div>
      </div>
    </li>
  );
}

/** The regions with a page of their own as the way to it, and after them the others. */
function Regions({ title, names }: { title: string; names: readonly string[] }) {
  const pages = neighborhoodLinks.filter(({ name }) => names.includes(name));
  const others = names.filter((name) => pages.every((page) => page.name !== name));
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <div className="mt-3">
        <PillLinks links={pages} />
      </div>
      <p className="mt-3 text-ink-soft">Também: {listNames(others)}.</p>
    </div>
  );
}
