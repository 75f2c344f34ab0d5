import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCompany } from './company/environment.build.ts';

const identity = {
  VITE_COMPANY_LEGAL_NAME: 'Irmãos Exemplo Desentupimentos Ltda.',
  VITE_COMPANY_CNPJ: '12abc34501de35',
  VITE_COMPANY_STREET: 'Rua do Exemplo, 10',
  VITE_COMPANY_POSTAL_CODE: '25600-000',
  VITE_COMPANY_EMAIL: 'contato@example.com',
};

/** The text of what a visitor gets from a site that was built with these variables. */
async function show(
  load: () => Promise<FunctionComponent>,
  environment: Record<string, string>,
): Promise<string> {
  vi.stubGlobal('__COMPANY__', parseCompany(environment));
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const Place = await load();
  const page = (
    <RouterContextProvider router={router}>
      <Place />
    </RouterContextProvider>
  );
  return renderToStaticMarkup(page)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const places: [string, () => Promise<FunctionComponent>][] = [
  [
    'the footer of every page',
    async () => {
      const { Footer } = await import('./site/footer.tsx');
      return () => <Footer pageHasMap={false} />;
    },
  ],
  [
    '/sobre',
    async () => {
      const { AboutPage } = await import('./about/about-page.tsx');
      return () => <AboutPage trail={[]} />;
    },
  ],
  [
    '/contato',
    async () => {
      const { ContactPage } = await import('./contact/contact-page.tsx');
      return () => <ContactPage trail={[]} rejected={undefined} />;
    },
  ],
  [
    '/politica-privacidade',
    async () => {
      const { LegalPage } = await import('./legal/legal-page.tsx');
      return () => <LegalPage trail={[]} />;
    },
  ],
];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe.each(places)('%s', (_name, load) => {
  it('says who the company is: name, CNPJ, street and e-mail', async () => {
    const text = await show(load, identity);
    expect(text).toContain('Irmãos Exemplo Desentupimentos Ltda.');
    expect(text).toContain('12.ABC.345/01DE-35');
    expect(text).toContain('Rua do Exemplo, 10, Petrópolis, RJ, CEP 25600-000');
    expect(text).toContain('contato@example.com');
  });

  it('leaves out what the operator has not said', async () => {
    const text = await show(load, {});
    expect(text).not.toMatch(/CNPJ|O controlador é|Rua|E-mail|Dados da empresa/);
    expect(text.length).toBeGreaterThan(200);
  });
});

it('the structured data names the company as its registration does', async () => {
  vi.stubGlobal('__COMPANY__', parseCompany(identity));
  const { localBusiness } = await import('./seo/json-ld.ts');
  expect(localBusiness([]).node).toMatchObject({
    legalName: 'Irmãos Exemplo Desentupimentos Ltda.',
    taxID: '12.ABC.345/01DE-35',
    email: 'contato@example.com',
    address: { streetAddress: 'Rua do Exemplo, 10', postalCode: '25600-000' },
  });
});
