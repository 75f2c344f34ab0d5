import { count, plural } from '../_shared/count.ts';
import type { FetchedDays } from './days.ts';

/** Days that a message names; of more it says how many. */
const namedDays = 5;

/** A day as people write it. */
export function writtenDay(date: string): string {
  return date.split('-').toReversed().join('/');
}

interface Sync extends FetchedDays {
  /** Days of the history that Google has, and those that are here whole. */
  days: number;
  fetched: number;
  remaining: number;
}

/** What a sync did, what is still missing and why, for the operator. */
export function messageOf(sync: Sync): string {
  const { complete, days, fetched, unconfirmed, remaining, failure } = sync;
  const sentences = [
    `${count(complete, 'dia gravado', 'dias gravados')}.`,
    `Do histórico do Google, ${fetched} de ${count(days, 'dia', 'dias')} ${plural(fetched, 'está guardado', 'estão guardados')}.`,
  ];
  if (failure !== undefined) {
    sentences.push(`A busca parou e ${daysMissing(remaining)}: ${failure.message}`);
  } else if (remaining > 0) {
    sentences.push(`A busca continua: ${daysMissing(remaining)}.`);
  }
  if (unconfirmed.length > 0) {
    sentences.push(
      `O Google respondeu vazio para ${list(unconfirmed.map(writtenDay))}. Onde já havia números, nada foi apagado, e a busca será repetida.`,
    );
  }
  return sentences.join(' ');
}

function daysMissing(number: number): string {
  return `${plural(number, 'falta', 'faltam')} ${count(number, 'dia', 'dias')}`;
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, namedDays);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} e mais ${more}`;
  return new Intl.ListFormat('pt-BR').format(shown);
}
