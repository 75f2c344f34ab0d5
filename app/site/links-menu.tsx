import { ChevronDown } from '#app/ui/lucide-icons.tsx';
import type { SiteHref } from '#app/ui/site-link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

interface LinksMenuProps {
  name: string;
  links: readonly { href: SiteHref; name: string }[];
  className: string;
}

/** A dropdown of the header: a native disclosure that works without script; `tendMenus` only closes it sooner. */
export function LinksMenu({ name: label, links, className }: LinksMenuProps) {
  return (
    <details data-menu className="group relative">
      <summary
        className={`${className} gap-1 group-has-aria-[current=page]:bg-chip group-has-aria-[current=page]:font-semibold`}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {/* It takes the focus that a press in it leaves nobody, for Safari gives a pressed link none: the menu would
          close before the press ends. */}
      <ul
        tabIndex={-1}
        className="absolute top-full left-0 mt-2 w-max min-w-56 rounded-card border border-line bg-surface-raised p-2 shadow-float"
      >
        {links.map(({ href, name }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="flex min-h-11 items-center rounded-xl px-4 font-medium hover:bg-hover aria-[current=page]:bg-chip"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
