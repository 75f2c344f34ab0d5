import { readdirSync, readFileSync } from 'node:fs';
import { Cron } from 'croner';
import { expect, it } from 'vitest';
import { schedule } from './schedule.ts';

/** The calls of `cron.schedule` in all migrations: a later one of the same name takes the place of the one before. */
const scheduled = new Map(
  readdirSync('supabase/migrations')
    .toSorted()
    .flatMap((file) => [
      ...readFileSync(`supabase/migrations/${file}`, 'utf8').matchAll(
        /cron\.schedule\('([^']+)', '([^']+)', \$\$select public\.(.+)\$\$\);/g,
      ),
    ])
    .map(([, name = '', cron, call]) => [name, { name, cron, call }]),
);

it('the embedded stack runs the same jobs at the same times as a hosted project', () => {
  expect(
    schedule.map(({ name, cron, call, when }) => ({
      name,
      cron,
      call:
        'rpc' in call
          ? `${call.rpc}()`
          : `call_edge_function('${call.edgeFunction}', '${JSON.stringify(call.body)}')` +
            (when === undefined ? '' : ` where public.${when}()`),
    })),
  ).toEqual([...scheduled.values()]);
});

it.each(schedule)('$name has a next time', ({ cron }) => {
  expect(new Cron(cron, { timezone: 'UTC', paused: true }).nextRun()).toBeInstanceOf(Date);
});
