import { expect, it } from 'vitest';
import { searchesAddress } from './address.ts';

const given = (search: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(searchesAddress(search)).filter(([, value]) => value !== undefined),
  );

it('an address that asks for nothing it may ask shows the default list', () => {
  expect(
    given({
      lista: 'outras',
      dias: 8,
      ate: '2026-02-30',
      busca: '   ',
      ordem: 'data',
      inverso: 'sim',
      pagina: -1,
      ver: [{}, ''],
    }),
  ).toEqual({});
});

it('every choice is in the address', () => {
  const search = {
    lista: 'paginas',
    dias: 28,
    ate: '2026-11-18',
    de: 'pia entupida',
    busca: 'ralo',
    ordem: 'posicao',
    inverso: true,
    pagina: 3,
    ver: ['https://www.example.com/'],
  };
  expect(given(search)).toEqual(search);
});

it('a search for a number is a search for its digits', () => {
  expect(given({ busca: 24, ver: 24 })).toEqual({ busca: '24', ver: ['24'] });
});

it('a chart holds five rows at the most, each once', () => {
  expect(given({ ver: ['a', 'a', 'b', 'c', 'd', 'e', 'f'] })['ver']).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
});
