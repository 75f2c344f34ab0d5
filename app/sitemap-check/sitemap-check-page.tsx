import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { missingArticles } from '#functions/sitemap/size.ts';
import type { SitemapSource } from '#functions/sitemap/sources.ts';
import { Badge } from '#app/ui/badge.tsx';
import { buttonStyle } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { PageHero, Section } from '#app/ui/layout.tsx';
import type { DocumentCheck, SitemapsCheck } from './check.ts';

/** Titles and loading texts are the specification's (section 2, "Sitemap pages"). */
const documents = {
  sitemap: { title: 'Sitemap', path: '/sitemap.xml', loading: 'Gerando sitemap dinâmico...' },
  news: {
    title: 'News Sitemap',
    path: '/sitemap-news.xml',
    loading: 'Gerando sitemap de notícias...',
  },
} as const;

type DocumentName = keyof typeof documents;

const sources = {
  dynamic: 'dinâmica: gerado agora, com os artigos publicados',
  fallback: 'reserva: montado pelo site, porque a geração dinâmica falhou',
  cached: 'cópia: o último sitemap bom, porque o banco de dados não respondeu',
  insufficient: 'insuficiente: só os artigos publicados, que ainda são poucos',
  emergency: 'emergência: lista fixa, porque o banco de dados não respondeu',
} as const satisfies Record<SitemapSource, string>;

const time = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

interface SitemapCheckPageProps {
  /** Undefined while the documents are being made. */
  check: SitemapsCheck | undefined;
}

/** What crawlers get from both sitemaps now. */
export function SitemapCheckPage({ check }: SitemapCheckPageProps) {
  return (
    <>
      <PageHero
        title="Teste dos sitemaps"
        lead="O que o Google recebe agora nos dois documentos que listam as páginas do site."
      >
        <form className="mt-6">
          <button type="submit" className={buttonStyle('primary')}>
            <RotateCw aria-hidden="true" className="size-5" />
            Verificar de novo
          </button>
        </form>
        {check !== undefined && (
          <p className="mt-4 text-ink-soft">
            Verificado em{' '}
            <time dateTime={check.checkedAt}>{time.format(new Date(check.checkedAt))}</time>
          </p>
        )}
      </PageHero>
      <Document name="sitemap" check={check?.sitemap} />
      <Document name="news" check={check?.news} />
    </>
  );
}

/** The page while both documents are being made. */
export function SitemapCheckPending() {
  return <SitemapCheckPage check={undefined} />;
}

interface DocumentProps {
  name: DocumentName;
  check: DocumentCheck | undefined;
}

function Document({ name, check }: DocumentProps) {
  const { title, path, loading } = documents[name];
  return (
    <Section id={name} title={title}>
      {check === undefined ? (
        <output className="block text-lg text-ink-soft">{loading}</output>
      ) : (
        <Card>
          <a href={path} className="inline-flex min-h-11 items-center font-semibold underline">
            {path}
          </a>
          <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-3">
            <Fact name="Formato">
              {check.problem === undefined ? (
                <Badge tone="soft">XML válido</Badge>
              ) : (
                <Badge tone="warm">Com erro: {check.problem}</Badge>
              )}
            </Fact>
            <Fact name={check.kind === 'index' ? 'Partes' : 'URLs'}>{check.urlCount}</Fact>
            <Fact name="Alteração mais recente">{check.newestLastmod ?? 'Nenhuma'}</Fact>
            {check.source !== undefined && <Fact name="Origem">{sources[check.source]}</Fact>}
          </dl>
          {check.source === 'insufficient' && (
            <p className="mt-4">{missingArticles(check.urlCount)}</p>
          )}
          {check.firstEntries.length > 0 && (
            <>
              <h3 className="mt-6 text-lg">Primeiros endereços</h3>
              <ul className="mt-2 space-y-1 text-sm">
                {check.firstEntries.map(({ location, lastmod }) => (
                  <li key={location} className="break-all">
                    {location} <span className="text-ink-soft">{lastmod}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Card>
      )}
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-1 font-semibold">{children}</dd>
    </div>
  );
}
