import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder that only its owner can enter; one that is there becomes so. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

/** Makes all that is in a folder readable by its owner alone. */
export async function privateContents(path: string): Promise<void> {
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
