import { ButtonLink } from '#app/ui/button.tsx';
import { WhatsappButton } from './contact-buttons.tsx';
import { ProblemPage } from './problem-page.tsx';

/** Unknown address. The two English strings are the specification's (section 2, "Not-found page"). */
export function NotFoundPage() {
  return (
    <ProblemPage
      title={<span lang="en">Oops! Page not found</span>}
      actions={
        <>
          <ButtonLink href="/" variant="primary">
            <span lang="en">Return to Home</span>
          </ButtonLink>
          <ButtonLink href="/blog" variant="secondary">
            Ir para o blog
          </ButtonLink>
          <WhatsappButton />
        </>
      }
    >
      <p>
        Esta página não existe ou mudou de endereço. Volte ao início ou, se tem algo entupido agora,
        fale com a gente.
      </p>
    </ProblemPage>
  );
}
