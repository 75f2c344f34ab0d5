import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { neutralEnvironment } from './command.ts';

/** Installs Debian packages where this user may; answers whether it tried. */
export function installWithApt(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const quiet = {
    stdio: 'ignore',
    env: { ...neutralEnvironment(), DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], quiet);
  return true;
}
