import { expect, it } from 'vitest';
import type { ConnectionId } from './connections.ts';
import { connectionWords, requestForCarer } from './connections.ts';

const ids: ConnectionId[] = [
  'company',
  'database',
  'schedule',
  'functions',
  'site',
  'search_console',
  'indexnow',
  'crux',
];

it('knows every line of the doctor', () => {
  expect(Object.keys(connectionWords)).toEqual(ids);
});

const message = 'Falta configurar: SEGREDO_X.';
const request = (id: ConnectionId, status: 'ok' | 'missing' | 'error') =>
  requestForCarer({ id, status, message, details: ['Um detalhe.'] }, 'https://www.example.com');

it.each(ids)('says of %s in the owner’s words what is wrong', (id) => {
  for (const status of ['missing', 'error'] as const) {
    const words = connectionWords[id][status];
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words, 'no name of a variable, a status or a service').not.toMatch(
      /[A-Z]{2,}|_|HTTP|Supabase|Edge/,
    );
  }
});

// Google's steps have texts of their own, and some of them are the owner's.
it.each(ids.filter((id) => id !== 'search_console'))(
  'has a text for whoever mends %s, with the technical words',
  (id) => {
    for (const status of ['missing', 'error'] as const) {
      expect(request(id, status)).toMatch(
        /https:\/\/www\.example\.com.*\nFalta.*SEGREDO_X\.\n- Um detalhe\.\n/,
      );
    }
    expect(request(id, 'ok')).toBeUndefined();
  },
);
