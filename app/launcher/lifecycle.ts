/** Something that was started and must be stopped, in the reverse order of its start. */
interface Running {
  name: string;
  stop(): Promise<void>;
}

/**
 * Holds what a launcher started. The first reason to end (a signal, a parent that wants the end or is gone, a process
 * that died, an error at the start) stops everything in reverse order and ends the process; a second signal ends it
 * at once. `exitCodeWhenStopped` is what the process ends with when it was told to end before it had ended by itself.
 */
export function createLifecycle({ exitCodeWhenStopped = 0 } = {}) {
  const running: Running[] = [];
  const ending = new AbortController();

  const end = async (exitCode: number, message?: string): Promise<void> => {
    if (ending.signal.aborted) return;
    ending.abort();
    if (message !== undefined) console.error(message);
    for (const part of running.toReversed()) {
      await part.stop().catch((error: unknown) => {
        console.error(`Could not stop ${part.name}:`, error);
      });
    }
    process.exit(exitCode);
  };

  const stop = () => {
    if (!ending.signal.aborted) console.log('Stopping…');
    void end(exitCodeWhenStopped);
  };
  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(1);
      stop();
    });
  }
  // The bootstrap closes the channel; Ctrl-C reaches this process beside it, so this is no second signal.
  process.once('disconnect', stop);

  return {
    add(part: Running & { onExit(listener: (code: number | null) => void): void }): void {
      running.push(part);
      part.onExit((code) => {
        void end(1, `${part.name} ended unexpectedly (code ${code ?? 'none'}): everything stops.`);
      });
    },
    end,
    /** Aborts when the end begins: what is still being started should end too. */
    signal: ending.signal,
  };
}
