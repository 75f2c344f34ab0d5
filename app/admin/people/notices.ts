import type { NoticeTone } from '#app/admin/ui/notice.tsx';

/** What was just done on the page of people, by the search param `aviso`. */
const peopleNotices = {
  convite: {
    tone: 'good',
    text: 'A pessoa já tem acesso, e o convite foi por e-mail: um link para ela criar a senha, que vale por uma hora. Depois disso ela mesma pede outro em “Esqueci a senha”, na página de entrada.',
  },
  'sem-email': {
    tone: 'warning',
    text: 'A pessoa já tem acesso, mas o e-mail do convite não saiu. Peça a quem cuida do site para conferir o envio de e-mails no Supabase (Authentication > Emails); depois, ela usa “Esqueci a senha” na página de entrada.',
  },
  'ja-tinha-conta': {
    tone: 'good',
    text: 'A pessoa já tinha uma conta e agora tem acesso. Ela entra com a senha de antes; se não lembrar, usa “Esqueci a senha”.',
  },
  'ja-tem': { tone: 'info', text: 'Essa pessoa já tem acesso.' },
  removida: {
    tone: 'good',
    text: 'O acesso foi retirado. Onde essa pessoa estava com a administração aberta, ela sai no próximo clique.',
  },
  'ja-removida': { tone: 'info', text: 'Essa pessoa já não tinha acesso.' },
} as const satisfies Record<string, { tone: NoticeTone; text: string }>;

export type PeopleNotice = keyof typeof peopleNotices;

const byName = new Map<string, { tone: NoticeTone; text: string }>(Object.entries(peopleNotices));

/** What the address says was done; undefined for anything else that stands there. */
export function peopleNotice(name: string | undefined) {
  return byName.get(name ?? '');
}
