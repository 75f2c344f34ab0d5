import { Clock, MapPin, Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import { telUrl, whatsappUrl } from '../company/contact.ts';
import { footerRegions } from '../company/regions.ts';
import { ChatIcon } from '../ui/icons.tsx';
import { Container } from '../ui/layout.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { mainLinks, serviceLinks } from './navigation.ts';

const link =
  'inline-flex min-h-11 items-center gap-2.5 text-brand-100 hover:text-white hover:underline';

/** The same on every page: how to reach us, what we do and where. */
export function Footer() {
  return (
    <footer className="on-dark bg-brand-950 pb-24 text-brand-100 sm:pb-10">
      <Container className="grid gap-10 pt-14 sm:grid-cols-2 lg:grid-cols-4">
        <FooterPart title="Contato 24 horas">
          <ul>
            <li>
              <a href={telUrl} className={`${link} text-lg font-semibold text-white`}>
                <Phone aria-hidden="true" className="size-5" />
                {company.phone.display}
              </a>
            </li>
            <li>
              <a href={whatsappUrl()} target="_blank" rel="noopener" className={link}>
                <ChatIcon />
                WhatsApp
              </a>
            </li>
            <li className="flex min-h-11 items-center gap-2.5">
              <Clock aria-hidden="true" className="size-5 shrink-0" />
              Todos os dias, inclusive feriados
            </li>
          </ul>
        </FooterPart>
        <FooterPart title="Serviços">
          <FooterLinks links={serviceLinks} />
        </FooterPart>
        <FooterPart title="Regiões atendidas">
          <ul className="flex flex-wrap gap-x-1.5 gap-y-1 leading-relaxed">
            {footerRegions.map((region, index) => (
              <li key={region}>
                {region}
                {index < footerRegions.length - 1 && <span aria-hidden="true"> ·</span>}
              </li>
            ))}
          </ul>
        </FooterPart>
        <FooterPart title="Onde estamos">
          <FooterPlace />
        </FooterPart>
      </Container>
      <Container className="mt-10 border-t border-brand-900 pt-8">
        <p className="max-w-[70ch]">
          Empresa familiar de desentupimento de pias, ralos e vasos sanitários em Petrópolis e
          Itaipava. Orçamento e visita grátis, sem taxa extra à noite, em fins de semana ou
          feriados.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6">
          <FooterLinks
            inline
            links={[
              ...mainLinks,
              { href: '/politica-privacidade', name: 'Política de Privacidade' },
            ]}
          />
          <p className="py-2 text-sm sm:ml-auto">
            © {claims.copyrightYear} {company.name}
          </p>
        </div>
      </Container>
    </footer>
  );
}

function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-base font-semibold tracking-normal text-white">{title}</h2>
      {children}
    </section>
  );
}

interface FooterLinksProps {
  links: readonly { href: `/${string}`; name: string }[];
  inline?: boolean;
}

function FooterLinks({ links, inline = false }: FooterLinksProps) {
  return (
    <ul className={inline ? 'flex flex-wrap gap-x-6' : ''}>
      {links.map(({ href, name }) => (
        <li key={href}>
          <SiteLink href={href} className={link}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The place of the map: the address and the way there. Nothing is loaded from a third party. */
function FooterPlace() {
  const { street, postalCode, city, state } = company.address;
  return (
    <div className="overflow-hidden rounded-card bg-brand-50 text-ink">
      <img
        src="/illustrations/serra.svg"
        alt=""
        width="1440"
        height="240"
        loading="lazy"
        className="h-20 w-full object-cover object-bottom"
      />
      <div className="p-4">
        <address className="flex gap-2.5 leading-snug not-italic">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-brand-700" />
          <span>
            {street !== '' && (
              <>
                {street}
                <br />
              </>
            )}
            {city}, {state}
            {postalCode !== '' && ` · CEP ${postalCode}`}
          </span>
        </address>
        <a
          href={company.directionsUrl}
          target="_blank"
          rel="noopener"
          className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-900 px-5 font-semibold text-white hover:bg-brand-700 focus-visible:outline-brand-700"
        >
          <Navigation aria-hidden="true" className="size-4" />
          Como Chegar
        </a>
      </div>
    </div>
  );
}
