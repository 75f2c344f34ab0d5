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
    <Container className="space-y-6 py-6 sm:py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="mt-1 text-ink-soft">{lead}</p>
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </Container>
  );
}
