/** Tables that can be downloaded, by their name in the address and in the file's name. */
export const csvTables = [
  'dias',
  'paginas',
  'consultas',
  'monitoramento',
  'alertas',
  'funil',
  'atividades',
  'auditoria',
] as const;

export type CsvTableName = (typeof csvTables)[number];

/** Address of a table as a file. */
export function csvPath(
  table: CsvTableName,
  params: Record<string, string | number | boolean | undefined>,
): string {
  const search = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return `/admin/csv/${table}${search.size > 0 ? `?${search}` : ''}`;
}
