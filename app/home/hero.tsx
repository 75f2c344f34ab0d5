import { claims, formatRating } from '#app/company/claims.ts';
import { whatsappUrl } from '#app/company/contact.ts';
import { formatPrice, prices } from '#app/company/prices.ts';
import { findService } from '#app/company/services.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { HeroContact } from '#app/site/contact-buttons.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Container } from '#app/ui/layout.tsx';
import { Star } from '#app/ui/lucide-icons.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import { promise, serviceCards } from './content.ts';

const { experience, rating } = claims;

/** The first screen: one promise, and what is clogged as the way to reach us. */
export const Hero = remembered(function Hero() {
  return (
    <div className="@container relative bg-surface-tinted">
      <Container className="@3xl:flex @3xl:min-h-[42rem] @3xl:items-center">
        <div className="pt-4 pb-8 @3xl:w-[calc(50%-1rem)] @3xl:py-10">
          {/* On a large screen the page's first line says it. */}
          <p className="lg:hidden">
            <Badge tone="warm">Atendimento 24 Horas</Badge>
          </p>
          <h1 className="mt-3 max-w-[17ch] text-[min(8.4vw,1.75rem)] leading-[1.1] @3xl:text-[min(4.7vw,3.25rem)]">
            Desentupimento em Petrópolis e Itaipava, a qualquer hora
          </h1>
          <p className="mt-3 max-w-[44ch] text-lg leading-snug text-ink-soft @3xl:mt-5 @3xl:text-xl">
            {promise}
          </p>
          <Choices />
          <p className="mt-5 flex gap-2.5 text-ink-soft">
            <Star aria-hidden="true" className="mt-0.5 size-5 shrink-0 fill-warm text-warm" />
            <span>
              <strong className="font-semibold text-ink">
                {formatRating(rating.page.value)} de 5
              </strong>
              , em mais de {rating.page.reviews} avaliações. Desentupidora familiar, com{' '}
              {experience.home} de experiência na Serra.
            </span>
          </p>
        </div>
      </Container>
      <Picture
        name="kitchen-at-night"
        narrow="tall"
        described
        loading="lazy"
        className="absolute inset-y-0 right-0 hidden h-full w-[48%] @3xl:block"
      />
    </div>
  );
});

/** Each choice opens WhatsApp with a text of its own. */
function Choices() {
  return (
    <div className="mt-4 max-w-[34rem] @3xl:mt-7">
      <p id="entupiu" className="font-semibold text-heading">
        O que entupiu? Fale no WhatsApp:
      </p>
      <ul aria-labelledby="entupiu" className="mt-2.5 grid grid-cols-3 gap-2 @5xl:gap-4">
        {serviceCards.map(({ id, clogged, third }) => (
          <li key={id}>
            <a
              href={whatsappUrl(findService(id)?.message)}
              target="_blank"
              rel="noopener"
              className="block overflow-hidden rounded-card border-2 border-line-strong bg-surface-raised hover:border-brand"
            >
              <Picture name="choices" className={`aspect-4/3 w-full object-cover ${third}`} />
              <span className="block px-1 pt-2 pb-1.5 text-center leading-tight sm:py-2.5">
                <span className="block text-lg font-bold text-heading">
                  {clogged}
                  <span className="sr-only">: falar no WhatsApp</span>
                </span>
                <span className="text-[0.8125rem] text-ink-soft tabular-nums @5xl:text-sm">
                  desde {formatPrice(prices[id].range.from)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-3 sm:mt-4">
        <HeroContact
          chat={
            <span>
              Outro problema? Conte aqui<span className="sr-only"> no WhatsApp</span>
            </span>
          }
        />
      </div>
    </div>
  );
}
