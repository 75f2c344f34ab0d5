import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from '@tanstack/react-start/server';
import { company } from '#app/company/company.ts';
import { serverEnvironmentOfProcess } from '#app/server/environment.server.ts';
import { keyedHash, signed, verifiedText } from './signed-value.server.ts';
import { cookieSecurity } from './session.server.ts';

/** Seconds for which a device is known after its last sign-in. */
const knownFor = 365 * 24 * 3600;

/** Each account has a cookie of its own: two operators may share a computer. */
function cookieOf(email: string) {
  const account = email.toLowerCase();
  const secret = serverEnvironmentOfProcess().SUPABASE_SECRET_KEY;
  const name = `aparelho-${keyedHash(secret, 'device-cookie', account).slice(0, 12)}`;
  return { name, secret, purpose: `device ${account}` };
}

/**
 * The id of the caller's device, when someone has signed in to that e-mail's account with it before. It opens nothing: it lets
 * the device's tries be counted apart from those of strangers, who then cannot shut its owner out.
 */
export function knownDevice(email: string): string | undefined {
  const { name, secret, purpose } = cookieOf(email);
  return verifiedText(secret, purpose, getCookie(name));
}

/** Has the caller's device known to that account, after a sign-in. */
export function rememberDevice(email: string): void {
  const { name, secret, purpose } = cookieOf(email);
  const id = knownDevice(email) ?? randomBytes(12).toString('base64url');
  setCookie(name, signed(secret, purpose, id), {
    ...cookieSecurity(company.siteUrl),
    // Only the forms of the sign-in ask for it.
    path: '/admin',
    maxAge: knownFor,
  });
}
