import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';

/** What a service does with its next call, instead of answering by its protocol. */
export const fault = v.variant('kind', [
  v.object({
    kind: v.literal('status'),
    status: v.number(),
    body: v.optional(v.unknown()),
    headers: v.optional(v.record(v.string(), v.string())),
  }),
  // Late, and then by its protocol.
  v.object({ kind: v.literal('wait'), milliseconds: v.number() }),
  v.object({ kind: v.literal('hang') }),
  v.object({ kind: v.literal('cut') }),
  // Done by its protocol, and the connection cut before the answer: only services that say so know it.
  v.object({ kind: v.literal('lost') }),
  v.object({ kind: v.literal('garbage') }),
]);

export type Fault = v.InferInput<typeof fault>;

const script = v.object({ service: v.string(), faults: v.array(fault) });

/** A call that a service got. */
export interface RecordedCall {
  service: string;
  method: string;
  path: string;
  body: unknown;
}

/** Faults to come and calls that came, of all services. */
export class Control {
  readonly #faults = new Map<string, v.InferOutput<typeof fault>[]>();
  #calls: RecordedCall[] = [];

  /** Answers the control's own paths: `/__faults`, `/__calls`, `/__reset`. */
  handle(path: string, body: string, response: ServerResponse): boolean {
    if (path === '/__faults') {
      const { service, faults } = v.parse(v.pipe(v.string(), v.parseJson(), script), body);
      this.#faults.set(service, faults);
      sendJson(response, 200, {});
    } else if (path === '/__calls') {
      sendJson(response, 200, this.#calls);
    } else if (path === '/__reset') {
      this.#faults.clear();
      this.#calls = [];
      sendJson(response, 200, {});
    } else {
      return false;
    }
    return true;
  }

  /** Whether a service's next call is to be done, and its answer lost. */
  losesNext(service: string): boolean {
    return this.#faults.get(service)?.[0]?.kind === 'lost';
  }

  /** The calls that a service got. */
  callsOf(service: string): RecordedCall[] {
    return this.#calls.filter((call) => call.service === service);
  }

  record(call: RecordedCall): void {
    this.#calls.push(call);
  }

  /** Does what the test wants of this call; false when the service is to answer by its protocol. */
  async misbehave(
    service: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const next = this.#faults.get(service)?.shift();
    if (next === undefined) return false;
    if (next.kind === 'wait') {
      await new Promise((done) => setTimeout(done, next.milliseconds));
      return false;
    }
    if (next.kind === 'status') sendJson(response, next.status, next.body ?? {}, next.headers);
    if (next.kind === 'cut' || next.kind === 'lost') request.socket.destroy();
    if (next.kind === 'garbage') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"rows": [tru');
    }
    return true;
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
}
