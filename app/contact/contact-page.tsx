import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '#app/company/company.ts';
import { telUrl } from '#app/company/contact.ts';
import type { Neighborhood } from '#app/company/regions.ts';
import { contactRegions, neighborhoods } from '#app/company/regions.ts';
import { CompanyMap } from '#app/site/company-map.tsx';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { useWhatsappUrl } from '#app/site/whatsapp-link.ts';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Card } from '#app/ui/card.tsx';
import { ChatIcon } from '#app/ui/icons.tsx';
import { Island } from '#app/ui/island.tsx';
import { PageHero, Section } from '#app/ui/layout.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
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
      <PageHero
        above={<Breadcrumb items={trail} />}
        title="Fale com a gente"
        lead="Com pressa? Chame no WhatsApp ou ligue. Se preferir, preencha o formulário e a mensagem já vai pronta."
      >
        <div className="mt-7 flex flex-wrap gap-3">
          <WhatsappButton />
          <CallButton />
        </div>
      </PageHero>
      <Section id="orcamento" title="Orçamento rápido">
        <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
          <Card className="sm:p-8">
            <Island name="quote-form" data={{ rejected }}>
              <QuoteForm rejected={rejected} />
            </Island>
          </Card>
          <ContactDetails />
        </div>
      </Section>
      <Section id="como-funciona" title="Como funciona" tone="tinted">
        <Steps steps={steps} />
      </Section>
      <Section
        id="regioes"
        title="Regiões atendidas"
        lead="Não achou o seu bairro? Pergunte: atendemos toda Petrópolis."
      >
        <div className="grid gap-10 md:grid-cols-2">
          <Regions title="Petrópolis" names={contactRegions.petropolis} />
          <Regions title="Itaipava e distritos vizinhos" names={contactRegions.itaipava} />
        </div>
      </Section>
      <Section id="mapa" title="Onde estamos" tone="tinted">
        <CompanyMap map="large" />
        {company.identity !== '' && <p className="mt-6">{company.identity}</p>}
      </Section>
    </>
  );
}

function ContactDetails() {
  return (
    <ul className="space-y-6">
      <Detail icon={<Phone aria-hidden="true" className="size-6" />} title="Telefone">
        <a href={telUrl} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {company.phone.display}
        </a>
      </Detail>
      <Detail icon={<ChatIcon className="size-6" />} title="WhatsApp">
        <a
          href={useWhatsappUrl()}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Abrir conversa
        </a>
      </Detail>
      {company.email !== '' && (
        <Detail icon={<Mail aria-hidden="true" className="size-6" />} title="E-mail">
          <a
            href={`mailto:${company.email}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {company.email}
          </a>
        </Detail>
      )}
      <Detail icon={<Clock aria-hidden="true" className="size-6" />} title="Horário">
        24 horas por dia, 7 dias por semana, inclusive feriados
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

function Regions({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {names.map((name) => (
          <li key={name}>
            <Region name={name} neighborhood={neighborhoods.find(({ nome }) => nome === name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RegionProps {
  name: string;
  neighborhood: Neighborhood | undefined;
}

/** A region's name, and the way to its page where it has one. */
function Region({ name, neighborhood }: RegionProps) {
  const shape = 'inline-flex min-h-11 items-center rounded-full border px-4';
  if (neighborhood === undefined) return <span className={`${shape} border-line`}>{name}</span>;
  return (
    <SiteLink
      href={`/bairros/${neighborhood.slug}`}
      className={`${shape} border-accent font-semibold text-brand underline-offset-4 hover:underline`}
    >
      {name}
    </SiteLink>
  );
}
