import { assert, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { limits, parseQuote, quoteMessage } from './quote.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const filled = { nome: 'Ana & Zé', telefone: '24987654321', problema: 'Pia #1\nnão desce' };

it('a filled form becomes the message, line by line', () => {
  expect(parseQuote(formOf(filled))).toEqual({ quote: filled });
  expect(quoteMessage(filled)).toBe(
    'Olá! Gostaria de um orçamento de desentupimento.\n\nNome: Ana & Zé\nTelefone: 24987654321\nProblema: Pia #1\nnão desce',
  );
});

it.each(['nome', 'telefone', 'problema'] as const)(
  'a form whose %s is blank keeps the rest and says what is missing',
  (name) => {
    const values = { ...filled, [name]: ' \n' };
    expect(parseQuote(formOf(values))).toEqual({
      rejected: { values, errors: { [name]: expect.stringMatching(/^(?:Escreva|Conte) /) } },
    });
  },
);

it('an empty form names all three fields', () => {
  const result = parseQuote(new FormData());
  expect(result).toMatchObject({
    rejected: {
      errors: {
        nome: expect.any(String),
        telefone: expect.any(String),
        problema: expect.any(String),
      },
    },
  });
});

it('a text that no link could carry is refused with its limit', () => {
  const problema = 'x'.repeat(limits.problema + 1);
  expect(parseQuote(formOf({ ...filled, problema }))).toMatchObject({
    rejected: { errors: { problema: `Escreva no máximo ${limits.problema} caracteres.` } },
  });
});

it('any text in the fields is either in the message or refused', () => {
  assert(
    property(record({ nome: string(), telefone: string(), problema: string() }), (fields) => {
      const result = parseQuote(formOf(fields));
      const blank = Object.values(fields).some((value) => value.trim() === '');
      expect('rejected' in result).toBe(blank);
      const message = 'quote' in result ? quoteMessage(result.quote) : '';
      expect(blank || Object.values(fields).every((value) => message.includes(value.trim()))).toBe(
        true,
      );
    }),
  );
});
