import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Mail {
  to: string;
  subject: string;
  html?: string;
}

/**
 * Where e-mails of the embedded Supabase go: files in a folder, readable by nobody else, and a line in the
 * terminal. A laptop has no mail server.
 */
export function mailFolder(folder: string) {
  return {
    async send({ to, subject, html = '' }: Mail): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.html`;
      const text = `<!-- To: ${to.replaceAll('--', '')} | Subject: ${subject} -->\n${html}`;
      await writeFile(join(folder, name), text, { mode: 0o600 });
      console.log(`An e-mail of the site is in ${join(folder, name)}`);
    },
  };
}
