import type { ReactNode } from 'react';
import { shownPages } from './shown-pages.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** What is being paged, for the label, for instance "do blog". */
  of: string;
  /** One link; the caller knows the addresses. `name` says more than the visible label. */
  renderLink: (target: {
    page: number;
    label: string;
    name: string;
    className: string;
  }) => ReactNode;
}

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-4 font-semibold';
const link = `${box} border border-line text-brand hover:bg-hover`;

/** Links to the first, the last and the nearest pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, of, renderLink }: PaginationProps) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label={`Páginas ${of}`} className="mt-12">
      <ul className="flex flex-wrap justify-center gap-2">
        {page > 1 && <li>{step(page - 1, 'Anterior', 'Página anterior')}</li>}
        {shownPages(page, pageCount).map((place) =>
          'page' in place ? (
            <li key={place.page}>
              {place.page === page ? (
                <span aria-current="page" className={`${box} bg-brand text-on-brand`}>
                  <span className="sr-only">Página </span>
                  {page}
                </span>
              ) : (
                step(place.page, String(place.page), `Página ${place.page}`)
              )}
            </li>
          ) : (
            <li key={place.from} className="inline-flex min-h-11 items-center px-1 text-ink-soft">
              <span aria-hidden="true">…</span>
              <span className="sr-only">{`Páginas de ${place.from} a ${place.to}, sem link aqui`}</span>
            </li>
          ),
        )}
        {page < pageCount && <li>{step(page + 1, 'Próxima', 'Próxima página')}</li>}
      </ul>
    </nav>
  );

  function step(target: number, label: string, name: string) {
    return renderLink({ page: target, label, name, className: link });
  }
}
