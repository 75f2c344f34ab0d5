import { Star } from 'lucide-react';
import { claims, formatRating } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { Hills } from '#app/site/hills.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { IconList } from '#app/ui/icon-list.tsx';
import { Container } from '#app/ui/layout.tsx';
import { promises } from './content.ts';

const { arrival, experience, rating } = claims;

/** The first screen: what we do, how fast, and the two ways to reach us. */
export function Hero() {
  return (
    <div className="@container relative overflow-hidden bg-brand-50">
      <Hills className="h-24 object-cover object-bottom sm:h-56 sm:object-fill" />
      <Container className="relative flex items-center gap-12 pt-8 pb-28 sm:pt-14 sm:pb-64">
        <div className="min-w-0 flex-1">
          <Badge tone="warm">Atendimento 24 Horas</Badge>
          <h1 className="mt-4 max-w-[17ch] text-display">
            Desentupimento em Petrópolis e Itaipava, a qualquer hora
          </h1>
          <p className="mt-4 max-w-[52ch] text-lg text-ink-soft sm:text-xl">
            Pia, ralo ou vaso entupido? Chegamos {arrival.home} e resolvemos sem quebra-quebra.
            Empresa familiar, com {experience.home} de experiência na Serra.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:[&>a]:flex-auto">
            <WhatsappButton />
            <CallButton />
            <p className="text-ink-soft max-sm:w-full">
              ou ligue <span className="font-semibold text-ink">{company.phone.display}</span>
            </p>
          </div>
          <IconList items={promises} icon="check" className="mt-7 font-medium" />
          <p className="mt-5 flex items-center gap-2.5 text-ink-soft">
            <Star aria-hidden="true" className="size-5 shrink-0 fill-warm text-warm" />
            <span>
              <strong className="font-semibold text-ink">
                {formatRating(rating.page.value)} de 5
              </strong>
              , em mais de {rating.page.reviews} avaliações
            </span>
          </p>
        </div>
        <img
          src="/illustrations/cozinha.svg"
          alt=""
          width="480"
          height="420"
          // Lazy, so that screens that do not show it do not fetch it.
          loading="lazy"
          className="hidden w-[26rem] shrink-0 @5xl:block"
        />
      </Container>
    </div>
  );
}
