import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import { ProblemPage } from '#app/site/problem-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** No such post, or none that could be read now: a visitor sees the same state (design, section 5). */
export function PostNotFound() {
  return (
    <ProblemPage
      title="Post não encontrado"
      actions={
        <>
          <ButtonLink href="/blog" variant="primary">
            Voltar ao Blog
          </ButtonLink>
          <WhatsappButton />
          <CallButton />
        </>
      }
    >
      <p>O post que você está procurando não existe ou foi removido.</p>
    </ProblemPage>
  );
}
