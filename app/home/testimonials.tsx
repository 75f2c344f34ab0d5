import { Star } from 'lucide-react';
import { Card } from '../ui/card.tsx';
import { Section } from '../ui/layout.tsx';
import { testimonials } from './content.ts';

export function Testimonials() {
  return (
    <Section title="Depoimentos" lead="O que contam as pessoas que a gente atendeu.">
      <ul className="grid gap-6 md:grid-cols-3">
        {testimonials.map(({ name, location, rating, text, service }) => (
          <li key={name}>
            <Card as="figure" className="flex h-full flex-col">
              <p className="flex gap-0.5">
                <span className="sr-only">Nota {rating} de 5</span>
                {Array.from({ length: rating }, (_, index) => (
                  <Star key={index} aria-hidden="true" className="size-5 fill-warm text-warm" />
                ))}
              </p>
              <blockquote className="mt-4 flex-1">
                <p>“{text}”</p>
              </blockquote>
              <figcaption className="mt-5 border-t border-line pt-4">
                <span className="font-semibold">{name}</span>, {location}
                <span className="block text-sm text-ink-soft">{service}</span>
              </figcaption>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
