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

/** Of a part on the page's own ground: after another such part it needs no room at its start. */
export const plainGround = 'plain [.plain+&]:pt-0';

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
      className={`overflow-x-clip py-12 sm:py-16 ${tone === 'tinted' ? 'bg-surface-tinted' : plainGround}`}
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

/** A part whose title stands beside it on a wide screen, and stays there while it is read. */
export function BesideSection({
  id,
  title,
  lead,
  tone = 'plain',
  children,
}: SectionProps & { id: string }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={`@container py-12 sm:py-20 ${tone === 'tinted' ? 'bg-surface-tinted' : plainGround}`}
    >
      <Container className="grid gap-x-16 gap-y-6 @4xl:grid-cols-[1fr_2fr]">
        <div className="@4xl:sticky @4xl:top-28 @4xl:self-start">
          <h2 id={`${id}-titulo`} className="text-title">
            {title}
          </h2>
          {lead !== undefined && <p className="mt-3 text-lg text-ink-soft">{lead}</p>}
        </div>
        {children}
      </Container>
    </section>
  );
}

interface PageHeroProps {
  title: string;
  lead: string;
  /** What stands above the title: a breadcrumb or a badge. */
  above?: ReactNode;
  /** Fills the right half of wide screens to their edge, and stands under the words on narrow ones. */
  picture?: ReactNode;
  /** The picture is not needed, and shown where there is room beside the words alone. */
  besideOnly?: boolean;
  children?: ReactNode;
}

/** The head of a page: its one h1, a sentence, and what to do next. */
export function PageHero({
  title,
  lead,
  above,
  picture,
  besideOnly = false,
  children,
}: PageHeroProps) {
  const hasPicture = picture !== undefined;
  return (
    <div
      className={`@container relative ${hasPicture ? 'bg-surface-dusk' : 'border-b border-line bg-surface-tinted'}`}
    >
      <Container
        className={`pt-1 pb-8 sm:pb-12 @3xl:pt-6 ${hasPicture ? '@5xl:flex @5xl:min-h-[30rem] @5xl:flex-col @5xl:justify-center' : ''}`}
      >
        <div className={hasPicture ? '@5xl:w-[calc(50%-2rem)]' : ''}>
          {above}
          <h1 className="mt-3 max-w-[24ch] text-display">{title}</h1>
          <p className="mt-4 max-w-[58ch] text-lg text-ink-soft sm:text-xl">{lead}</p>
          {children}
        </div>
      </Container>
      {hasPicture && (
        <div
          className={`${besideOnly ? 'hidden @5xl:block' : 'h-52 @2xl:h-72'} overflow-hidden @5xl:absolute @5xl:inset-y-0 @5xl:right-0 @5xl:h-auto @5xl:w-[47%] [&_img]:size-full`}
        >
          {picture}
        </div>
      )}
    </div>
  );
}
