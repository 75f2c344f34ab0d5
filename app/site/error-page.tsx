import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallButton, WhatsappButton } from './contact-buttons.tsx';
import { ProblemPage } from './problem-page.tsx';

/** Anything that failed while a page was made; says nothing of what it was. */
export function ErrorPage() {
  const { href } = useLocation();
  return (
    <ProblemPage
      title="Esta página não abriu"
      actions={
        <>
          <WhatsappButton />
          <CallButton />
          <a
            href={href}
            className="inline-flex min-h-12 items-center px-4 font-semibold text-link underline underline-offset-4"
          >
            Tentar de novo
          </a>
          <ButtonLink href="/" variant="secondary">
            Voltar ao início
          </ButtonLink>
        </>
      }
    >
      <p>
        Algo falhou do nosso lado. Tente de novo em um minuto. Se é urgente, fale com a gente: o
        atendimento continua normal, 24&nbsp;horas.
      </p>
    </ProblemPage>
  );
}
