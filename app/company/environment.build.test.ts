import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseCompany } from './environment.build.ts';

describe('parseCompany', () => {
  it('gives defaults that nobody could take for a real company', () => {
    const company = parseCompany({});
    expect(company.siteUrl).toBe('http://localhost:3000');
    expect(company.phone).toEqual({
      e164: '+5524900000000',
      display: '(24) 90000-0000',
      isPlaceholder: true,
    });
    expect(company.address.street).toBe('');
  });

  it('takes the address of this machine, with the port that the server listens on', () => {
    expect(parseCompany({ PORT: '4100' }).siteUrl).toBe('http://localhost:4100');
    expect(parseCompany({ PORT: '4100', VITE_SITE_URL: 'https://a.example' }).siteUrl).toBe(
      'https://a.example',
    );
  });

  it.each(['+55 24 98765-4321', '(24) 98765-4321', '24987654321', '024 98765-4321'])(
    'reads the phone as Brazilians write it: %s',
    (written) => {
      expect(parseCompany({ VITE_COMPANY_PHONE: written }).phone).toEqual({
        e164: '+5524987654321',
        display: '(24) 98765-4321',
        isPlaceholder: false,
      });
    },
  );

  it('drops the slash at the end of the site address', () => {
    expect(parseCompany({ VITE_SITE_URL: 'https://www.example.com/' }).siteUrl).toBe(
      'https://www.example.com',
    );
  });

  it('takes an empty variable as unset', () => {
    expect(parseCompany({ VITE_COMPANY_NAME: ' ' }).name).toBe('Desentupimento Petrópolis');
  });

  it('takes .env.example as it is for an environment in which nothing is set', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(parseCompany(example)).toEqual(parseCompany({}));
  });

  it('writes the CNPJ as it is usually written, with letters too', () => {
    expect(parseCompany({ VITE_COMPANY_CNPJ: '12abc34501de35' }).cnpj).toBe('12.ABC.345/01DE-35');
    expect(parseCompany({})).toMatchObject({ cnpj: '', legalName: '' });
  });

  it.each([
    ['VITE_SITE_URL', 'www.example.com'],
    ['VITE_SITE_URL', 'https://www.example.com/loja'],
    ['VITE_COMPANY_PHONE', '12345'],
    ['VITE_COMPANY_PHONE', '+1 212 555 0100'],
    ['VITE_COMPANY_CNPJ', '33.000.167/0001-02'],
    ['VITE_COMPANY_EMAIL', 'nobody'],
    ['VITE_COMPANY_POSTAL_CODE', '123'],
    ['VITE_COMPANY_LATITUDE', '95'],
    ['VITE_MAPS_EMBED_URL', 'maps'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => parseCompany({ [name]: value })).toThrow(name);
  });
});
