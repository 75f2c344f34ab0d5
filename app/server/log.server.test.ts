import { expect, it } from 'vitest';
import { logLine } from './log.server.ts';
import { requestId } from '#functions/request-id.ts';
import { inRequest, requestContext } from './request-context.server.ts';

const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
const request = { id: 'request-1', hasLeft: () => false };

it('a line has the id of its request, and of an error what happened and where', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const error = new TypeError('fetch failed', { cause });
  expect(await inRequest(request, () => logLine('error', ['It failed:', error]))).toEqual({
    level: 'error',
    message: 'It failed:',
    requestId: 'request-1',
    error: {
      type: 'TypeError',
      message: 'fetch failed',
      stack: error.stack,
      cause: { type: 'Error', message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
    },
  });
});

it("other fields of an error stay out: PostgREST puts a row's values into them", () => {
  const error = Object.assign(new Error('duplicate key'), { details: 'Key (email)=(a@b.com)' });
  expect(JSON.stringify(logLine('error', [error]))).not.toContain('a@b.com');
});

it('a client that left is no error', async () => {
  expect(logLine('error', [aborted])).toBeUndefined();
  expect(logLine('error', ['Error processing appStream:', aborted])).toBeUndefined();
  const abort = new DOMException('This operation was aborted', 'AbortError');
  const left = { ...request, hasLeft: () => true };
  expect(await inRequest(left, () => logLine('error', [abort]))).toBeUndefined();
  // While the client waits, it is.
  expect(await inRequest(request, () => logLine('error', [abort]))).toBeDefined();
});

it('what follows from a service that is away is no news, until it answers again', async () => {
  const lines = await inRequest(request, () => {
    const context = requestContext();
    if (context !== undefined) context.isServiceAway = true;
    const during = logLine('error', ['Server function getBlogList failed:', new Error('…')]);
    const answersAgain = logLine('info', ['Supabase answers again.']);
    if (context !== undefined) context.isServiceAway = false;
    return [during, answersAgain?.message, logLine('warn', ['Another thing.'])?.message];
  });
  expect(lines).toEqual([undefined, 'Supabase answers again.', 'Another thing.']);
});

it.each([
  ['0b6f8f0e-8f6c-4a64-9d3c-0a6b1f2c3d4e', true],
  ['01JCZ4Y7Q8K2-gru', true],
  ['short', false],
  ['a'.repeat(129), false],
  ['12345678\n{"level":"error"}', false],
  ['one-request, another', false],
  [null, false],
])('an id %j from the proxy is taken: %s', (given, taken) => {
  expect(requestId(given) === given).toBe(taken);
  expect(requestId(given)).toMatch(/^[\w.:-]{8,128}$/);
});
