import { createServer } from 'node:net';

/** Throws one clear sentence when somebody else listens on the port. */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, reject) => {
    probe.once('error', () => {
      reject(
        new Error(
          `Port ${port} is taken by another program: stop it, or set ${variable} to a free port.`,
        ),
      );
    });
    probe.listen(port, '0.0.0.0', () => probe.close(() => done()));
  });
}
