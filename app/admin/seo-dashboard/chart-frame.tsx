import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { ScrollBox } from '#app/admin/ui/scroll-box.tsx';

interface ChartTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartFrameProps {
  /** The same numbers in words: for screen readers, and for whoever wants them exactly. */
  table: ChartTable;
  /** Downloads them. */
  download?: ReactNode;
  /** As tall as the chart itself makes it. */
  tall?: boolean;
  children: ReactNode;
}

/**
 * Room for a chart, kept before it is there, and its numbers as a table. The chart is drawn in the browser alone,
 * and its code comes only then.
 */
export function ChartFrame({ table, download, tall = false, children }: ChartFrameProps) {
  const hydrated = useHydrated();
  return (
    <>
      <div aria-hidden="true" className={`text-sm ${tall ? 'min-h-96' : 'h-64'}`}>
        {hydrated && <Suspense>{children}</Suspense>}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <details className="mt-2 min-w-0 open:basis-full">
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-link underline underline-offset-4">
            Ver como tabela
          </summary>
          <ScrollBox label={table.caption}>
            <table className="w-full text-left text-sm">
              <caption className="sr-only">{table.caption}</caption>
              <thead>
                <tr>
                  {table.head.map((name, index) => (
                    <th
                      key={name}
                      scope="col"
                      className={`px-2 py-1.5 whitespace-nowrap ${index === 0 ? '' : 'text-right'}`}
                    >
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([first, ...others]) => (
                  <tr key={first} className="border-t border-line">
                    <th scope="row" className="px-2 py-1.5 font-medium whitespace-nowrap">
                      {first}
                    </th>
                    {others.map((value, index) => (
                      <td
                        key={table.head[index + 1]}
                        className="px-2 py-1.5 text-right tabular-nums"
                      >
                        {value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </details>
        {download}
      </div>
    </>
  );
}
