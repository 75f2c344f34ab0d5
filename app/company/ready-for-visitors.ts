import type { Company } from './company.ts';

/**
 * Throws an Error with one sentence when a site on a hosted Supabase has the phone or the address of a laptop: nobody
 * could call, canonical links would lead nowhere, and the session cookie would not be Secure.
 */
export function assertReadyForVisitors({ siteUrl, phone }: Company, supabaseUrl: string): void {
  const { host } = new URL(supabaseUrl);
  if (phone.isPlaceholder) {
    throw new Error(
      `The site has the placeholder phone number but runs on ${host}: ` +
        'set VITE_COMPANY_PHONE to the real number and build again.',
    );
  }
  if (!siteUrl.startsWith('https://')) {
    throw new Error(
      `The site's address is ${siteUrl} but it runs on ${host}: ` +
        'set VITE_SITE_URL to its public address, with https://, and build again.',
    );
  }
}
