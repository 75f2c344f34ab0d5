import { expect, it } from 'vitest';
import { failedSignInsSentence } from './failed-sign-ins.ts';

it.each([
  [0, 0, undefined],
  [2, 2, undefined],
  [
    3,
    1,
    'Alguém errou a senha desta conta 3 vezes nas últimas 24 horas, de 1 endereço da internet.',
  ],
  [
    24,
    5,
    'Alguém errou a senha desta conta 24 vezes nas últimas 24 horas, de 5 endereços da internet.',
  ],
  [
    1000,
    712,
    'Alguém errou a senha desta conta pelo menos 1.000 vezes nas últimas 24 horas, de 712 endereços da internet.',
  ],
])('%i wrong passwords from %i addresses', (count, addresses, sentence) => {
  expect(failedSignInsSentence({ count, addresses })).toBe(sentence);
});
