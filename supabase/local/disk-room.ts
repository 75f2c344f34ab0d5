import { statfsSync } from 'node:fs';

/**
 * Bytes that stay free where the database is. PostgreSQL ends itself when it cannot write its log, of which each file
 * takes 16 MB.
 */
const reserve = 64 * 1024 * 1024;

/** What a full disk is told by, at the start and later. */
export function fullDisk(folder: string): string {
  const megabytes = Math.floor(freeBytes(folder) / 1024 / 1024);
  return `The disk of ${folder} is full (${megabytes} MB free, ${reserve / 1024 / 1024} MB are needed): make room on it, or set DATA_DIR to a folder on another disk.`;
}

export function hasRoom(folder: string): boolean {
  return freeBytes(folder) >= reserve;
}

/** Answers whether there is room for a write, and says on the console when that has changed. */
export function watchRoom(folder: string): () => boolean {
  let had = true;
  return () => {
    const has = hasRoom(folder);
    if (had && !has) console.error(`${fullDisk(folder)} Until then the database is only read.`);
    if (has && !had) console.log('There is room on the disk again: the database is written.');
    had = has;
    return has;
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
