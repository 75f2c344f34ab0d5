import { X } from '#app/ui/lucide-icons.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import type { SiteHref } from '#app/ui/site-link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { mainLinks, neighborhoodLinks, serviceLinks } from './navigation.ts';

/** Id of the drawer, for the button that opens it. */
export const drawerId = 'menu';

const link =
  'flex min-h-12 items-center rounded-xl px-4 font-medium text-heading hover:bg-hover aria-[current=page]:bg-chip aria-[current=page]:font-semibold';

const groupTitle = 'mt-3 px-4 text-sm font-semibold text-ink-soft';

/** The menu on small screens: a native popover, so that it opens and closes without script (`tendMenus` closes it sooner). */
export const Drawer = remembered(function Drawer() {
  return (
    <dialog id={drawerId} popover="auto" aria-label="Menu" className="drawer no-print">
      <div className="flex h-header items-center justify-between border-b border-line pr-3 pl-6">
        <span className="font-bold text-heading">Menu</span>
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label="Fechar menu"
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-hover"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      <nav aria-label="Menu" className="p-2 pb-8">
        <DrawerLinks links={mainLinks} />
        <p className={groupTitle} id="menu-servicos">
          Serviços
        </p>
        <DrawerLinks links={serviceLinks} labelledBy="menu-servicos" />
        <p className={groupTitle} id="menu-bairros">
          Bairros
        </p>
        <DrawerLinks links={neighborhoodLinks} labelledBy="menu-bairros" />
      </nav>
    </dialog>
  );
});

interface DrawerLinksProps {
  links: readonly { href: SiteHref; name: string }[];
  /** Id of the title over them. */
  labelledBy?: string;
}

function DrawerLinks({ links, labelledBy }: DrawerLinksProps) {
  return (
    <ul aria-labelledby={labelledBy}>
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
