import type { AdminAccount } from '#app/admin/auth/access.functions.ts';

type FailedSignIns = AdminAccount['failedSignIns'];

/** Who mistypes a password once or twice is not told of it. */
const fewest = 3;
/** The database keeps no more of an account. */
const most = 1000;

const number = new Intl.NumberFormat('pt-BR');

/** How often strangers seem to have tried the account's password; undefined when it is not worth a word. */
export function failedSignInsSentence({ count, addresses }: FailedSignIns): string | undefined {
  if (count < fewest) return undefined;
  const times = `${count >= most ? 'pelo menos ' : ''}${number.format(count)} vezes`;
  const from = addresses === 1 ? '1 endereço' : `${number.format(addresses)} endereços`;
  return `Alguém errou a senha desta conta ${times} nas últimas 24 horas, de ${from} da internet.`;
}
