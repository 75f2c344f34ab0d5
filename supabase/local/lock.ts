import { DatabaseSync } from 'node:sqlite';
import { StackError } from './messages.ts';

/**
 * Takes the data folder for this process alone: two processes on one PGlite folder silently lose data.
 * The lock is SQLite's on a file, which the operating system drops with the process, even on kill -9.
 * Throws a StackError when another process holds it. Keep what it returns: when it is collected, the lock goes.
 */
export function lockDataFolder(path: string, dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    return lock;
  } catch {
    lock.close();
    throw new StackError(
      `The database folder ${dataDir} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
    );
  }
}
