import { readFileSync } from 'node:fs';
import { Cron } from 'croner';
import { expect, it } from 'vitest';
import { schedule } from './schedule.ts';

const migration = readFileSync('supabase/migrations/20261121100400_schedules.sql', 'utf8');
const scheduled = [
  ...migration.matchAll(/cron\.schedule\('([^']+)', '([^']+)', \$\$select public\.(.+)\$\$\);/g),
].map(([, name, cron, call]) => ({ name, cron, call }));

it('the embedded stack runs the same jobs at the same times as a hosted project', () => {
  expect(
    schedule.map(({ name, cron, call }) => ({
      name,
      cron,
      call:
        'rpc' in call
          ? `${call.rpc}()`
          : `call_edge_function('${call.edgeFunction}', '${JSON.stringify(call.body)}')`,
    })),
  ).toEqual(scheduled);
  expect(scheduled).toHaveLength(5);
});

it.each(schedule)('$name has a next time', ({ cron }) => {
  expect(new Cron(cron, { timezone: 'UTC', paused: true }).nextRun()).toBeInstanceOf(Date);
});
