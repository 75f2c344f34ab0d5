/** The end of this process: another one takes its place, and what it has begun is to be finished. */
let ending = false;

/** Work that goes on after its request was answered. */
const work = new Set<Promise<unknown>>();

/** From now on `/readyz` says that this process takes no more requests, and each answer ends its connection. */
export function beginEnding(): void {
  ending = true;
}

export function isEnding(): boolean {
  return ending;
}

/** Work that the process waits for before it ends, as long as it may. */
export function finishBeforeEnd(promise: Promise<unknown>): void {
  const kept: Promise<unknown> = Promise.allSettled([promise]).then(() => work.delete(kept));
  work.add(kept);
}

/** Settles when all such work is done. */
export async function workDone(): Promise<void> {
  await Promise.all(work);
}
