import { Menu } from '@ark-ui/react/menu';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleUser from 'lucide-react/icons/circle-user';
import ExternalLink from 'lucide-react/icons/external-link';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Users from 'lucide-react/icons/users';
import { useRef } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';

const item =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-left font-medium text-heading data-highlighted:bg-chip';

/** The operator's account: whose it is, its settings, and the way out. */
export function AccountMenu({ email }: { email: string }) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const signOut = useRef<HTMLFormElement>(null);
  return (
    <>
      <Menu.Root
        lazyMount
        unmountOnExit
        positioning={{ placement: 'bottom-end' }}
        // Else the keyboard presses the link itself, past the router.
        navigate={({ href }) => void navigate({ href: new URL(href).pathname })}
        onSelect={({ value }) => {
          if (value === 'sair') signOut.current?.requestSubmit();
        }}
      >
        <Menu.Trigger
          disabled={!hydrated}
          className="inline-flex min-h-11 max-w-48 items-center gap-2 rounded-full px-2 font-medium text-heading hover:bg-hover sm:max-w-72 sm:px-3"
        >
          <CircleUser aria-hidden="true" className="size-5 shrink-0" />
          <span className="truncate max-sm:sr-only">{email}</span>
          <span className="sr-only">: abrir menu da conta</span>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content
            aria-label="Conta"
            className="z-50 w-72 rounded-xl border border-line bg-surface-raised p-1.5 shadow-float outline-none"
          >
            <p className="truncate px-3 py-2 text-sm text-ink-soft">{email}</p>
            <Menu.Item value="conta" asChild>
              <SiteLink href="/admin/conta" className={item}>
                <KeyRound aria-hidden="true" className="size-5" />
                Minha conta
              </SiteLink>
            </Menu.Item>
            <Menu.Item value="avisos" asChild>
              <SiteLink href="/admin/avisos" className={item}>
                <BellRing aria-hidden="true" className="size-5" />
                Avisos
              </SiteLink>
            </Menu.Item>
            <Menu.Item value="pessoas" asChild>
              <SiteLink href="/admin/pessoas" className={item}>
                <Users aria-hidden="true" className="size-5" />
                Pessoas
              </SiteLink>
            </Menu.Item>
            <Menu.Item value="site" asChild>
              <SiteLink href="/" className={item}>
                <ExternalLink aria-hidden="true" className="size-5" />
                Ver o site
              </SiteLink>
            </Menu.Item>
            <Menu.Item value="sair" className={item}>
              <LogOut aria-hidden="true" className="size-5" />
              Sair
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <form ref={signOut} method="post" action="/admin/sair" hidden />
    </>
  );
}
