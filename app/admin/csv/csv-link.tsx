import Download from 'lucide-react/icons/download';
import type { CsvParams, CsvTableName } from './names.ts';
import { csvPath } from './names.ts';

interface CsvLinkProps {
  table: CsvTableName;
  params?: CsvParams;
  /** What it has, where another link stands nearby. */
  of?: string;
}

/** Downloads the whole table, not only what is shown. */
export function CsvLink({ table, params, of }: CsvLinkProps) {
  return (
    <a
      href={csvPath(table, params ?? {})}
      className="mt-2 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link underline underline-offset-4 no-print"
    >
      <Download aria-hidden="true" className="size-4 shrink-0" />
      Baixar CSV{of !== undefined && <span className="sr-only">: {of}</span>}
    </a>
  );
}
