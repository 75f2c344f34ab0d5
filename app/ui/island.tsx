import type { ReactNode } from 'react';

/** Parts of public pages that answer to the visitor by React; the browser's code knows each by its name (app/client.ts). */
type IslandName = 'quote-form' | 'map' | 'map-consent';

interface IslandProps {
  name: IslandName;
  /** What the part is made of, as JSON; the browser makes it again from that when it hydrates it. */
  data?: object;
  className?: string;
  children: ReactNode;
}

/**
 * A part of a public page that is hydrated by itself, when the visitor reaches for it. Until then it is what the server
 * wrote, and has to work as that. On a page of the admin area it is hydrated with all the rest.
 */
export function Island({ name, data, className, children }: IslandProps) {
  return (
    <div data-island={name} data-island-data={JSON.stringify(data ?? {})} className={className}>
      {children}
    </div>
  );
}
