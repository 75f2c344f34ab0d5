import { expect, it } from 'vitest';
import { parseCnpj } from './cnpj.ts';

it.each([
  // Serpro's example of the alphanumeric CNPJ, a real one of digits alone, and one that ends in 0.
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['33.000.167/0001-01', '33.000.167/0001-01'],
  ['00000000000191', '00.000.000/0001-91'],
  [' 44 038 188 / 0001-32 ', '44.038.188/0001-32'],
])('%s is the CNPJ %s', (written, shown) => {
  expect(parseCnpj(written)).toBe(shown);
});

it.each([
  ['a wrong first check digit', '33.000.167/0001-11'],
  ['a wrong second check digit', '33.000.167/0001-02'],
  ['two characters changed over', '12ACB34501DE35'],
  ['letters as check digits', '12ABC34501DEAB'],
  ['too short', '33.000.167/0001'],
  ['nothing but zeros', '00.000.000/0000-00'],
  ['a CPF', '529.982.247-25'],
])('%s is no CNPJ', (_reason, written) => {
  expect(parseCnpj(written)).toBeUndefined();
});
