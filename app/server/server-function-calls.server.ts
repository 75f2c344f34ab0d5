import * as v from 'valibot';
import { refusal } from './refusal.server.ts';

/** An id is a hash in the build and an encoded file name in development; the names of Object's own members are shorter. */
const idPattern = /^[\w-]{32,}$/;

const reference = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Plain data as Start's client writes it, in Seroval's JSON: numbers, texts, constants, and lists and objects of them.
 * Seroval knows many more kinds; what a stranger sends is not to reach them.
 */
const plainNode = v.variant('t', [
  v.object({ t: v.literal(0), s: v.number() }),
  v.object({ t: v.literal(1), s: v.string() }),
  v.object({ t: v.literal(2), s: v.picklist([0, 1, 2, 3, 4, 5, 6, 7]) }),
  v.object({ t: v.literal(9), i: reference, a: v.array(v.unknown()), o: v.literal(0) }),
  v.object({
    t: v.literal(10),
    i: reference,
    p: v.pipe(
      v.object({ k: v.array(v.string()), v: v.array(v.unknown()) }),
      v.check(({ k, v: values }) => k.length === values.length),
    ),
    o: v.literal(0),
  }),
]);

/** Whether a node and all within it are plain data, no deeper than given, each list and object with a number of its own. */
function isPlainData(value: unknown, depth: number, taken: Set<number>): boolean {
  const { success, output } = v.safeParse(plainNode, value);
  if (!success) return false;
  if (!('i' in output)) return true;
  if (depth === 0 || taken.has(output.i)) return false;
  taken.add(output.i);
  const parts = 'a' in output ? output.a : output.p.v;
  return parts.every((part) => isPlainData(part, depth - 1, taken));
}

const callInput = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    t: v.custom((node) => isPlainData(node, 4, new Set())),
    f: v.number(),
    m: v.array(reference),
  }),
);

/**
 * Answers a call that Start would fail on with an error of its own: of a function that cannot exist, or with an input
 * that is not what its client writes. Otherwise undefined; whether the input is right, the function's schema says.
 */
export async function refuseServerFunctionCall(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const [, , id = ''] = pathname.split('/');
  if (!idPattern.test(id)) return unknownServerFunction(pathname);
  const isPost = request.method === 'POST';
  const input = isPost ? await request.clone().text() : searchParams.get('payload');
  if (input === null || input === '') return undefined;
  const isJson =
    !isPost || request.headers.get('content-type')?.startsWith('application/json') === true;
  if (isJson && v.is(callInput, input)) return undefined;
  console.warn(`Refused a malformed call of a server function: ${quoted(pathname)}`);
  return refusal('Bad request', 400);
}

/** Whether an error is Start's way to say that it has no function with the id that was called. */
export function meansUnknownServerFunction(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Server function info not found');
}

/** No such server function. */
export function unknownServerFunction(pathname: string): Response {
  console.warn(`Refused a call of an unknown server function: ${quoted(pathname)}`);
  return refusal('Not found', 404);
}

function quoted(pathname: string): string {
  return JSON.stringify(pathname.slice(0, 100));
}
