import type { Company } from './company.ts';
import type { Contradiction, StatedClaims } from './contradictions.ts';
import { contradictions } from './contradictions.ts';
import type { BackendKind, Testimonial } from './testimonials.ts';

/** Something that the company settles before its site is published. */
export interface LaunchCheck {
  title: string;
  /** What is so, and what to do about it. */
  text: string;
  /** The variable or file in which it is settled. */
  where: string;
}

interface Facts {
  company: Company;
  claims: StatedClaims;
  testimonials: readonly Testimonial[];
  backend: BackendKind;
}

/** What is still open, for the owner to read; nothing when the site may be published as it is. */
export function launchChecks({ company, claims, testimonials, backend }: Facts): LaunchCheck[] {
  return [
    ...missingIdentity(company),
    ...unconfirmed(testimonials, backend),
    ...contradictions(claims).map(settle),
  ];
}

function missingIdentity({ legalName, cnpj, address, email }: Company): LaunchCheck[] {
  const wanted = [
    {
      value: legalName,
      title: 'Falta o nome empresarial',
      text: 'Informe o nome que está no CNPJ. O Decreto 7.962/2013 (art. 2º, I) manda mostrá-lo no site, e a LGPD (art. 9º, III) manda dizer quem é responsável pelos dados dos clientes.',
      where: '.env: VITE_COMPANY_LEGAL_NAME',
    },
    {
      value: cnpj,
      title: 'Falta o CNPJ',
      text: 'Informe o número. O Decreto 7.962/2013 (art. 2º, I) manda mostrá-lo em lugar fácil de ver.',
      where: '.env: VITE_COMPANY_CNPJ',
    },
    {
      value: address.street,
      title: 'Falta o endereço da empresa',
      text: 'Informe rua, número e CEP. O Decreto 7.962/2013 (art. 2º, II) manda mostrar o endereço físico.',
      where: '.env: VITE_COMPANY_STREET, VITE_COMPANY_POSTAL_CODE',
    },
    {
      value: email,
      title: 'Falta o e-mail de contato',
      text: 'Informe um e-mail que alguém leia. O Decreto 7.962/2013 (art. 2º, II) manda mostrar o endereço eletrônico, e a LGPD (art. 9º, IV), um contato para os pedidos sobre dados pessoais.',
      where: '.env: VITE_COMPANY_EMAIL',
    },
  ];
  return wanted
    .filter(({ value }) => value === '')
    .map(({ title, text, where }) => ({ title, text, where }));
}

function unconfirmed(testimonials: readonly Testimonial[], backend: BackendKind): LaunchCheck[] {
  const count = testimonials.filter(({ confirmed }) => !confirmed).length;
  if (count === 0) return [];
  const fate =
    backend === 'embedded'
      ? 'Nesta demonstração eles aparecem com a marca “Exemplo”; num site publicado, ficam de fora.'
      : 'Por isso a página inicial não os mostra.';
  return [
    {
      title: count === 1 ? '1 depoimento sem confirmação' : `${count} depoimentos sem confirmação`,
      text: `As palavras são de exemplo, e não de clientes. ${fate} Troque cada um por um depoimento verdadeiro, autorizado por quem o deu, e anote a origem e a data.`,
      where: 'app/company/testimonials.ts',
    },
  ];
}

const claimNames = {
  arrival: 'tempo de chegada',
  experience: 'tempo de experiência',
  rating: 'nota dos clientes',
} as const satisfies Record<Contradiction['claim'], string>;

function settle({ claim, statements }: Contradiction): LaunchCheck {
  const said = statements.map(({ says, places }) => `“${says}” (${places.join(', ')})`);
  return {
    title: `O site se contradiz: ${claimNames[claim]}`,
    text: `O site diz ${said.join(' e ')}. Escolha o que a empresa pode cumprir e provar: o que está escrito no site vale como oferta (CDC, art. 30).`,
    where: `app/company/claims.ts: ${claim}${claim === 'arrival' ? '; artigos do blog' : ''}`,
  };
}
