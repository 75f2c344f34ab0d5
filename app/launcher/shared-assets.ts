import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerMiddleware } from 'srvx';
import { staticMiddleware } from 'srvx/static';

/**
 * Serves the files of a build whose names are hashes of their content. While one version replaces another, a page of the one may
 * ask the other for its files: in the folder `shared`, where given, each version puts its own for all.
 */
export async function sharedAssets(
  clientFolder: string,
  shared: string | undefined,
): Promise<ServerMiddleware> {
  if (shared !== undefined) {
    await mkdir(join(shared, 'assets'), { recursive: true });
    // Never over a file that another version may be sending: of the same name, it is the same.
    await cp(join(clientFolder, 'assets'), join(shared, 'assets'), {
      recursive: true,
      force: false,
    });
  }
  const [own, others] = [clientFolder, shared].map((dir) =>
    dir === undefined
      ? undefined
      : staticMiddleware({ dir, encodings: true, maxAge: 365 * 24 * 3600, immutable: true }),
  );
  return (request, next) => {
    const fromOthers = () => (others === undefined ? next() : others(request, next));
    return own === undefined ? fromOthers() : own(request, fromOthers);
  };
}
