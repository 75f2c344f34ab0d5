import { ExternalLink } from 'lucide-react';
import { SiteLink } from '#app/ui/site-link.tsx';
import { formatDay } from '#app/admin/reports/dates.ts';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Panel } from '#app/admin/ui/panel.tsx';
import { ExampleTag, Tag } from '#app/admin/ui/tag.tsx';
import type { TagTone } from '#app/admin/ui/tag.tsx';
import type { Vital } from '#app/admin/reports/vitals.ts';
import { formatVital, vitalLabels, vitals, vitalStatus } from '#app/admin/reports/vitals.ts';
import type { SitemapReport } from './report.ts';
import { count } from './rules.ts';

/** What stands where no page is measured yet (specification, section 2; design, section 5). */
const exampleVitals = { lcp: 1_800, fid: 45, cls: 0.08 } as const;

const vitalTones = {
  good: 'good',
  'needs-improvement': 'warning',
  poor: 'danger',
} as const satisfies Record<string, TagTone>;

/** Core Web Vitals: the worst page of those that were measured. */
export function VitalsPanel({ pages }: { pages: SitemapReport['vitals'] }) {
  const isExample = pages.length === 0;
  const worst = (vital: Vital): { value: number; url: string | undefined } | undefined => {
    if (isExample) {
      const value: number | undefined = vital === 'inp' ? undefined : exampleVitals[vital];
      return value === undefined ? undefined : { value, url: undefined };
    }
    return pages
      .flatMap(({ url, core_web_vitals }) => {
        const value = core_web_vitals[vital];
        return value === undefined ? [] : [{ value, url }];
      })
      .toSorted((one, other) => other.value - one.value)[0];
  };
  return (
    <Panel
      id="vitals"
      title="Core Web Vitals"
      lead={
        isExample
          ? 'Nenhuma página foi medida ainda.'
          : `A pior página entre ${count(pages.length, 'medida', 'medidas')} por visitantes de verdade.`
      }
      aside={isExample ? <ExampleTag /> : undefined}
    >
      <ul className="grid grid-cols-2 gap-3">
        {(['lcp', 'fid', 'inp', 'cls'] as const).map((vital) => {
          const found = worst(vital);
          const status = found && vitalStatus(vital, found.value);
          return (
            <li key={vital} className="min-w-0 rounded-xl bg-brand-50 p-3">
              <p className="text-sm text-ink-soft">
                <span className="font-semibold text-ink">{vitals[vital].name}</span>:{' '}
                {vitals[vital].meaning}
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="text-xl font-bold text-brand-950 tabular-nums">
                  {found === undefined ? 'Sem dado' : formatVital(vital, found.value)}
                </span>
                {status !== undefined && <Tag tone={vitalTones[status]}>{vitalLabels[status]}</Tag>}
              </p>
              <p className="mt-1 text-sm text-ink-soft">
                Meta: {formatVital(vital, vitals[vital].good)}
                {found?.url !== undefined && (
                  <span className="block truncate">{new URL(found.url).pathname}</span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const outside = [
  { name: 'Google Search Console', href: 'https://search.google.com/search-console' },
  { name: 'Bing Webmaster Tools', href: 'https://www.bing.com/webmasters' },
  { name: 'Teste de resultados avançados', href: 'https://search.google.com/test/rich-results' },
  { name: 'PageSpeed Insights', href: 'https://pagespeed.web.dev/' },
] as const;

const link =
  'inline-flex min-h-11 items-center gap-2 font-medium text-brand-700 underline underline-offset-4';

/** Where to look further. */
export function LinksPanel({ posts }: { posts: SitemapReport['newest_posts'] }) {
  return (
    <Panel id="links" title="Links úteis">
      <ul>
        <li>
          <a href="/sitemap.xml" className={link}>
            Sitemap atual
          </a>
        </li>
        <li>
          <SiteLink href="/sitemap-test" className={link}>
            Teste dos sitemaps
          </SiteLink>
        </li>
        {outside.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener" className={link}>
              {name}
              <ExternalLink aria-hidden="true" className="size-4" />
              <span className="sr-only">(abre em outra aba)</span>
            </a>
          </li>
        ))}
      </ul>
      {posts.length > 0 && (
        <>
          <h3 className="mt-4 text-base">Artigos mais novos</h3>
          <ul className="mt-1">
            {posts.map(({ id, slug, title, published_at }) => (
              <li key={id} className="py-1.5 text-sm">
                <SiteLink href={`/blog/${slug}`} className={linkStyle}>
                  {title}
                </SiteLink>
                <span className="block text-ink-soft">{formatDay(published_at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
