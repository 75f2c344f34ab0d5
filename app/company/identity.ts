import type { Company } from './company.ts';

export interface IdentityLine {
  label: 'Nome empresarial' | 'CNPJ' | 'Endereço' | 'E-mail';
  text: string;
}

/**
 * Who the company is, as Decreto 7.962/2013, art. 2, I and II, and LGPD, art. 9, III and IV, want it said; what the
 * operator has not given is left out.
 */
export function identityLines({ legalName, cnpj, address, email }: Company): IdentityLine[] {
  const { street, postalCode, city, state } = address;
  const place = `${street}, ${city}, ${state}${postalCode === '' ? '' : `, CEP ${postalCode}`}`;
  const lines: IdentityLine[] = [
    { label: 'Nome empresarial', text: legalName },
    { label: 'CNPJ', text: cnpj },
    { label: 'Endereço', text: street === '' ? '' : place },
    { label: 'E-mail', text: email },
  ];
  return lines.filter(({ text }) => text !== '');
}
