import type { Limit } from './attempts.server.ts';
import { limitKey } from './attempts.server.ts';
import { clientAddress } from './client-address.server.ts';

const minute = 60;

/** Seconds in which tries at the sign-in, requests for a link, and changes of the password are counted. */
export const signInPeriod = 15 * minute;
export const requestPeriod = 60 * minute;
export const changePeriod = 15 * minute;

/**
 * Tries at the sign-in: of an address, and of an address at one account. All tries at an account only make it slower
 * (`slowdownAfter`): a limit on them would let anybody who knows the e-mail lock its owner out. A device that has signed
 * in before is counted by itself, whatever strangers do.
 */
export function signInLimits(email: string, device: string | undefined): Limit[] {
  const account = email.toLowerCase();
  if (device !== undefined) {
    const key = limitKey('entrar-aparelho', account, device);
    return [{ key, attempts: 10, endsWithSuccess: true }];
  }
  const address = clientAddress();
  return [
    { key: limitKey('entrar-endereco', address), attempts: 30 },
    { key: limitKey('entrar-par', account, address), attempts: 10, endsWithSuccess: true },
    { key: limitKey('entrar-conta', account), attempts: 0 },
  ];
}

/**
 * Requests for a link by e-mail. Those for one account are limited too, so that nobody floods its inbox: the newest
 * e-mail in it still leads in. A device that has signed in before is counted by itself.
 */
export function requestLimits(email: string, device: string | undefined): Limit[] {
  const account = email.toLowerCase();
  if (device !== undefined) {
    return [{ key: limitKey('senha-aparelho', account, device), attempts: 3 }];
  }
  const address = clientAddress();
  return [
    { key: limitKey('senha-endereco', address), attempts: 10 },
    { key: limitKey('senha-par', account, address), attempts: 3 },
    { key: limitKey('senha-conta', account), attempts: 6 },
  ];
}

/** Tries at the current password by who is signed in: nobody else can use them up. */
export function changeLimits(userId: string): Limit[] {
  return [{ key: limitKey('senha-atual', userId), attempts: 10, endsWithSuccess: true }];
}
