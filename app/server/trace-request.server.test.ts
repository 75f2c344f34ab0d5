import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { traceDocument } from './trace-request.server.ts';

class Connection extends EventEmitter {
  statusCode = 404;
  destroyed = false;
  writableFinished = true;
}

it('logs each unknown address on one line, whatever is in it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const trace = traceDocument();
  for (const url of ['/nada%0Aoutra?x=1', `/${'x'.repeat(300)}`]) {
    const connection = new Connection();
    trace({ method: 'GET', url, headers: {} }, connection);
    connection.emit('close');
  }
  expect(warn.mock.calls).toEqual([
    ['User attempted to access non-existent route: "/nada%0Aoutra"'],
    [`User attempted to access non-existent route: "/${'x'.repeat(199)}"`],
  ]);
  warn.mockClear();
});
