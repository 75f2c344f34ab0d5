import { expect, it } from 'vitest';
import { changeForm, parseForm, resetForm, signInForm } from './forms.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('takes an e-mail with room around it and a password as it is', () => {
  expect(parseForm(signInForm, form({ email: ' ana@example.com ', senha: ' x ' }))).toEqual({
    values: { email: 'ana@example.com', senha: ' x ' },
  });
});

it('says what each field lacks and keeps the e-mail', () => {
  expect(parseForm(signInForm, form({ email: 'ana', senha: '' }))).toEqual({
    rejected: {
      errors: {
        email: 'Confira o e-mail: ele deve ser como nome@exemplo.com.br.',
        senha: 'Escreva a sua senha.',
      },
      email: 'ana',
    },
  });
});

it.each([
  ['short', 'curta', 'curta', { nova: 'A nova senha deve ter pelo menos 12 caracteres.' }],
  [
    'typed differently',
    'uma senha boa 1',
    'uma senha boa 2',
    { repetida: 'As duas senhas não são iguais.' },
  ],
  [
    'longer than bcrypt reads',
    'á'.repeat(40),
    'á'.repeat(40),
    { nova: 'A nova senha deve ter no máximo 72 caracteres.' },
  ],
])('refuses a new password that is %s', (_what, nova, repetida, errors) => {
  expect(parseForm(changeForm, form({ atual: 'x', nova, repetida }))).toEqual({
    rejected: { errors },
  });
});

it('takes a new password typed twice', () => {
  const fields = { codigo: 'abcdef0123', nova: 'uma senha boa', repetida: 'uma senha boa' };
  expect(parseForm(resetForm, form(fields))).toEqual({ values: fields });
});
