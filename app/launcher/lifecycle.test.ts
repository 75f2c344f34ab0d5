import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Starts a process that has two parts, of which the second takes a while to stop where `stop` says so. */
function startParts(stop = 'Promise.resolve()') {
  const program = `
    import { createLifecycle } from './app/launcher/lifecycle.ts';
    const lifecycle = createLifecycle();
    const part = (name, stop) =>
      lifecycle.add({ name, onExit: () => {}, stop: () => (console.log(name), stop) });
    part('database', Promise.resolve());
    part('web server', ${stop});
    setInterval(() => {}, 1_000);
    console.error('started');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  return { child, exited: once(child, 'exit'), output: text(child.stdout) };
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops all parts, the last first, and ends well',
  async (signal) => {
    const { child, exited, output } = startParts();
    await once(child.stderr, 'data');
    child.kill(signal);
    expect([await exited, await output]).toEqual([[0, null], 'Stopping…\nweb server\ndatabase\n']);
  },
);

it('a second signal ends at once what takes long to stop', async () => {
  const { child, exited } = startParts('new Promise(() => {})');
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await exited).toEqual([1, null]);
});
