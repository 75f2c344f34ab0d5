import { Container } from '#app/ui/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { AdminAccount } from '#app/admin/auth/access.functions.ts';
import { Notice } from '#app/admin/ui/notice.tsx';
import { failedSignInsSentence } from './failed-sign-ins.ts';

/** Tells an operator that someone tries passwords for the account, and what to do. */
export function FailedSignInsNotice({ failedSignIns }: Pick<AdminAccount, 'failedSignIns'>) {
  const sentence = failedSignInsSentence(failedSignIns);
  if (sentence === undefined) return null;
  return (
    <Container className="pt-6">
      <Notice tone="warning">
        <p>
          {sentence} Foi você? Então está tudo bem. Não foi? Troque a senha por uma frase longa que
          você não usa em outro lugar. Este aparelho continua entrando normalmente.
        </p>
        <TextLink href="/admin/conta">Trocar a senha</TextLink>
      </Notice>
    </Container>
  );
}
