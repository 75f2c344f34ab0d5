/** A value of a table: a text as it came, a number, or nothing. */
export type Cell = string | number | null;

/** Without it, Excel takes UTF-8 for another encoding. */
export const byteOrderMark = '\uFEFF';

const number = new Intl.NumberFormat('pt-BR', { useGrouping: false, maximumFractionDigits: 2 });

/** What a spreadsheet takes for a formula when a cell begins with it, spaces left aside (OWASP, "CSV Injection"). */
const formulaStart = /^\s*[=+\-@＝＋－＠]/;

/** Lines of a table as a Brazilian Excel opens them: semicolons between the cells, commas in numbers. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('');
}

function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return number.format(value);
  // The apostrophe has a spreadsheet show what anybody may have typed into Google, instead of running it.
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[;"\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
