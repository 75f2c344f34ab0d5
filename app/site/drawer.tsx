import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';
import { mainLinks, neighborhoodLinks } from './navigation.ts';

/** Id of the drawer, for the button that opens it. */
export const drawerId = 'menu';

const link =
  'flex min-h-12 items-center rounded-xl px-4 font-medium text-brand-950 hover:bg-brand-50 aria-[current=page]:bg-brand-100 aria-[current=page]:font-semibold';

/** A page change inside the site keeps the document, and with it an open popover. */
function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** The menu on small screens: a native popover, so that it opens and closes without script. */
export function Drawer() {
  const drawer = useRef<HTMLDialogElement>(null);

  // It closes when the button that opened it gives way to the wide header's links.
  useEffect(() => {
    const button = document.querySelector(`[popovertarget=${drawerId}]`);
    if (button === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (!button.checkVisibility()) drawer.current?.hidePopover();
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, []);

  return (
    <dialog ref={drawer} id={drawerId} popover="auto" aria-label="Menu" className="drawer no-print">
      <div className="flex h-header items-center justify-between border-b border-line pr-3 pl-6">
        <span className="font-bold text-brand-950">Menu</span>
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label="Fechar menu"
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-brand-50"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      <nav aria-label="Menu" className="p-2 pb-8">
        <ul>
          {mainLinks.map(({ href, name }) => (
            <li key={href}>
              <SiteLink href={href} className={link} onClick={close}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="mt-5 px-4 text-sm font-semibold text-ink-soft" id="menu-bairros">
          Bairros
        </p>
        <ul aria-labelledby="menu-bairros" className="mt-1">
          {neighborhoodLinks.map(({ href, name }) => (
            <li key={href}>
              <SiteLink href={href} className={link} onClick={close}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}
