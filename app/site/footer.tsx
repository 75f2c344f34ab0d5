import { useMatches } from '@tanstack/react-router';
import { Clock, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { claims } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { telUrl } from '#app/company/contact.ts';
import { footerRegions } from '#app/company/regions.ts';
import { ChatIcon } from '#app/ui/icons.tsx';
import { Container } from '#app/ui/layout.tsx';
import type { SiteHref } from '#app/ui/site-link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { CompanyMap } from './company-map.tsx';
import { mainLinks, serviceLinks } from './navigation.ts';
import { useWhatsappUrl } from './whatsapp-link.ts';

const link =
  'inline-flex min-h-11 items-center gap-2.5 text-on-band-soft hover:text-on-band hover:underline';

/** The same on every page: how to reach us, what we do and where; at its end there is room for the contact bar. */
export function Footer() {
  const pageHasMap = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/contato'),
  });
  return (
    <footer className="on-dark bg-band-deep pb-24 text-on-band-soft">
      <Container className="grid gap-10 pt-14 sm:grid-cols-2 lg:grid-cols-4">
        <FooterPart title="Contato 24 horas">
          <ul>
            <li>
              <a href={telUrl} className={`${link} text-lg font-semibold text-on-band`}>
                <Phone aria-hidden="true" className="size-5" />
                {company.phone.display}
              </a>
            </li>
            <li>
              <a href={useWhatsappUrl()} target="_blank" rel="noopener" className={link}>
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
          <CompanyMap map={pageHasMap ? 'none' : 'small'} />
        </FooterPart>
      </Container>
      <Container className="mt-10 border-t border-band-line pt-8">
        <p className="max-w-[70ch]">
          Empresa familiar de desentupimento de pias, ralos e vasos sanitários em Petrópolis e
          Itaipava. Orçamento e visita grátis, sem taxa extra à noite, em fins de semana ou
          feriados.
        </p>
        {company.identity !== '' && <p className="mt-4 text-sm">{company.identity}</p>}
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
      <h2 className="mb-3 text-base font-semibold tracking-normal text-on-band">{title}</h2>
      {children}
    </section>
  );
}

interface FooterLinksProps {
  links: readonly { href: SiteHref; name: string }[];
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
