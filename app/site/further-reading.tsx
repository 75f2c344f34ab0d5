import { ArrowRight } from '#app/ui/lucide-icons.tsx';
import type { SiteHref } from '#app/ui/site-link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

interface FurtherReadingProps {
  title: string;
  links: readonly { href: SiteHref; name: string }[];
}

/** Articles that go on where a page ends. Nothing, when there is none. */
export function FurtherReading({ title, links }: FurtherReadingProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="leia-tambem">
      <h3 id="leia-tambem" className="text-xl">
        {title}
      </h3>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {links.map(({ href, name }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="group flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-link"
            >
              <span className="text-balance underline-offset-4 group-hover:underline">{name}</span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
