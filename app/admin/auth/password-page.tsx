import { shortestPassword } from '#supabase/admin/password-length.ts';
import { buttonStyle } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TextField } from '#app/admin/ui/field.tsx';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import type { RejectedForm } from './rejected-form.ts';

interface PasswordPageProps {
  /** The code of a link that came by e-mail. */
  code: string | undefined;
  /** A link was asked for. */
  sent: boolean;
  rejected: RejectedForm | undefined;
}

/** A new password for who forgot the old one: first the e-mail, then, from the link in it, the password. */
export function PasswordPage({ code, sent, rejected }: PasswordPageProps) {
  const errors = rejected?.errors ?? {};
  if (code !== undefined) {
    return (
      <AuthCard title="Criar uma nova senha" notice={undefined} rejected={rejected}>
        <form method="post" action="/admin/senha" className="space-y-5">
          <input type="hidden" name="codigo" value={code} />
          <NewPasswordFields errors={errors} />
          <button type="submit" className={`${buttonStyle('primary')} w-full`}>
            Salvar e entrar
          </button>
        </form>
        <TextLink href="/admin/senha">Pedir outro link</TextLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Esqueci a senha"
      notice={
        sent
          ? {
              tone: 'good',
              text: 'Se esse e-mail tem uma conta, o link chega em alguns minutos. Olhe também no spam.',
            }
          : undefined
      }
      rejected={rejected}
    >
      <p className="text-ink-soft">
        Escreva o e-mail da sua conta. Enviamos um link para criar uma nova senha; ele vale por uma
        hora.
      </p>
      <form method="post" action="/admin/senha" className="space-y-5">
        <EmailField rejected={rejected} />
        <button type="submit" className={`${buttonStyle('primary')} w-full`}>
          Enviar o link
        </button>
      </form>
      <TextLink href="/admin/entrar">Voltar para entrar</TextLink>
    </AuthCard>
  );
}

/** The new password, twice. */
export function NewPasswordFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <TextField
        name="nova"
        label="Nova senha"
        hint={`Pelo menos ${shortestPassword} caracteres. Uma frase é fácil de lembrar.`}
        type="password"
        autoComplete="new-password"
        required
        minLength={shortestPassword}
        error={errors['nova']}
      />
      <TextField
        name="repetida"
        label="Repita a nova senha"
        type="password"
        autoComplete="new-password"
        required
        error={errors['repetida']}
      />
    </>
  );
}
