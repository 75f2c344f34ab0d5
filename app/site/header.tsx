import { company } from '#app/company/company.ts';
import { telUrl } from '#app/company/contact.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ChatIcon, DropMark } from '#app/ui/icons.tsx';
import { Container } from '#app/ui/layout.tsx';
import { Clock, MapPin, Menu, Phone } from '#app/ui/lucide-icons.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { drawerId } from './drawer.tsx';
import { LinksMenu } from './links-menu.tsx';
import { mainLinks, neighborhoodLinks, serviceLinks } from './navigation.ts';
import { useWhatsappUrl } from './whatsapp-link.ts';

const navLink =
  'inline-flex min-h-11 items-center rounded-full px-3.5 font-medium text-heading hover:bg-hover aria-[current=page]:bg-chip aria-[current=page]:font-semibold';

/**
 * Stays at the top, but on a screen so small that it would take what is left for reading; on large screens its first
 * line scrolls away. What it shows depends on its room in letters, not in pixels: a visitor's larger font leads to
 * the menu button too, and where the brand's longest word has no room beside the buttons it takes a line of its own.
 */
export const Header = remembered(function Header() {
  return (
    <header className="sticky top-0 z-40 bg-surface lg:-top-10 cramped:static">
      <div className="on-dark hidden h-10 bg-band-deep text-sm text-on-band-soft lg:block">
        <Container className="flex h-full items-center gap-8">
          <span className="inline-flex items-center gap-2">
            <Clock aria-hidden="true" className="size-4 text-warm" />
            Atendimento 24 Horas
          </span>
          <span className="inline-flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-4 text-warm" />
            Petrópolis e Itaipava
          </span>
          <a
            href={telUrl}
            className="ml-auto inline-flex h-full items-center gap-2 text-base font-semibold text-on-band tabular-nums underline-offset-4 hover:underline"
          >
            <Phone aria-hidden="true" className="size-4 text-warm" />
            {company.phone.display}
          </a>
        </Container>
      </div>
      <div className="@container border-b border-line">
        <Container className="flex min-h-header flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <div className="flex w-min max-w-full grow">
            <SiteLink
              href="/"
              className="inline-flex min-h-11 items-center gap-2.5 text-[0.8125rem] leading-tight font-bold tracking-tight text-heading @min-[20rem]:text-[0.9375rem] @min-[40rem]:text-lg"
            >
              <DropMark className="hidden size-10 shrink-0 @min-[22.5rem]:block" />
              <span>
                <span className="mr-1">{company.name}</span> <Badge tone="warm">24H</Badge>
              </span>
            </SiteLink>
          </div>
          <div className="ml-auto flex items-center gap-1.5">
            <nav aria-label="Principal" className="hidden @5xl:block">
              <ul className="flex items-center">
                <NavLinks links={mainLinks.slice(0, 1)} />
                <li>
                  <LinksMenu name="Serviços" links={serviceLinks} className={navLink} />
                </li>
                <NavLinks links={mainLinks.slice(1, 2)} />
                <li>
                  <LinksMenu name="Bairros" links={neighborhoodLinks} className={navLink} />
                </li>
                <NavLinks links={mainLinks.slice(2)} />
              </ul>
            </nav>
            <a
              href={useWhatsappUrl()}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-contact px-3 font-semibold text-contact-ink hover:bg-contact-strong @min-[40rem]:gap-2 @min-[40rem]:px-3.5 @5xl:ml-3 @5xl:px-5"
            >
              <ChatIcon className="hidden size-5 shrink-0 @min-[20rem]:block" />
              <span aria-hidden="true" className="@min-[40rem]:hidden">
                WA
              </span>
              <span className="@max-[40rem]:sr-only">WhatsApp</span>
            </a>
            <button
              type="button"
              popoverTarget={drawerId}
              aria-label="Abrir menu"
              className="inline-flex size-11 items-center justify-center rounded-full text-heading hover:bg-hover @5xl:hidden"
            >
              <Menu aria-hidden="true" className="size-6" />
            </button>
          </div>
        </Container>
      </div>
    </header>
  );
});

function NavLinks({ links }: { links: readonly (typeof mainLinks)[number][] }) {
  return links.map(({ href, name }) => (
    <li key={href}>
      <SiteLink href={href} className={navLink}>
        {name}
      </SiteLink>
    </li>
  ));
}
