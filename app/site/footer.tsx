import type { ReactNode } from 'react';
import { claims } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { telUrl } from '#app/company/contact.ts';
import { listNames, regionsWithoutPage } from '#app/company/regions.ts';
import { ChatIcon } from '#app/ui/icons.tsx';
import { Container } from '#app/ui/layout.tsx';
import { Clock, Phone } from '#app/ui/lucide-icons.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { CompanyPlace } from './company-map.tsx';
import { mainLinks, neighborhoodLinks, serviceLinks } from './navigation.ts';
import { useWhatsappUrl } from './whatsapp-link.ts';

const link =
  'inline-flex min-h-11 items-center gap-2.5 text-on-band-soft hover:text-on-band hover:underline';

/**
 * The same on every page: how to reach us, what we do and where, with a map unless the page has it; at its end there is room
 * for the contact bar.
 */
export const Footer = remembered(function Footer({ pageHasMap }: { pageHasMap: boolean }) {
  return (
    <footer className="@container on-dark bg-band-deep text-on-band-soft">
      <Container className="grid gap-x-8 gap-y-4 pt-4 @min-[18rem]:grid-cols-[auto_1fr] @2xl:grid-cols-[auto_auto_1fr] @2xl:gap-x-12 @2xl:gap-y-8 @2xl:pt-14 @5xl:gap-x-24">
        <FooterPart
          title="Contato 24 horas"
          className="@max-2xl:col-span-full @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:justify-between"
        >
          {/* On a phone the contact bar right below has WhatsApp too. */}
          <ul className="@max-2xl:[&>li:not(:first-child)]:hidden">
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
          <ul>
            {serviceLinks.map(({ href, fixture }) => (
              <li key={href}>
                <SiteLink href={href} className={link}>
                  <span>
                    <span className="sr-only">Desentupimento de </span>
                    <span className="inline-block first-letter:uppercase">{fixture}</span>
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </FooterPart>
        <FooterPart title="Regiões atendidas">
          <ul className="columns-[5.5rem_2] @5xl:columns-3">
            {neighborhoodLinks.map(({ href, name }) => (
              <li key={href}>
                <SiteLink href={href} className={link}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className="py-2.5">Também em {listNames(regionsWithoutPage)}.</p>
        </FooterPart>
        {!pageHasMap && <CompanyPlace />}
      </Container>
      <Container className="mt-4 pb-16 @2xl:mt-10 @2xl:pb-20 @min-[80rem]:pb-6">
        <div className="@2xl:border-t @2xl:border-band-line @2xl:pt-8">
          <p className="max-w-[70ch] text-sm @2xl:text-base">
            Desentupidora familiar de Petrópolis e Itaipava. Orçamento e visita grátis, sem taxa
            extra à noite, em fins de semana ou feriados.
          </p>
          {company.identity !== '' && <p className="mt-2 text-sm @2xl:mt-4">{company.identity}</p>}
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm @2xl:mt-5">
            <ul className="flex flex-wrap gap-x-3 @2xl:gap-x-6">
              {mainLinks.map(({ href, name }) => (
                <li key={href} className="@max-2xl:first:hidden">
                  <SiteLink href={href} className={link}>
                    {name}
                  </SiteLink>
                </li>
              ))}
              <li>
                <SiteLink href="/politica-privacidade" className={link}>
                  <span>
                    <span className="@max-2xl:sr-only">Política de </span>
                    <span className="inline-block @max-2xl:first-letter:uppercase">
                      privacidade
                    </span>
                  </span>
                </SiteLink>
              </li>
            </ul>
            <p className="py-2">
              © {claims.copyrightYear} <span className="@max-2xl:sr-only">{company.name}</span>
            </p>
          </div>
        </div>
      </Container>
    </footer>
  );
});

interface FooterPartProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function FooterPart({ title, className = '', children }: FooterPartProps) {
  return (
    <section className={`leading-snug @max-2xl:text-[0.9375rem] ${className}`}>
      <h2 className="text-base @max-2xl:text-[0.9375rem] font-semibold tracking-normal text-on-band @2xl:mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
