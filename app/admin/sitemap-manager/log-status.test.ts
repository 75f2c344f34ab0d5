import { expect, it } from 'vitest';
import { logBadge } from './log-status.ts';

it.each([
  ['success', 'Sucesso'],
  ['error', 'Erro'],
  ['partial_success', 'Parcial'],
  ['cancelled', 'cancelled'],
])('the status %s is shown as %s', (status, label) => {
  expect(logBadge(status).label).toBe(label);
});
