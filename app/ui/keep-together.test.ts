import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

it.each([
  ['pode chegar a R$ 200.', 'pode chegar a R$~200.'],
  ['de R$ 80 a R$ 200', 'de R$~80~a~R$~200'],
  ['de R$ 1.200,50 a R$ 2.000', 'de R$~1.200,50~a~R$~2.000'],
  ['espere 15 minutos', 'espere 15~minutos'],
  ['de 30 a 60 minutos', 'de 30 a 60~minutos'],
  ['24 horas por dia, 1 hora', '24~horas por dia, 1~hora'],
  ['a cada 3 meses, a 40 °C, com 2 m e 10 %', 'a cada 3~meses, a 40~°C, com 2~m e 10~%'],
  ['3 mensagens e 2 motivos', '3 mensagens e 2 motivos'],
  ['o preço em R$ e o prazo', 'o preço em R$ e o prazo'],
])('%s', (text, kept) => {
  expect(keepTogether(text)).toBe(kept.replaceAll('~', '\u00a0'));
});

it('keeps together what is so already', () => {
  const kept = keepTogether('R$ 80 a R$ 200 em 2 horas');
  expect(keepTogether(kept)).toBe(kept);
});
