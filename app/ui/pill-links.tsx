import type { SiteHref } from './site-link.tsx';
import { SiteLink } from './site-link.tsx';

interface PillLinksProps {
  links: readonly { href: SiteHref; name: string }[];
}

/** Short links of one kind, side by side in even columns. */
export function PillLinks({ links }: PillLinksProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,25%),1fr))] gap-3 lg:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,18%),1fr))]">
      {links.map(({ href, name }) => (
        <li key={href}>
          <SiteLink
            href={href}
            className="flex min-h-14 items-center justify-center rounded-full border-2 border-line-strong px-3 font-semibold text-brand sm:px-4 transition-colors duration-150 hover:border-brand hover:bg-hover"
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
