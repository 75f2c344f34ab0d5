import type { ReactNode } from 'react';

/** The page's width: at most 72rem, with room at the edges. */
export function Container({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-8 ${className}`}>{children}</div>
  );
}

interface SectionProps {
  id?: string;
  title: string;
  /** One sentence under the title. */
  lead?: string;
  tone?: 'plain' | 'tinted';
  children: ReactNode;
}

/** A titled part of a page, labelled by its heading. */
export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  const headingId = `${id ?? title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-titulo`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`py-12 sm:py-16 ${tone === 'tinted' ? 'bg-surface-tinted' : ''}`}
    >
      <Container>
        <h2 id={headingId} className="text-title">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">{lead}</p>}
        <div className="mt-8 sm:mt-10">{children}</div>
      </Container>
    </section>
  );
}

interface PageHeroProps {
  title: string;
  lead: string;
  /** What stands above the title: a breadcrumb or a badge. */
  above?: ReactNode;
  /** A drawing of ours, beside the text on large screens. */
  illustration?: `/illustrations/${string}.svg`;
  children?: ReactNode;
}

/** The head of a page: its one h1, a sentence, and what to do next. */
export function PageHero({ title, lead, above, illustration, children }: PageHeroProps) {
  return (
    <div className="@container border-b border-line bg-surface-tinted">
      <Container className="flex items-center gap-12 py-10 sm:py-16">
        <div className="min-w-0 flex-1">
          {above}
          <h1 className="mt-4 max-w-[24ch] text-display">{title}</h1>
          <p className="mt-4 max-w-[58ch] text-lg text-ink-soft sm:text-xl">{lead}</p>
          {children}
        </div>
        {illustration !== undefined && (
          <img
            src={illustration}
            alt=""
            width="320"
            height="240"
            // Lazy, so that screens that do not show it do not fetch it.
            loading="lazy"
            className="hidden w-80 shrink-0 @5xl:block"
          />
        )}
      </Container>
    </div>
  );
}
