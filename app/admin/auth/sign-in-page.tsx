import { buttonStyle } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TextField } from '#app/admin/ui/field.tsx';
import type { NoticeTone } from '#app/admin/ui/notice.tsx';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import type { RejectedForm } from './rejected-form.ts';
import { safeReturnPath } from './return-path.ts';

/** Why someone stands at the sign-in, by the search param `motivo`. */
const reasons = new Map<string, { tone: NoticeTone; text: string }>([
  [
    'expirou',
    { tone: 'warning', text: 'Sua sessão terminou. Entre de novo para continuar de onde parou.' },
  ],
  [
    'sem-acesso',
    {
      tone: 'warning',
      text: 'Esta conta não tem acesso à administração. Entre com outra conta ou peça acesso a quem cuida do site.',
    },
  ],
  [
    'acesso-retirado',
    {
      tone: 'good',
      text: 'O seu acesso foi retirado. Para voltar, peça um convite a quem tem acesso.',
    },
  ],
  ['saiu', { tone: 'good', text: 'Você saiu.' }],
  ['saiu-de-todos', { tone: 'good', text: 'Você saiu de todos os aparelhos.' }],
  ['senha-trocada', { tone: 'good', text: 'A senha foi trocada. Entre com a nova.' }],
]);

interface SignInPageProps {
  reason: string | undefined;
  returnTo: string | undefined;
  rejected: RejectedForm | undefined;
}

/** The sign-in: a plain form, which works before and without script. */
export function SignInPage({ reason, returnTo, rejected }: SignInPageProps) {
  const action = `/admin/entrar?voltar=${encodeURIComponent(safeReturnPath(returnTo))}`;
  const errors = rejected?.errors ?? {};
  return (
    <AuthCard
      title="Entrar na administração"
      notice={reasons.get(reason ?? '')}
      rejected={rejected}
    >
      <form method="post" action={action} className="space-y-5">
        <EmailField rejected={rejected} />
        <TextField
          name="senha"
          label="Senha"
          type="password"
          autoComplete="current-password"
          required
          error={errors['senha']}
        />
        <button type="submit" className={`${buttonStyle('primary')} w-full`}>
          Entrar
        </button>
      </form>
      <TextLink href="/admin/senha">Esqueci a senha</TextLink>
    </AuthCard>
  );
}
