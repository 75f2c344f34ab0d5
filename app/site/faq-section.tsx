import { Faq } from '#app/ui/faq.tsx';
import { Container } from '#app/ui/layout.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import { CallButton, WhatsappButton } from './contact-buttons.tsx';

interface FaqSectionProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions and their answers; beside them, what to do about a question that is not among them. */
export const FaqSection = remembered(function FaqSection({ items }: FaqSectionProps) {
  return (
    <section
      id="perguntas"
      aria-labelledby="perguntas-titulo"
      className="@container bg-surface-tinted py-12 sm:py-20"
    >
      <Container className="grid gap-8 @4xl:grid-cols-[2fr_3fr] @4xl:gap-16">
        <div className="@4xl:sticky @4xl:top-28 @4xl:self-start">
          <h2 id="perguntas-titulo" className="text-title">
            Perguntas frequentes
          </h2>
          <p className="mt-3 text-lg text-ink-soft">
            Não achou a sua? Pergunte. Quem responde é&nbsp;gente, a qualquer hora.
          </p>
          <div className="mt-6 hidden flex-wrap gap-3 @4xl:flex">
            <WhatsappButton />
            <CallButton />
          </div>
        </div>
        <Faq items={items} />
      </Container>
    </section>
  );
});
