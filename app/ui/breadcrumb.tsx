import type { SiteHref } from './site-link.tsx';
import { SiteLink } from './site-link.tsx';

/** The way from the home page to a page, which is its last item. */
export type Trail = readonly { name: string; url: SiteHref }[];

/** The trail to this page; its last item is the page itself and no link. */
export function Breadcrumb({ items }: { items: Trail }) {
  const lastIndex = items.length - 1;
  return (
    <nav aria-label="Trilha de navegação" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map(({ name, url }, index) => (
          // Where there is little room the title below says the same as its last item.
          <li key={url} className="flex items-center gap-2 max-lg:last:sr-only">
            {index > 0 && (
              <span aria-hidden="true" className="text-accent">
                /
              </span>
            )}
            {index === lastIndex ? (
              <span aria-current="page" className="text-ink-soft">
                {name}
              </span>
            ) : (
              <SiteLink
                href={url}
                className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4"
              >
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
