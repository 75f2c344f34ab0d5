import { expect, it } from 'vitest';
import { readSettingsForm } from './settings.ts';

const form = {
  emails: '',
  webhook: '',
  semWebhook: false,
  tipo: 'auto',
  gravidades: [],
  silencioDe: '',
  silencioAte: '',
  criticosSempre: true,
  resumo: true,
} as const;

const read = (given: object) => readSettingsForm({ ...form, gravidades: [], ...given });

it.each([
  ['', []],
  ['a@example.com', ['a@example.com']],
  [
    ' a@example.com,b@example.com;\nc@example.com ',
    ['a@example.com', 'b@example.com', 'c@example.com'],
  ],
  ['a@example.com\na@example.com', ['a@example.com']],
])('the e-mails of %j are %j', (emails, expected) => {
  expect(read({ emails })).toMatchObject({ values: { emails: expected } });
});

it.each([
  [{ emails: 'a@example.com errado' }, { emails: expect.stringContaining('“errado”') }],
  [
    { emails: Array.from({ length: 11 }, (_, index) => `a${index}@example.com`).join('\n') },
    { emails: 'Escreva no máximo 10 e-mails.' },
  ],
  [{ silencioDe: '22:00' }, { silencioAte: expect.stringContaining('duas horas') }],
  [{ silencioDe: '25:00', silencioAte: '06:00' }, { silencioDe: expect.stringContaining('22:00') }],
])('%j is turned down', (given, errors) => {
  expect(read(given)).toEqual({ errors });
});

it('quiet hours may go past midnight', () => {
  expect(read({ silencioDe: '22:00', silencioAte: '06:30' })).toHaveProperty('values');
});
