import { spawn } from 'node:child_process';
import pMap from 'p-map';
import * as v from 'valibot';
import type { Tally } from './report.ts';

/** Argument that tells `tests/run.ts` that it is one of several side by side, and that another one adds up. */
export const partMark = '--part';

/** So many at once that two cores have work while one of them waits: for a browser, for a service that hangs. */
const beside = 3;

const tallyMessage = v.object({
  passed: v.number(),
  failed: v.number(),
  failures: v.exactOptional(
    v.array(v.object({ file: v.string(), test: v.exactOptional(v.string()) })),
  ),
  notRun: v.exactOptional(v.array(v.string())),
});

/**
 * Runs `tests/run.ts` once with each list of arguments, side by side; where one ends, the next begins. What they say is
 * read one after the other: what a later one says is kept until those before it have ended. The tallies are in the order
 * of the lists.
 */
export async function runSideBySide(
  parts: readonly (readonly string[])[],
  atOnce = beside,
): Promise<Tally[]> {
  const all = parts.map((args) => new Part(args));
  const run = pMap(all, (part) => part.run(), { concurrency: atOnce });
  for (const part of all) await part.show();
  return run;
}

class Part {
  readonly #args: readonly string[];
  readonly #ended = Promise.withResolvers<Tally>();
  /** What it said and nobody has read; undefined once it is read as it comes. */
  #kept: Buffer[] | undefined = [];

  constructor(args: readonly string[]) {
    this.#args = args;
  }

  run(): Promise<Tally> {
    // It ends by itself when this process does, since the channel to it closes then.
    const child = spawn(process.execPath, ['tests/run.ts', partMark, ...this.#args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [child.stdout, child.stderr]) {
      output?.on('data', (chunk: Buffer) => {
        if (this.#kept === undefined) process.stdout.write(chunk);
        else this.#kept.push(chunk);
      });
    }
    let tally: Tally = { passed: 0, failed: 1 };
    child.once('message', (message) => (tally = v.parse(tallyMessage, message)));
    child.once('close', () => this.#ended.resolve(tally));
    return this.#ended.promise;
  }

  /** Shows what it said and says until its end. */
  async show(): Promise<void> {
    for (const chunk of this.#kept ?? []) process.stdout.write(chunk);
    this.#kept = undefined;
    await this.#ended.promise;
  }
}
