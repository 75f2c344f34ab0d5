import { count } from '#functions/count.ts';
import type { AdminAccount } from '#app/admin/auth/access.functions.ts';

type FailedSignIns = AdminAccount['failedSignIns'];

/** Who mistypes a password once or twice is not told of it. */
const fewest = 3;
/** The database keeps no more of an account. */
const most = 1000;

/** How often strangers seem to have tried the account's password; undefined when it is not worth a word. */
export function failedSignInsSentence({
  count: tries,
  addresses,
}: FailedSignIns): string | undefined {
  if (tries < fewest) return undefined;
  const times = `${tries >= most ? 'pelo menos ' : ''}${count(tries, 'vez', 'vezes')}`;
  const from = count(addresses, 'endereço', 'endereços');
  return `Alguém errou a senha desta conta ${times} nas últimas 24 horas, de ${from} da internet.`;
}
