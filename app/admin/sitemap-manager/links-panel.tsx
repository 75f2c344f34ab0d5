import ExternalLink from 'lucide-react/icons/external-link';
import { SiteLink } from '#app/ui/site-link.tsx';
import { formatDay } from '#app/admin/reports/dates.ts';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Panel } from '#app/admin/ui/panel.tsx';
import type { SitemapReport } from './report.ts';

const outside = [
  { name: 'Google Search Console', href: 'https://search.google.com/search-console' },
  { name: 'Bing Webmaster Tools', href: 'https://www.bing.com/webmasters' },
  { name: 'Teste de resultados avançados', href: 'https://search.google.com/test/rich-results' },
  { name: 'PageSpeed Insights', href: 'https://pagespeed.web.dev/' },
] as const;

const link =
  'inline-flex min-h-11 items-center gap-2 font-medium text-link underline underline-offset-4';

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
