import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { count } from '#functions/count.ts';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import type { CsvTableName } from '#app/admin/csv/names.ts';
import { formatPlainDay } from '#app/admin/reports/dates.ts';
import { formatWhole, readablePath } from '#app/admin/seo-dashboard/figures.ts';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Panel } from '#app/admin/ui/panel.tsx';
import { ScrollBox } from '#app/admin/ui/scroll-box.tsx';
import { ExampleTag } from '#app/admin/ui/tag.tsx';
import type { SitemapCoverage } from './report.ts';
import { indexedDays } from './rules.ts';

/** What stands where Search Console has no figures yet (specification, section 2; design, section 5). */
const exampleIndexed = 12;

interface DiscrepancyPanelProps {
  /** How many addresses the sitemap should have. */
  urls: number;
  coverage: SitemapCoverage | undefined;
}

/** The pages in the sitemap against those that Google shows, by their addresses. */
export function DiscrepancyPanel({ urls, coverage }: DiscrepancyPanelProps) {
  if (coverage === undefined) {
    return (
      <Panel id="discrepancia" title="Discrepância de indexação">
        <Notice tone="warning">O sitemap não pôde ser lido inteiro, e não há como comparar.</Notice>
      </Panel>
    );
  }
  const { listed, shown, last_day, not_shown, not_listed } = coverage;
  if (last_day === null) {
    return (
      <Panel
        id="discrepancia"
        title="Discrepância de indexação"
        lead={`Sem dados do Search Console nos últimos ${indexedDays} dias.`}
        aside={<ExampleTag />}
      >
        <dl className="grid grid-cols-3 gap-3 text-center">
          <Figure name="No sitemap" value={urls} />
          <Figure name="No Google" value={exampleIndexed} />
          <Figure name="Diferença" value={Math.max(0, urls - exampleIndexed)} />
        </dl>
        <p className="mt-4 text-sm text-ink-soft">
          O número do Google é só um exemplo. No painel de SEO, use “Sincronizar GSC” para ver o de
          verdade.
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      id="discrepancia"
      title="Discrepância de indexação"
      lead={`Páginas que apareceram no Google nos últimos ${indexedDays} dias, até ${formatPlainDay(last_day)}.`}
    >
      <dl className="grid grid-cols-3 gap-3 text-center">
        <Figure name="No sitemap" value={listed} />
        <Figure name="No Google" value={shown} />
        <Figure name="Nos dois" value={listed - not_shown.count} />
      </dl>
      <Difference
        title="No sitemap, mas não no Google"
        number={not_shown.count}
        none="Todas as páginas do sitemap apareceram no Google nesses dias."
        advice="Veja no painel de SEO, em Monitoramento, em que passo cada uma parou."
        csv="so-no-sitemap"
        items={not_shown.urls.map((url) => ({ url }))}
      />
      <Difference
        title="No Google, mas não no sitemap"
        number={not_listed.count}
        none="O Google não mostrou nenhuma página fora do sitemap."
        advice="São páginas antigas ou endereços repetidos. Veja o porquê de cada uma."
        csv="so-no-google"
        items={not_listed.pages.map(({ url, clicks, impressions, last_day: seen }) => ({
          url,
          detail: (
            <>
              {count(clicks, 'clique', 'cliques')} e {count(impressions, 'impressão', 'impressões')}
              , até {formatPlainDay(seen)}.{' '}
              <Link
                to="/admin/sitemap"
                search={{ url }}
                hash="por-que"
                aria-label={`Por que ${readablePath(url)} não está no sitemap?`}
                className={linkStyle}
              >
                Por quê?
              </Link>
            </>
          ),
        }))}
      />
    </Panel>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="rounded-xl bg-surface-tinted px-2 py-3">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-2xl font-bold text-heading tabular-nums">{formatWhole(value)}</dd>
    </div>
  );
}

interface DifferenceProps {
  title: string;
  number: number;
  /** What it means that there is none. */
  none: string;
  advice: string;
  csv: CsvTableName;
  items: readonly { url: string; detail?: ReactNode }[];
}

function Difference({ title, number, none, advice, csv, items }: DifferenceProps) {
  return (
    <div className="mt-4">
      <h3 className="text-base">
        {title} <span className="font-normal text-ink-soft">({formatWhole(number)})</span>
      </h3>
      <p className="text-sm text-ink-soft">{number === 0 ? none : advice}</p>
      {items.length > 0 && (
        <ScrollBox label={title} className="mt-1 max-h-56!">
          <ul className="divide-y divide-line text-sm">
            {items.map(({ url, detail }) => (
              <li key={url} className="py-2 pr-2">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  className={`wrap-anywhere ${linkStyle}`}
                >
                  {readablePath(url)}
                </a>
                {detail !== undefined && <span className="block text-ink-soft">{detail}</span>}
              </li>
            ))}
          </ul>
        </ScrollBox>
      )}
      {number > items.length && (
        <p className="mt-1 text-sm text-ink-soft">
          Aqui estão {formatWhole(items.length)} de {formatWhole(number)}; no arquivo, todas.
        </p>
      )}
      {number > 0 && <CsvLink table={csv} of={title} />}
    </div>
  );
}
