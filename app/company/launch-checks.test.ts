import { describe, expect, it } from 'vitest';
import { claims } from './claims.ts';
import { parseCompany } from './environment.build.ts';
import { launchChecks } from './launch-checks.ts';
import { testimonials } from './testimonials.ts';

const unknown = parseCompany({});
const identified = parseCompany({
  VITE_COMPANY_LEGAL_NAME: 'Exemplo Ltda.',
  VITE_COMPANY_CNPJ: '12.ABC.345/01DE-35',
  VITE_COMPANY_STREET: 'Rua do Exemplo, 1',
  VITE_COMPANY_EMAIL: 'contato@example.com',
});
const settled = {
  arrival: { home: '1 hora', services: '1 hora', guides: '1 hora', neighborhoods: '1 hora' },
  experience: { home: '10 anos', articles: '10 anos' },
  rating: { page: { value: 4.9, reviews: 200 }, structuredData: { value: 4.9, reviews: 200 } },
};
const ready = {
  company: identified,
  claims: settled,
  testimonials: [],
  backend: 'hosted',
} as const;

describe('before the site is published, the doctor', () => {
  it('has nothing to say of a company that is identified and does not contradict itself', () => {
    expect(launchChecks(ready)).toEqual([]);
  });

  it('asks for name, CNPJ, street and e-mail, names the law, and says where each goes', () => {
    const checks = launchChecks({ ...ready, company: unknown });
    expect(checks.map(({ where }) => where)).toEqual([
      '.env: VITE_COMPANY_LEGAL_NAME',
      '.env: VITE_COMPANY_CNPJ',
      '.env: VITE_COMPANY_STREET, VITE_COMPANY_POSTAL_CODE',
      '.env: VITE_COMPANY_EMAIL',
    ]);
    for (const { text } of checks) expect(text).toContain('Decreto 7.962/2013 (art. 2º');
    expect(checks[0]?.text).toContain('LGPD (art. 9º');
  });

  it('names the claims of the specification that contradict each other, with what each place says', () => {
    const checks = launchChecks({ ...ready, claims });
    expect(checks.map(({ title }) => title)).toEqual([
      'O site se contradiz: tempo de chegada',
      'O site se contradiz: tempo de experiência',
      'O site se contradiz: nota dos clientes',
    ]);
    const [arrival, experience, rating] = checks.map(({ text }) => text);
    expect(arrival).toContain(
      '“em até 1\u00a0hora” (página inicial e contato, serviços, guias e artigos) e “em até 30\u00a0minutos” (bairros)',
    );
    expect(experience).toContain(
      '“mais de 10\u00a0anos” (página inicial) e “mais de 8\u00a0anos” (guia de escolha)',
    );
    expect(rating).toContain(
      '“4,9 de 5 em 200 avaliações” (página inicial) e “4,8 de 5 em 127 avaliações” (dados',
    );
  });

  it('names a contradiction only until it is settled', () => {
    const { arrival, rating } = settled;
    const checks = launchChecks({
      ...ready,
      claims: { arrival, experience: claims.experience, rating },
    });
    expect(checks.map(({ where }) => where)).toEqual(['app/company/claims.ts: experience']);
  });

  it('counts the testimonials that nobody confirmed, and says what becomes of them', () => {
    const [hosted] = launchChecks({ ...ready, testimonials });
    const [embedded] = launchChecks({ ...ready, testimonials, backend: 'embedded' });
    expect(hosted?.title).toBe('3 depoimentos sem confirmação');
    expect(hosted?.text).toContain('a página inicial não os mostra');
    expect(embedded?.text).toContain('com a marca “Exemplo”');
  });
});
