import { Link } from '@tanstack/react-router';
import { Pagination } from '#app/ui/pagination.tsx';
import type { DashboardSearch } from './search.ts';

const common = {
  from: '/admin/seo',
  to: '/admin/seo',
  resetScroll: false,
  preload: false,
  state: { keepFocus: true },
  activeProps: {},
} as const;

const pill = 'inline-flex min-h-9 items-center rounded-full border px-3 text-sm font-semibold';

interface ChoicesProps {
  label: string;
  choices: readonly { name: string; isCurrent: boolean; search: DashboardSearch }[];
}

/** What a list shows, as links: each choice is in the address. */
export function ListChoices({ label, choices }: ChoicesProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(({ name, isCurrent, search }) => (
        <Link
          key={name}
          {...common}
          search={(previous) => ({ ...previous, pagina: undefined, ...search })}
          aria-current={isCurrent ? 'true' : undefined}
          className={`${pill} ${isCurrent ? 'border-brand bg-brand text-on-brand' : 'border-line text-brand hover:bg-hover'}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Links to the other pages of a tab's list. */
export function ListPages({
  of,
  page,
  pageCount,
}: {
  of: string;
  page: number;
  pageCount: number;
}) {
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      of={of}
      renderLink={({ page: target, label, name, className }) => (
        <Link
          {...common}
          search={(previous) => ({ ...previous, pagina: target === 1 ? undefined : target })}
          className={className}
          aria-label={name}
        >
          {label}
        </Link>
      )}
    />
  );
}
