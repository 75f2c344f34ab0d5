import type { SiteHref } from './site-link.tsx';
import { SiteLink } from './site-link.tsx';

interface PillLinksProps {
  links: readonly { href: SiteHref; name: string }[];
}

/** Short links of one kind, side by side, each as wide as its name. */
export function PillLinks({ links }: PillLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ href, name }) => (
        <li key={href}>
          <SiteLink
            href={href}
            className="flex min-h-12 items-center rounded-full border-2 border-line-strong px-5 font-semibold text-brand transition-colors duration-150 hover:border-brand hover:bg-hover"
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
