/** Tables that can be downloaded, by their name in the address and in the file's name. */
export const csvTables = [
  'dias',
  'paginas',
  'consultas',
  'posicoes',
  'monitoramento',
  'alertas',
  'funil',
  'avisos',
  'atividades',
  'auditoria',
  'auditorias',
  'mudancas-da-auditoria',
  'mudancas-do-sitemap',
  'so-no-sitemap',
  'so-no-google',
] as const;

export type CsvTableName = (typeof csvTables)[number];

/** What a table is narrowed to, as in the page's address; a list stands there once for each of its values. */
export type CsvParams = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Address of a table as a file. */
export function csvPath(table: CsvTableName, params: CsvParams): string {
  const search = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
    ),
  );
  return `/admin/csv/${table}${search.size > 0 ? `?${search}` : ''}`;
}
