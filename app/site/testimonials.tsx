import type { Testimonial } from '#app/company/testimonials.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout.tsx';
import { Star } from '#app/ui/lucide-icons.tsx';
import { remembered } from '#app/ui/remembered.tsx';

interface TestimonialsProps {
  testimonials: readonly Testimonial[];
}

/** What customers say, each with where and when; a sample says that it is one. Nothing, when there is none to show. */
export const Testimonials = remembered(function Testimonials({ testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const hasSample = testimonials.some(({ confirmed }) => !confirmed);
  return (
    <Section
      title="Depoimentos"
      lead={
        hasSample
          ? 'Os marcados com “Exemplo” são ilustrativos, não de clientes.'
          : 'O que contam as pessoas que a gente atendeu.'
      }
    >
      <ul className="grid gap-x-8 gap-y-10 md:auto-cols-fr md:grid-flow-col lg:gap-x-12">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialFigure testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
});

function TestimonialFigure({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, rating, text, service } = testimonial;
  return (
    <figure className="flex h-full max-w-[60ch] flex-col">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex flex-wrap gap-0.5">
          <span className="sr-only">Nota {rating} de 5</span>
          {Array.from({ length: rating }, (_, index) => (
            <Star key={index} aria-hidden="true" className="size-5 fill-warm text-warm" />
          ))}
        </p>
        {!testimonial.confirmed && <Badge tone="soft">Exemplo</Badge>}
      </div>
      <blockquote className="mt-4 flex-1 text-lg md:max-lg:text-base">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-5">
        <span className="font-semibold text-heading">{name}</span>, {location}
        <span className="block text-sm text-ink-soft">{service}</span>
        {testimonial.confirmed && (
          <span className="block text-sm text-ink-soft">
            {testimonial.source}, {formatMonth(testimonial.date)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** `março de 2026` */
function formatMonth(date: string): string {
  return new Date(date).toLocaleDateString('pt-BR', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
