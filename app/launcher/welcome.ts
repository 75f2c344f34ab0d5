import type { Backend } from './backend.ts';

/** Says, in one write, where the site is and, once, how to sign in as its admin. */
export function printWelcome(port: number, firstAdmin: Backend['firstAdmin']): void {
  const signIn =
    firstAdmin === undefined
      ? ''
      : `\nAdmin sign-in at /admin, made for this machine and shown only now:\n` +
        `  e-mail:   ${firstAdmin.email}\n` +
        `  password: ${firstAdmin.password}`;
  console.log(`\nThe site is at http://localhost:${port}  (Ctrl-C stops it)${signIn}`);
}
