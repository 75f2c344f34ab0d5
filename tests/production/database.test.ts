import { expect, inject, it } from 'vitest';
import * as v from 'valibot';
import { runCli } from './cli.ts';
import { migratedProject, postgresAt } from './postgres.ts';

const production = inject('production');
if (production === undefined) throw new Error('Nothing of production is there.');
const { packages, postgresPort } = production;
const postgres = postgresAt(postgresPort);

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
