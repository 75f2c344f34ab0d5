import { parsePhoneNumberFromString } from 'libphonenumber-js';
import * as v from 'valibot';
import { parseEnvironment, webPort } from '#supabase/environment.ts';
import { parseCnpj } from './cnpj.ts';
import type { Company } from './company.ts';

/** A Brazilian mobile number in shape, but one that no operator assigns (mobile numbers start at 9 6…). */
const placeholderPhone = '+5524900000000';

const url = v.pipe(v.string(), v.trim(), v.url('must be a full address with https://'));
const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');
const coordinate = (limit: number) =>
  v.pipe(v.string(), v.trim(), v.decimal(), v.toNumber(), v.minValue(-limit), v.maxValue(limit));

/** Who the company is; the build reads it. */
export const companyEnvironment = v.object({
  PORT: webPort,
  VITE_SITE_URL: v.optional(
    v.pipe(
      url,
      v.check(
        (value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''),
        'must be an origin without a path, such as https://www.exemplo.com.br',
      ),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  VITE_COMPANY_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(2, 'needs at least 2 letters')),
    'Desentupimento Petrópolis',
  ),
  VITE_COMPANY_LEGAL_NAME: optionalText,
  VITE_COMPANY_CNPJ: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const cnpj = parseCnpj(dataset.value);
        if (cnpj !== undefined) return cnpj;
        addIssue({ message: 'must be a CNPJ whose check digits fit, such as 12.ABC.345/01DE-35' });
        return NEVER;
      }),
    ),
  ),
  VITE_COMPANY_PHONE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const phone = parsePhoneNumberFromString(dataset.value, 'BR');
        if (phone === undefined || phone.country !== 'BR' || !phone.isPossible()) {
          addIssue({
            message: 'must be a Brazilian phone number with its area code, such as +5524912345678',
          });
          return NEVER;
        }
        return { e164: phone.number, display: phone.formatNational() };
      }),
    ),
    placeholderPhone,
  ),
  VITE_COMPANY_EMAIL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.email('must be an e-mail address'))]),
    '',
  ),
  VITE_COMPANY_STREET: optionalText,
  VITE_COMPANY_POSTAL_CODE: v.optional(
    v.union(
      [v.literal(''), v.pipe(v.string(), v.trim(), v.regex(/^\d{5}-?\d{3}$/))],
      'must be a CEP such as 25600-000',
    ),
    '',
  ),
  VITE_COMPANY_LATITUDE: v.optional(coordinate(90), '-22.5050'),
  VITE_COMPANY_LONGITUDE: v.optional(coordinate(180), '-43.1786'),
  VITE_MAPS_DIRECTIONS_URL: v.optional(
    url,
    'https://www.google.com/maps/dir/?api=1&destination=Petr%C3%B3polis%2C%20RJ',
  ),
  VITE_MAPS_EMBED_URL: v.optional(
    url,
    'https://www.google.com/maps?q=Petr%C3%B3polis%2C%20RJ&output=embed',
  ),
});

/**
 * Reads the `VITE_*` variables that describe the company and bakes them into the build. Without an address of its own
 * the site has that of this machine, on the web server's port. An empty variable counts as unset. Throws an Error whose message names each bad variable and
 * what it should hold.
 */
export function parseCompany(environment: Record<string, string | undefined>): Company {
  const {
    PORT: ownPort,
    VITE_SITE_URL: siteUrl = `http://localhost:${ownPort}`,
    VITE_COMPANY_NAME: name,
    VITE_COMPANY_LEGAL_NAME: legalName,
    VITE_COMPANY_CNPJ: cnpj = '',
    VITE_COMPANY_PHONE: phone,
    VITE_COMPANY_EMAIL: email,
    VITE_COMPANY_STREET: street,
    VITE_COMPANY_POSTAL_CODE: postalCode,
    VITE_COMPANY_LATITUDE: latitude,
    VITE_COMPANY_LONGITUDE: longitude,
    VITE_MAPS_DIRECTIONS_URL: directionsUrl,
    VITE_MAPS_EMBED_URL: mapEmbedUrl,
  } = parseEnvironment(companyEnvironment, environment);
  const address = { street, postalCode, city: 'Petrópolis', state: 'RJ', country: 'BR' };
  return {
    siteUrl,
    name,
    legalName,
    cnpj,
    phone: { ...phone, isPlaceholder: phone.e164 === placeholderPhone },
    email,
    address,
    identity: identityOf({ legalName, cnpj, address, email }),
    coordinates: { latitude, longitude },
    directionsUrl,
    mapEmbedUrl,
  };
}

/**
 * Who the company is, as Decreto 7.962/2013, art. 2, I and II, and LGPD, art. 9, III and IV, want it said. Put together
 * here, so that every page is spared the code.
 */
function identityOf({
  legalName,
  cnpj,
  address: { street, postalCode, city, state },
  email,
}: Pick<Company, 'legalName' | 'cnpj' | 'address' | 'email'>): string {
  return [
    legalName,
    cnpj === '' ? '' : `CNPJ ${cnpj}`,
    ...(street === '' ? [] : [street, city, state, postalCode === '' ? '' : `CEP ${postalCode}`]),
    email,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
