import { createServer } from 'node:net';
import type { Launch } from './launch.ts';

/** Throws one clear sentence when somebody else listens on a port of this start. */
export async function assertPortsFree({ settings, hosted }: Launch): Promise<void> {
  await assertPortFree(settings.PORT, 'PORT');
  if (hosted !== undefined) return;
  await assertPortFree(settings.SUPABASE_PORT, 'SUPABASE_PORT');
  await assertPortFree(settings.SUPABASE_FUNCTIONS_PORT, 'SUPABASE_FUNCTIONS_PORT');
}

async function assertPortFree(port: number, variable: string): Promise<void> {
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
