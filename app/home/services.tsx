import { Picture } from '#app/drawings/picture.tsx';
import { ServiceCard } from '#app/site/service-card.tsx';
import { sectionOf } from '#app/site/service-illustration.tsx';
import { Section } from '#app/ui/layout.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import { serviceCards } from './content.ts';

/** The services side by side, each with its section. */
export const Services = remembered(function Services() {
  return (
    <Section
      id="servicos"
      title="O que a gente desentope"
      lead="Preço combinado antes de começar, de dia ou de madrugada."
    >
      <ul className="grid gap-5 md:grid-cols-3">
        {serviceCards.map(({ id, title, description, details, third }) => (
          <ServiceCard
            key={id}
            id={id}
            name={title}
            text={`${description} ${details}`}
            picture={
              <>
                {/* A phone has just got this one, for the choices of the first screen. */}
                <Picture
                  name="choices"
                  loading="lazy"
                  className={`aspect-4/3 w-full object-cover md:hidden ${third}`}
                />
                <Picture
                  name={sectionOf[id]}
                  loading="lazy"
                  className="hidden aspect-4/3 w-full md:block"
                />
              </>
            }
          />
        ))}
      </ul>
    </Section>
  );
});
