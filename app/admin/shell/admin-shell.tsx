import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Network from 'lucide-react/icons/network';
import { Toaster } from 'sonner';
import { Container } from '#app/ui/layout.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { RunToasts } from '#app/admin/operations/run-toasts.tsx';
import type { AdminAccount } from '#app/admin/auth/access.functions.ts';
import { AccountMenu } from './account-menu.tsx';
import { FailedSignInsNotice } from './failed-sign-ins-notice.tsx';

const tab =
  'inline-flex min-h-12 items-center gap-2 border-b-[3px] border-transparent px-2 font-semibold text-ink-soft hover:text-heading sm:px-3 aria-[current=page]:border-link aria-[current=page]:text-heading';

interface AdminShellProps {
  account: AdminAccount;
  client: QueryClient;
}

/** What surrounds the pages of the admin area: menu, server state and toasts. */
export function AdminShell({ account, client }: AdminShellProps) {
  return (
    <QueryClientProvider client={client}>
      <div className="border-b border-line bg-surface-tinted no-print">
        <Container className="flex items-center justify-between gap-1 sm:gap-3">
          <nav aria-label="Administração">
            <ul className="-ml-2 flex gap-1 sm:-ml-3">
              <li>
                <SiteLink href="/admin" exact className={tab}>
                  <House aria-hidden="true" className="hidden size-5 sm:block" />
                  Início
                </SiteLink>
              </li>
              <li>
                <SiteLink href="/admin/seo" className={tab}>
                  <LayoutDashboard aria-hidden="true" className="hidden size-5 sm:block" />
                  SEO
                </SiteLink>
              </li>
              <li>
                <SiteLink href="/admin/sitemap" className={tab}>
                  <Network aria-hidden="true" className="hidden size-5 sm:block" />
                  Sitemap
                </SiteLink>
              </li>
            </ul>
          </nav>
          <AccountMenu email={account.email} />
        </Container>
      </div>
      <FailedSignInsNotice failedSignIns={account.failedSignIns} />
      <Outlet />
      <RunToasts />
      <Toaster
        position="top-center"
        theme="light"
        closeButton
        duration={8_000}
        containerAriaLabel="Avisos"
        style={{ fontFamily: 'inherit' }}
        toastOptions={{
          closeButtonAriaLabel: 'Fechar aviso',
          classNames: {
            title: 'text-base',
            description: 'text-base',
            success: 'border-accent!',
            warning: 'border-warm! bg-warm-soft! text-warm-ink!',
            error: 'border-danger! bg-danger-soft! text-danger!',
          },
        }}
      />
    </QueryClientProvider>
  );
}
