/** Who the company is: what the operator sets in `.env`, checked by `environment.build.ts` at build time. */
export interface Company {
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string;
  name: string;
  /** Name of the company in the register, and its CNPJ as it is written; each empty when the operator gave none. */
  legalName: string;
  cnpj: string;
  phone: { e164: string; display: string; isPlaceholder: boolean };
  /** Empty when the operator gave none; so are `address.street` and `address.postalCode`. */
  email: string;
  address: { street: string; postalCode: string; city: string; state: string; country: string };
  /** Name, CNPJ, address and e-mail in a row, for visitors to read, without what the operator has not given. */
  identity: string;
  coordinates: { latitude: number; longitude: number };
  directionsUrl: string;
  mapEmbedUrl: string;
}

declare const __COMPANY__: Company;

export const company: Company = __COMPANY__;
