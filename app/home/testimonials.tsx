import { Star } from 'lucide-react';
import type { Testimonial } from '#app/company/testimonials.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Section } from '#app/ui/layout.tsx';

interface TestimonialsProps {
  testimonials: readonly Testimonial[];
}

/** What customers say, each with where and when; a sample says that it is one. Nothing, when there is none to show. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const hasSample = testimonials.some(({ confirmed }) => !confirmed);
  return (
    <Section
      title="Depoimentos"
      lead={
        hasSample
          ? 'Os marcados como “Exemplo” não são de clientes: só mostram como esta parte vai ficar.'
          : 'O que contam as pessoas que a gente atendeu.'
      }
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, rating, text, service } = testimonial;
  return (
    <Card as="figure" className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap gap-0.5">
          <span className="sr-only">Nota {rating} de 5</span>
          {Array.from({ length: rating }, (_, index) => (
            <Star key={index} aria-hidden="true" className="size-5 fill-warm text-warm" />
          ))}
        </p>
        {!testimonial.confirmed && <Badge tone="soft">Exemplo</Badge>}
      </div>
      <blockquote className="mt-4 flex-1">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-5 border-t border-line pt-4">
        <span className="font-semibold">{name}</span>, {location}
        <span className="block text-sm text-ink-soft">{service}</span>
        {testimonial.confirmed && (
          <span className="block text-sm text-ink-soft">
            {testimonial.source}, {formatMonth(testimonial.date)}
          </span>
        )}
      </figcaption>
    </Card>
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
