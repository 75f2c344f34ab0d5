import type { ReactNode } from 'react';
import { count } from '#functions/count.ts';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { formatWhole } from '#app/admin/seo-dashboard/figures.ts';
import { formatMoment, formatPlainDay } from '#app/admin/reports/dates.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { ScrollBox } from '#app/admin/ui/scroll-box.tsx';
import type { SitemapDifference } from './diff.ts';

/** Addresses that each list shows; the file has all. */
const listed = 500;

interface DifferencePanelProps {
  difference: SitemapDifference | undefined;
  lastSitemap: { generatedAt: string; urlCount: number } | undefined;
}

/** What changed between the last two generated sitemaps. */
export function DifferencePanel({ difference, lastSitemap }: DifferencePanelProps) {
  return (
    <Panel
      id="diferenca"
      title="O que mudou no sitemap"
      lead={
        difference === undefined
          ? 'A diferença entre as duas últimas vezes que ele foi gerado por aqui.'
          : `De ${formatMoment(difference.from)} para ${formatMoment(difference.to)}.`
      }
    >
      {difference === undefined ? (
        <Empty title="Ainda não há dois sitemaps para comparar">
          {lastSitemap === undefined
            ? 'Use “Atualizar sitemap” para gerar o primeiro.'
            : `O último, de ${formatMoment(lastSitemap.generatedAt)}, tem ${count(lastSitemap.urlCount, 'URL', 'URLs')}. Gere outro depois da próxima mudança.`}
        </Empty>
      ) : difference.added.length + difference.removed.length + difference.changed.length === 0 ? (
        <Empty title="Nada mudou">Os dois sitemaps têm as mesmas páginas e datas.</Empty>
      ) : (
        <>
          <div className="grid gap-5 lg:grid-cols-3">
            <Changes title="Entraram" items={difference.added.map((url) => [url, null])} />
            <Changes title="Saíram" items={difference.removed.map((url) => [url, null])} />
            <Changes
              title="Mudaram de data"
              items={difference.changed.map(({ location, before, after }) => [
                location,
                `${formatPlainDay(before)} → ${formatPlainDay(after)}`,
              ])}
            />
          </div>
          <CsvLink table="mudancas-do-sitemap" />
        </>
      )}
    </Panel>
  );
}

interface ChangesProps {
  title: string;
  items: readonly (readonly [url: string, detail: ReactNode])[];
}

function Changes({ title, items }: ChangesProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-base">
        {title} <span className="font-normal text-ink-soft">({formatWhole(items.length)})</span>
      </h3>
      {items.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">Nenhuma página.</p>
      ) : (
        <ScrollBox label={`${title} (${items.length})`} className="mt-1 max-h-80!">
          <ul className="space-y-1.5 text-sm">
            {items.slice(0, listed).map(([url, detail]) => (
              <li key={url} className="wrap-anywhere">
                {new URL(url).pathname}
                {detail !== null && <span className="block text-ink-soft">{detail}</span>}
              </li>
            ))}
          </ul>
        </ScrollBox>
      )}
      {items.length > listed && (
        <p className="mt-1 text-sm text-ink-soft">
          Aqui estão {formatWhole(listed)} de {formatWhole(items.length)}; no arquivo, todas.
        </p>
      )}
    </div>
  );
}
