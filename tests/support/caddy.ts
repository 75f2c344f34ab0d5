import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { unpackWithApt } from './apt.ts';

/**
 * The proxy that the guide puts in front of the site: this machine's, or Debian's, which is unpacked for the tests alone, since
 * its installation would start it. Nothing where there is neither.
 */
export function findOrUnpackCaddy(): string | undefined {
  if (spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0) return 'caddy';
  const unpacked = '.data/caddy/usr/bin/caddy';
  if (!existsSync(unpacked)) unpackWithApt('caddy', '.data/caddy');
  return existsSync(unpacked) ? unpacked : undefined;
}
