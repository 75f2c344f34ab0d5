import { buttonStyle } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { AdminPage } from '#app/admin/shell/admin-page.tsx';
import { TextField } from '#app/admin/ui/field.tsx';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Notice } from '#app/admin/ui/notice.tsx';
import type { RejectedForm } from './rejected-form.ts';
import { NewPasswordFields } from './password-page.tsx';

interface AccountPageProps {
  email: string;
  /** What was just done, by the search param `aviso`. */
  notice: string | undefined;
  rejected: RejectedForm | undefined;
}

/** The operator's own account: password and sessions. */
export function AccountPage({ email, notice, rejected }: AccountPageProps) {
  const errors = rejected?.errors ?? {};
  return (
    <AdminPage title="Minha conta" lead={`Você entrou como ${email}.`}>
      {notice === 'senha' && rejected === undefined && (
        <Notice tone="good" announce="politely">
          A senha foi trocada. Os outros aparelhos saíram da conta.
        </Notice>
      )}
      {notice === 'nao-saiu' && (
        <Notice tone="danger" announce="now">
          O serviço de acesso não respondeu, e a sessão continua aberta. Espere um minuto e tente de
          novo.
        </Notice>
      )}
      {rejected?.message !== undefined && (
        <Notice tone="danger" announce="now">
          {rejected.message}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <h2 className="text-xl">Trocar a senha</h2>
          <form method="post" action="/admin/conta" className="mt-4 space-y-5">
            <input type="hidden" name="email" autoComplete="username" value={email} />
            <TextField
              name="atual"
              label="Senha atual"
              type="password"
              autoComplete="current-password"
              required
              error={errors['atual']}
            />
            <NewPasswordFields errors={errors} />
            <button type="submit" className={buttonStyle('primary')}>
              Trocar a senha
            </button>
          </form>
        </Card>
        <Card>
          <h2 className="text-xl">Sair</h2>
          <p className="mt-2 text-ink-soft">
            Perdeu um celular ou usou um computador que não é seu? Saia de todos os aparelhos: cada
            um terá de entrar de novo.
          </p>
          <form method="post" action="/admin/sair" className="mt-5 flex flex-wrap gap-3">
            <button type="submit" name="escopo" value="local" className={buttonStyle('secondary')}>
              Sair daqui
            </button>
            <button type="submit" name="escopo" value="global" className={buttonStyle('secondary')}>
              Sair de todos os aparelhos
            </button>
          </form>
        </Card>
      </div>
      <p className="text-sm text-ink-soft">
        Para quem desenvolve:{' '}
        <SiteLink href="/admin/componentes" className={linkStyle}>
          componentes do site e seus estados
        </SiteLink>
      </p>
    </AdminPage>
  );
}
