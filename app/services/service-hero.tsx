import { claims } from '#app/company/claims.ts';
import { formatRange, prices } from '#app/company/prices.ts';
import type { Service } from '#app/company/services.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { HeroContact } from '#app/site/contact-buttons.tsx';
import { Promises } from '#app/site/promises.tsx';
import { sectionOf } from '#app/site/service-illustration.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Container } from '#app/ui/layout.tsx';
import type { ServiceContent } from './service.ts';

interface ServiceHeroProps {
  service: Service;
  content: ServiceContent;
  trail: Trail;
}

/**
 * The first screen of a service: what, then its section, and in the section's ground all that a visitor decides by. On a
 * wide screen the section stands beside the words, and its floor line runs on under them.
 */
export function ServiceHero({ service, content, trail }: ServiceHeroProps) {
  const { range, simple } = prices[service.id];
  const section = sectionOf[service.id];
  return (
    <div className="@container relative overflow-hidden">
      <div className="section-rows">
        <div className="section-room bg-surface-tinted">
          <Container>
            <div className="flex flex-wrap items-center justify-between gap-x-4 @3xl:flex-col @3xl:items-start @3xl:@max-5xl:gap-y-2">
              <Breadcrumb items={trail} />
              <Badge tone="warm">Atendimento 24 Horas</Badge>
            </div>
            <h1 className="section-title mt-1 @3xl:mt-3">{content.heading}</h1>
            <p className="mt-3 hidden text-balance text-ink-soft @3xl:block">{content.lead}</p>
          </Container>
        </div>
        <Picture
          name={section}
          crop="trap"
          loading="lazy"
          className="h-32 w-full @2xl:h-64 @3xl:hidden"
        />
        <Picture
          name={section}
          crop="hero"
          narrow="tall"
          described
          loading="lazy"
          className="section-picture"
        />
        <div className="section-ground on-dark bg-ground text-on-band">
          <Container>
            <p className="text-[1.75rem] leading-tight font-bold tabular-nums @3xl:text-[2rem] @5xl:text-4xl">
              {formatRange(range)}
            </p>
            <p className="text-on-band-soft tabular-nums">Caso simples: {formatRange(simple)}</p>
            <Promises arrival={claims.arrival.services} className="mt-2 @3xl:mt-3" />
            <div className="mt-4 @3xl:mt-5">
              <HeroContact dark />
            </div>
          </Container>
        </div>
      </div>
    </div>
  );
}
