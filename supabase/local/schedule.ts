import type { FunctionName } from '../functions/_shared/answers.ts';

/** A regular job: an edge function with its body, or a function of the database. */
export interface ScheduledJob {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  call: { edgeFunction: FunctionName; body: Record<string, string> } | { rpc: string };
  /** Secrets without which it can do nothing; then it does not run here. */
  needs: readonly string[];
}

/** The same jobs, in the same order, that the migrations give a hosted project. */
export const schedule: readonly ScheduledJob[] = [
  {
    name: 'publish-scheduled-posts',
    cron: '* * * * *',
    call: { rpc: 'publish_scheduled_posts' },
    needs: [],
  },
  {
    name: 'notify-search-engines',
    cron: '*/10 * * * *',
    call: { edgeFunction: 'notify-search-engines', body: { source: 'schedule' } },
    needs: ['INDEXNOW_KEY'],
  },
  {
    name: 'advanced-url-monitoring',
    cron: '17 * * * *',
    call: { edgeFunction: 'advanced-url-monitoring', body: { source: 'schedule' } },
    needs: [],
  },
  {
    name: 'google-search-console',
    cron: '30 9 * * *',
    call: {
      edgeFunction: 'google-search-console',
      body: { action: 'fetch_data', source: 'schedule' },
    },
    needs: ['GOOGLE_SERVICE_ACCOUNT_KEY'],
  },
  {
    name: 'url-audit',
    cron: '0 7 * * 1',
    call: { edgeFunction: 'url-audit', body: { source: 'schedule' } },
    needs: [],
  },
  {
    name: 'send-notifications',
    cron: '* * * * *',
    call: { edgeFunction: 'send-notifications', body: { source: 'schedule' } },
    needs: [],
  },
  {
    name: 'purge-old-rows',
    cron: '40 4 * * *',
    call: { rpc: 'purge_old_rows' },
    needs: [],
  },
];
