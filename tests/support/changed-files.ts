import { spawnSync } from 'node:child_process';

/** Files that are new or differ from the last commit; none where there is no git. */
export function changedFiles(): string[] {
  return [
    ['diff', '--name-only', '--diff-filter=d', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ].flatMap((args) => {
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter((path) => path !== '') : [];
  });
}
