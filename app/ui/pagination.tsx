import type { ReactNode } from 'react';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** What is being paged, for the label, for instance "do blog". */
  of: string;
  /** One link; the caller knows the addresses. */
  renderLink: (target: { page: number; label: string; className: string }) => ReactNode;
}

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-4 font-semibold';
const link = `${box} border border-line text-brand-900 hover:bg-brand-50`;

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, of, renderLink }: PaginationProps) {
  if (pageCount === 1) return null;
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <nav aria-label={`Páginas ${of}`} className="mt-12">
      <ul className="flex flex-wrap justify-center gap-2">
        {page > 1 && <li>{renderLink({ page: page - 1, label: 'Anterior', className: link })}</li>}
        {pages.map((number) => (
          <li key={number}>
            {number === page ? (
              <span aria-current="page" className={`${box} bg-brand-900 text-white`}>
                <span className="sr-only">Página </span>
                {number}
              </span>
            ) : (
              renderLink({ page: number, label: String(number), className: link })
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>{renderLink({ page: page + 1, label: 'Próxima', className: link })}</li>
        )}
      </ul>
    </nav>
  );
}
