import type { ReactNode } from 'react';
import { Container } from '#app/ui/layout.tsx';

interface AdminPageProps {
  title: string;
  lead: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the admin area: its title, what can be done, and its panels one under the other. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <Container className="space-y-4 py-4 sm:space-y-6 sm:py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:gap-y-4">
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="text-ink-soft max-sm:text-base sm:mt-1">{lead}</p>
        </div>
        {actions !== undefined && (
          // On a phone they share a line, so that the first figures are on the first screen.
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:min-w-0 max-sm:*:flex-1 max-sm:*:px-2 max-sm:*:text-[0.9375rem] max-sm:[&_svg]:hidden sm:gap-3">
            {actions}
          </div>
        )}
      </div>
      {children}
    </Container>
  );
}
