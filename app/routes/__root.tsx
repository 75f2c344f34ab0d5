import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  rootRouteId,
  Scripts,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouteAnnouncer } from '#app/admin/shell/route-announcer.tsx';
import { brandColor, nightColor } from '#app/company/brand.ts';
import { isAdminPath } from '#app/seo/paths.ts';
import { speculationRules } from '#app/seo/speculation-rules.ts';
import { Shell } from '#app/site/shell.tsx';
import '#app/styles.css';
import font from '#app/ui/figtree.woff2?url';

interface RouterContext {
  /** Loads the admin area's server state, or answers what is loaded. */
  openQueryClient: () => Promise<QueryClient>;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        href: '/blog/rss.xml',
        title: 'Blog de Desentupimento',
      },
    ],
  }),
  shellComponent: Document,
  component: Outlet,
});

function Document({ children }: { children: ReactNode }) {
  const isApplication = isAdminPath(useLocation().pathname);
  return (
    <html lang="pt-BR">
      <head>
        <HeadContent />
        {/* Not in `head`, which keeps one meta of each name. */}
        <meta name="theme-color" content={brandColor} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={nightColor} media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <Shell>{children}</Shell>
        {isApplication && <RouteAnnouncer />}
        {isApplication ? <Scripts /> : import.meta.env.SSR && <EntryScripts />}
      </body>
    </html>
  );
}

/** What a document needs, and only the server writes: the browser's first file (app/client.ts), and nothing of what it was made from. */
function EntryScripts() {
  const scripts = useRouter().ssr?.manifest?.routes[rootRouteId]?.scripts ?? [];
  return (
    <>
      {scripts.map(({ attrs }) => (
        <script key={attrs?.['src']} {...attrs} />
      ))}
      <script
        type="speculationrules"
        // oxlint-disable-next-line react/no-danger -- a constant of the code
        dangerouslySetInnerHTML={{ __html: speculationRules }}
      />
    </>
  );
}
