import { expect, it } from 'vitest';
import { guardEveryAnswer } from './every-answer.server.ts';

const answered = (response: Response) =>
  guardEveryAnswer(new Request('http://localhost/'), () => response);

it.each([
  ['a file', new Response('body {}', { headers: { 'content-type': 'text/css' } })],
  ['a redirect', new Response(null, { status: 308, headers: { location: '/sobre' } })],
  ['a refusal', new Response('Method not allowed', { status: 405 })],
])('%s loads nothing, is taken for what it is and stands in no frame', async (_, response) => {
  const { headers } = await answered(response);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

it('a page keeps its own policy', async () => {
  const page = new Response('', { headers: { 'content-security-policy': "script-src 'nonce-1'" } });
  const { headers } = await answered(page);
  expect(headers.get('content-security-policy')).toBe("script-src 'nonce-1'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
