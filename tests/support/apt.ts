import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neutralEnvironment } from './command.ts';

/** Installs Debian packages where this user may; answers whether it tried. */
export function installWithApt(...names: string[]): boolean {
  if (!mayInstall()) return false;
  const quiet = quietly();
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], quiet);
  return true;
}

/** Unpacks a Debian package into a folder, where this user may ask for packages; nothing of it is installed or started. */
export function unpackWithApt(name: string, folder: string): void {
  if (!mayInstall()) return;
  const download = mkdtempSync(join(tmpdir(), 'debian-package-'));
  const quiet = { ...quietly(), cwd: download };
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['download', name], quiet);
  for (const file of globSync('*.deb', { cwd: download })) {
    spawnSync('dpkg', ['--extract', join(download, file), folder], { stdio: 'ignore' });
  }
  rmSync(download, { recursive: true });
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const quietly = () =>
  ({
    stdio: 'ignore',
    env: { ...neutralEnvironment(), DEBIAN_FRONTEND: 'noninteractive' },
  }) as const;
