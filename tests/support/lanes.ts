import { spawn } from 'node:child_process';
import * as v from 'valibot';
import type { Tally } from './report.ts';
import { addTally } from './report.ts';

/** Argument that tells `tests/run.ts` that it is one of several side by side, and that another one adds up. */
export const laneMark = '--lane';

const tallyMessage = v.object({
  passed: v.number(),
  failed: v.number(),
  notRun: v.exactOptional(v.array(v.string())),
});

/**
 * Runs `tests/run.ts` side by side, once with each list of arguments. What they say is read one after the other: what a
 * later one says is kept until those before it have ended.
 */
export async function runLanes(lanes: readonly (readonly string[])[]): Promise<Tally> {
  const running = lanes.map(startLane);
  const total: Tally = { passed: 0, failed: 0 };
  for (const { show, ended } of running) {
    show();
    addTally(total, await ended);
  }
  return total;
}

function startLane(args: readonly string[]) {
  // It ends by itself when this process does, since the channel to it closes then.
  const child = spawn(process.execPath, ['tests/run.ts', laneMark, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const kept: Buffer[] = [];
  let say = (chunk: Buffer) => {
    kept.push(chunk);
  };
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk: Buffer) => say(chunk));
  }
  let tally: Tally = { passed: 0, failed: 1 };
  child.once('message', (message) => (tally = v.parse(tallyMessage, message)));
  return {
    show: () => {
      say = (chunk) => {
        process.stdout.write(chunk);
      };
      for (const chunk of kept.splice(0)) process.stdout.write(chunk);
    },
    ended: new Promise<Tally>((done) => child.once('close', () => done(tally))),
  };
}
