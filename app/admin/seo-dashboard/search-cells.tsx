import { formatCtr, formatPosition } from './figures.ts';

/** Columns of search figures behind the first one. */
export const searchColumns = ['Cliques', 'Impressões', 'CTR', 'Posição'] as const;

interface SearchCellsProps {
  clicks: number;
  impressions: number;
  position: number | null;
  /** How clicks and impressions are written. */
  format: (value: number) => string;
}

/** The figures of a page or query in a table, in the order of `searchColumns`. */
export function SearchCells({ clicks, impressions, position, format }: SearchCellsProps) {
  const values = [
    format(clicks),
    format(impressions),
    formatCtr(clicks, impressions),
    formatPosition(position),
  ];
  return searchColumns.map((name, index) => (
    <td key={name} className="number" data-label={name}>
      {values[index]}
    </td>
  ));
}
