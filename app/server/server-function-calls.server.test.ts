import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  meansUnknownServerFunction,
  refuseServerFunctionCall,
} from './server-function-calls.server.ts';

const id = 'a'.repeat(64);
const base = 'http://localhost/_serverFn/';

const get = (payload: string) =>
  refuseServerFunctionCall(new Request(`${base}${id}?payload=${encodeURIComponent(payload)}`));
const post = (body: string, type = 'application/json') =>
  refuseServerFunctionCall(
    new Request(`${base}${id}`, { method: 'POST', body, headers: { 'content-type': type } }),
  );

const call = (node: unknown) => JSON.stringify({ t: node, f: 127, m: [] });
const text = (value: string) => ({ t: 1, s: value });
let references = 0;
const object = (fields: Record<string, unknown>, i = references++) => ({
  t: 10,
  i,
  p: { k: Object.keys(fields), v: Object.values(fields) },
  o: 0,
});

/** What a test expects to be logged, and takes from there. */
const silence = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

it('lets pass what Start’s client sends, read again by Start', async () => {
  const body = call(object({ data: object({ slug: text('pia'), page: { t: 0, s: 2 } }) }));
  expect(await get(body)).toBeUndefined();
  expect(await refuseServerFunctionCall(new Request(base + id))).toBeUndefined();
  const request = new Request(base + id, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(await refuseServerFunctionCall(request)).toBeUndefined();
  expect(await request.text()).toBe(body);
});

it.each([
  '{',
  'null',
  '5',
  '{}',
  '[]',
  '{"t":{"t":10}}',
  call({ t: 99 }),
  call({ t: 2, s: 99 }),
  // A date, a promise and a reference to what is not there.
  call({ t: 5, i: 0, s: '2026-01-01' }),
  call({ t: 12, i: 0, s: 1 }),
  call({ t: 4, i: 5 }),
  call({ t: 10, i: 0, p: { k: ['a'], v: [] }, o: 0 }),
  call(object({ a: object({}, 0) }, 0)),
  call({ t: 10, i: -1, p: { k: [], v: [] }, o: 0 }),
  call(object({ a: object({ b: object({ c: object({ d: object({ e: text('deep') }) }) }) }) })),
])('refuses %s with 400 and one line in the log', async (payload) => {
  const warn = silence();
  expect((await get(payload))?.status).toBe(400);
  expect((await post(payload))?.status).toBe(400);
  expect(warn.mock.calls).toEqual(
    Array.from({ length: 2 }, () => [
      `Refused a malformed call of a server function: "/_serverFn/${id}"`,
    ]),
  );
  warn.mockReset();
});

it('refuses a form, and whatever else is no JSON', async () => {
  const warn = silence();
  expect((await post(call(text('a')), 'multipart/form-data; boundary=x'))?.status).toBe(400);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ minLength: 1 }), fc.json()), async (payload) => {
      expect((await get(payload))?.status).toBe(400);
    }),
  );
  warn.mockReset();
});

it.each(['', 'anything', '__proto__', 'constructor', 'propertyIsEnumerable', '%00', 'a b'])(
  'knows that no server function is called "%s"',
  async (name) => {
    const warn = silence();
    expect((await refuseServerFunctionCall(new Request(base + name)))?.status).toBe(404);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockReset();
  },
);

it('knows Start’s error for an unknown function from others', () => {
  expect(meansUnknownServerFunction(new Error(`Server function info not found for ${id}`))).toBe(
    true,
  );
  expect(meansUnknownServerFunction(new Error('Cannot find module'))).toBe(false);
});
