import { count } from '#functions/count.ts';
import { buttonStyle } from '#app/ui/button.tsx';
import { AdminPage } from '#app/admin/shell/admin-page.tsx';
import type { RejectedForm } from '#app/admin/auth/rejected-form.ts';
import { formatDay, formatMoment, formatWhen } from '#app/admin/reports/dates.ts';
import { TextField } from '#app/admin/ui/field.tsx';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';
import { peopleNotice } from './notices.ts';
import type { People } from './people.server.ts';

interface PeoplePageProps {
  people: People;
  /** What was just done, by the search param `aviso`. */
  notice: string | undefined;
  rejected: RejectedForm | undefined;
}

/** Who has access to the admin area: plain forms, which work before and without script. */
export function PeoplePage({
  people: { people, changes, readAt },
  notice,
  rejected,
}: PeoplePageProps) {
  const told = rejected === undefined ? peopleNotice(notice) : undefined;
  return (
    <AdminPage title="Pessoas" lead="Quem entra nesta administração e faz tudo o que há nela.">
      {told !== undefined && (
        <Notice tone={told.tone} announce="politely">
          {told.text}
        </Notice>
      )}
      {rejected?.message !== undefined && (
        <Notice tone="danger" announce="now">
          {rejected.message}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Panel id="pessoas" title="Com acesso" lead={count(people.length, 'pessoa', 'pessoas')}>
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <Person
                key={person.id}
                person={person}
                isOnly={people.length === 1}
                readAt={readAt}
              />
            ))}
          </ul>
        </Panel>
        <Panel
          id="convidar"
          title="Convidar uma pessoa"
          lead="Ela recebe um e-mail com um link para criar a própria senha."
        >
          <form method="post" action="/admin/pessoas" className="space-y-4">
            <TextField
              name="email"
              label="E-mail da pessoa"
              type="email"
              inputMode="email"
              autoComplete="off"
              required
              maxLength={254}
              defaultValue={rejected?.email}
              error={rejected?.errors['email']}
            />
            <button
              type="submit"
              name="acao"
              value="convidar"
              className={`${buttonStyle('primary')} w-full`}
            >
              Convidar
            </button>
          </form>
        </Panel>
      </div>
      <Panel id="mudancas" title="O que mudou" lead="As últimas 10 mudanças de quem tem acesso.">
        {changes.length === 0 ? (
          <Empty title="Nada mudou ainda" />
        ) : (
          <ol className="divide-y divide-line">
            {changes.map(({ id, message, created_at }) => (
              <li key={id} className="py-2.5 break-words first:pt-0 last:pb-0">
                {message}{' '}
                <time dateTime={created_at} className="text-sm text-ink-soft">
                  {formatMoment(created_at)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </AdminPage>
  );
}

function seenText(lastSeenAt: string | null, readAt: string): string {
  return lastSeenAt === null
    ? 'Ainda não entrou.'
    : `Entrou pela última vez ${formatWhen(lastSeenAt, readAt)}.`;
}

interface PersonProps {
  person: People['people'][number];
  /** Nobody else has access. */
  isOnly: boolean;
  readAt: string;
}

function Person({ person: { id, email, since, lastSeenAt, isSelf }, isOnly, readAt }: PersonProps) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold break-all text-heading">{email}</span>
        {isSelf && <Tag tone="neutral">Você</Tag>}
      </p>
      <p className="text-sm text-ink-soft">
        {[`Desde ${formatDay(since)}.`, isSelf ? '' : seenText(lastSeenAt, readAt)].join(' ')}
      </p>
      {isOnly ? (
        <p className="mt-2 text-sm">
          É a única pessoa com acesso, e por isso não pode ser removida. Convide outra antes.
        </p>
      ) : (
        <div className="mt-1 flex flex-wrap items-start gap-x-6">
          {lastSeenAt === null && !isSelf && (
            <form method="post" action="/admin/pessoas">
              <input type="hidden" name="email" value={email} />
              <button
                type="submit"
                name="acao"
                value="convidar"
                aria-label={`Enviar o convite de novo: ${email}`}
                className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
              >
                Enviar o convite de novo
              </button>
            </form>
          )}
          <details className="min-w-0">
            <summary
              aria-label={isSelf ? 'Tirar o meu acesso' : `Tirar o acesso: ${email}`}
              className="inline-flex min-h-11 items-center font-semibold text-danger underline underline-offset-4"
            >
              {isSelf ? 'Tirar o meu acesso' : 'Tirar o acesso'}
            </summary>
            <form
              method="post"
              action="/admin/pessoas"
              className="max-w-[60ch] space-y-3 pt-1 pb-2"
            >
              <p>
                {isSelf
                  ? 'Você sai agora, em todos os aparelhos, e só entra de novo se outra pessoa da lista convidar você.'
                  : 'Essa pessoa sai da administração no próximo clique e não entra mais. O que ela fez continua no registro, e você pode convidá-la de novo.'}
              </p>
              <input type="hidden" name="pessoa" value={id} />
              <button
                type="submit"
                name="acao"
                value="remover"
                aria-label={isSelf ? 'Sim, tirar o meu acesso' : `Sim, tirar o acesso: ${email}`}
                className={buttonStyle('secondary')}
              >
                {isSelf ? 'Sim, tirar o meu acesso' : 'Sim, tirar o acesso'}
              </button>
            </form>
          </details>
        </div>
      )}
    </li>
  );
}
