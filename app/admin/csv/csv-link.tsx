import { Download } from 'lucide-react';
import type { CsvTableName } from './names.ts';
import { csvPath } from './names.ts';

interface CsvLinkProps {
  table: CsvTableName;
  /** What the table is narrowed to, as in the page's address. */
  params?: Record<string, string | number | boolean | undefined>;
}

/** Downloads the whole table, not only what is shown. */
export function CsvLink({ table, params }: CsvLinkProps) {
  return (
    <a
      href={csvPath(table, params ?? {})}
      className="mt-2 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-brand-700 underline underline-offset-4 no-print"
    >
      <Download aria-hidden="true" className="size-4 shrink-0" />
      Baixar CSV
    </a>
  );
}
