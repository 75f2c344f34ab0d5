import { expect, it } from 'vitest';
import * as v from 'valibot';
import { runCli } from './cli.ts';
import { migratedProject } from './postgres.ts';
import { production } from './production.ts';

const { packages, postgres } = production();

const finding = v.object({ name: v.string(), level: v.string(), detail: v.string() });

it('the advisors find nothing', async () => {
  await postgres.createDatabase('advised', migratedProject);
  const { code, answer, output } = runCli(packages.supabase, [
    'db',
    'advisors',
    '--level=info',
    `--remote=${postgres.url('postgres', 'advised')}`,
  ]);
  if (code !== 0) throw new Error(output);
  const findings = v.parse(v.array(finding), JSON.parse(answer));
  // Nothing has been read of an empty database.
  expect(findings.filter(({ name }) => name !== 'unused_index')).toEqual([]);
});
