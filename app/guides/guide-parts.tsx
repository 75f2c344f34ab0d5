import type { ReactNode } from 'react';
import type { NeighborhoodSlug } from '#app/company/regions.ts';
import { company } from '#app/company/company.ts';
import { HeroContact } from '#app/site/contact-buttons.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHero } from '#app/ui/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

interface GuideHeroProps {
  trail: Trail;
  title: string;
  lead: string;
  picture: ReactNode;
  /** The picture is shown where there is room beside the words alone. */
  besideOnly?: boolean;
}

/** The head of a guide; on paper it also says how to reach us, for the page's footer is not printed. */
export function GuideHero({ trail, title, lead, picture, besideOnly = false }: GuideHeroProps) {
  return (
    <PageHero
      above={<Breadcrumb items={trail} />}
      title={title}
      lead={lead}
      picture={picture}
      besideOnly={besideOnly}
    >
      <div className="no-print mt-7">
        <HeroContact />
      </div>
      <p className="mt-4 hidden print:block">
        {company.name}, 24 horas. Telefone e WhatsApp: {company.phone.display}
      </p>
    </PageHero>
  );
}

interface LocalNotesProps {
  notes: readonly { slug: NeighborhoodSlug; nome: string; text: string }[];
}

/** A note for each neighbourhood, with a link to its page. */
export function LocalNotes({ notes }: LocalNotesProps) {
  return (
    <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3 lg:gap-x-12">
      {notes.map(({ slug, nome, text }) => (
        <div key={slug} className="border-t border-line pt-4">
          <dt className="text-lg">
            <TextLink href={`/bairros/${slug}`}>{nome}</TextLink>
          </dt>
          <dd className="max-w-[60ch] text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
