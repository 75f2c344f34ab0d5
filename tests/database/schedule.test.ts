import { afterAll, expect, inject, it } from 'vitest';
import { schedule } from '#supabase/local/schedule.ts';
import { runJob } from '#supabase/local/scheduler.ts';
import { secretClient } from '../support/clients.ts';
import { rows } from '../support/rows.ts';

const api = inject('supabase');
const secret = secretClient();
const job = (name: string) => {
  const found = schedule.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No job ${name}.`);
  return found;
};

afterAll(async () => {
  await secret.from('blog_posts').delete().neq('slug', '').throwOnError();
});

it('publishes the scheduled posts whose time has come, and no other', async () => {
  const due = rows.blog_posts({ status: 'scheduled' });
  const later = rows.blog_posts({ status: 'scheduled', published_at: '2999-01-01T00:00:00Z' });
  const draft = rows.blog_posts({ status: 'draft' });
  await secret.from('blog_posts').insert([due, later, draft]).throwOnError();
  await runJob(api, job('publish-scheduled-posts'));
  const { data } = await secret
    .from('blog_posts')
    .select('slug, status')
    .in('slug', [due.slug, later.slug, draft.slug])
    .throwOnError();
  expect(new Map(data.map(({ slug, status }) => [slug, status]))).toEqual(
    new Map([
      [due.slug, 'published'],
      [later.slug, 'scheduled'],
      [draft.slug, 'draft'],
    ]),
  );
});

it('a job that is refused says why', async () => {
  // Nothing serves this database's site.
  await expect(runJob(api, job('url-audit'))).rejects.toThrow(/HTTP 502: .*service_unavailable/);
});
