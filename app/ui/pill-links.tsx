import type { SiteHref } from './site-link.tsx';
import { SiteLink } from './site-link.tsx';

interface PillLinksProps {
  links: readonly { href: SiteHref; name: string }[];
}

/** Short links of one kind, side by side: in rows of two or three where that leaves none alone. */
export function PillLinks({ links }: PillLinksProps) {
  return (
    <ul
      className={
        links.length % 3 === 0
          ? 'grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,25%),1fr))] gap-3'
          : 'flex flex-wrap gap-3'
      }
    >
      {links.map(({ href, name }) => (
        <li key={href}>
          <SiteLink
            href={href}
            className="flex min-h-14 items-center justify-center rounded-full border-2 border-line-strong px-4 font-semibold text-brand transition-colors duration-150 hover:border-brand hover:bg-hover"
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
