import { Clock, MapPin, Menu } from 'lucide-react';
import { company } from '../company/company.ts';
import { whatsappUrl } from '../company/contact.ts';
import { Badge } from '../ui/badge.tsx';
import { ChatIcon, DropMark } from '../ui/icons.tsx';
import { Container } from '../ui/layout.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { drawerId } from './drawer.tsx';
import { mainLinks } from './navigation.ts';
import { NeighborhoodsMenu } from './neighborhoods-menu.tsx';

const navLink =
  'inline-flex min-h-11 items-center rounded-full px-3.5 font-medium text-brand-950 hover:bg-brand-50 aria-[current=page]:bg-brand-100 aria-[current=page]:font-semibold';

/** Stays at the top; on large screens its first line scrolls away. */
export function Header() {
  return (
    <header className="sticky top-0 z-40 bg-white lg:-top-10">
      <div className="hidden h-10 bg-brand-950 text-sm text-brand-100 lg:block">
        <Container className="flex h-full items-center gap-8">
          <span className="inline-flex items-center gap-2">
            <Clock aria-hidden="true" className="size-4 text-warm" />
            Atendimento 24 Horas
          </span>
          <span className="inline-flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-4 text-warm" />
            Petrópolis e Itaipava
          </span>
        </Container>
      </div>
      <div className="border-b border-line">
        <Container className="flex h-header items-center justify-between gap-3">
          <SiteLink href="/" className="flex min-h-11 min-w-0 items-center gap-2 sm:gap-2.5">
            <DropMark className="size-9 max-[359px]:hidden sm:size-10" />
            <span className="min-w-0 text-xs leading-[1.15] font-bold tracking-tight text-balance text-brand-950 sm:text-lg">
              {company.name}
            </span>
            <Badge tone="warm">24H</Badge>
          </SiteLink>
          <div className="flex items-center gap-1.5">
            <nav aria-label="Principal" className="hidden lg:block">
              <ul className="flex items-center">
                {mainLinks.slice(0, 2).map(({ href, name }) => (
                  <li key={href}>
                    <SiteLink href={href} className={navLink}>
                      {name}
                    </SiteLink>
                  </li>
                ))}
                <li>
                  <NeighborhoodsMenu className={navLink} />
                </li>
                {mainLinks.slice(2).map(({ href, name }) => (
                  <li key={href}>
                    <SiteLink href={href} className={navLink}>
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <a
              href={whatsappUrl()}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-contact px-3 sm:gap-2 sm:px-3.5 font-semibold text-contact-ink hover:bg-contact-strong lg:ml-3 lg:px-5"
            >
              <ChatIcon />
              <span aria-hidden="true" className="sm:hidden">
                WA
              </span>
              <span className="max-sm:sr-only">WhatsApp</span>
            </a>
            <button
              type="button"
              popoverTarget={drawerId}
              aria-label="Abrir menu"
              className="inline-flex size-11 items-center justify-center rounded-full text-brand-950 hover:bg-brand-50 lg:hidden"
            >
              <Menu aria-hidden="true" className="size-6" />
            </button>
          </div>
        </Container>
      </div>
    </header>
  );
}
