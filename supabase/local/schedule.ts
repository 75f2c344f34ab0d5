import type { FunctionName } from '../functions/_shared/answers.ts';

/** A regular job: an edge function with its body, or a function of the database. */
export interface ScheduledJob {
  name: string;
  /** What it does, as operators read it. */
  title: string;
  /** Five fields, UTC. */
  cron: string;
  call: { edgeFunction: FunctionName; body: Record<string, string> } | { rpc: string };
  /** A function of the database that says whether there is anything to do; without one there always is. */
  when?: string;
  /** Secrets without which it can do nothing; then it does not run here. */
  needs: readonly string[];
}

/** The same jobs, in the same order, that the migrations give a hosted project. */
export const schedule: readonly ScheduledJob[] = [
  {
    name: 'publish-scheduled-posts',
    title: 'Publicar os artigos agendados',
    cron: '* * * * *',
    call: { rpc: 'publish_scheduled_posts' },
    needs: [],
  },
  {
    name: 'notify-search-engines',
    title: 'Avisar os buscadores',
    cron: '*/10 * * * *',
    call: { edgeFunction: 'notify-search-engines', body: { source: 'schedule' } },
    needs: ['INDEXNOW_KEY'],
  },
  {
    name: 'advanced-url-monitoring',
    title: 'Verificar as páginas',
    cron: '17 * * * *',
    call: { edgeFunction: 'advanced-url-monitoring', body: { source: 'schedule' } },
    needs: [],
  },
  {
    name: 'google-search-console',
    title: 'Buscar os números do Google',
    cron: '30 9 * * *',
    call: {
      edgeFunction: 'google-search-console',
      body: { action: 'fetch_data', source: 'schedule' },
    },
    needs: ['GOOGLE_SERVICE_ACCOUNT_KEY'],
  },
  {
    name: 'url-audit',
    title: 'Auditar as páginas',
    cron: '0 7 * * 1',
    call: { edgeFunction: 'url-audit', body: { source: 'schedule' } },
    needs: [],
  },
  {
    name: 'search-history',
    title: 'Completar o histórico do Google',
    cron: '*/5 * * * *',
    call: {
      edgeFunction: 'google-search-console',
      body: { action: 'fetch_data', source: 'schedule' },
    },
    when: 'search_history_pending',
    needs: ['GOOGLE_SERVICE_ACCOUNT_KEY'],
  },
  {
    name: 'purge-search-rows',
    title: 'Apagar números antigos da busca',
    cron: '50 4 * * *',
    call: { rpc: 'purge_search_rows' },
    needs: [],
  },
  {
    name: 'watch-for-outages',
    title: 'Vigiar as verificações do site',
    cron: '*/15 * * * *',
    call: { rpc: 'watch_for_outages' },
    needs: [],
  },
  {
    name: 'send-notifications',
    title: 'Enviar os avisos',
    cron: '* * * * *',
    call: { edgeFunction: 'send-notifications', body: { source: 'schedule' } },
    needs: [],
  },
  {
    name: 'purge-old-rows',
    title: 'Apagar registros antigos',
    cron: '40 4 * * *',
    call: { rpc: 'purge_old_rows' },
    needs: [],
  },
  {
    name: 'resume-url-audit',
    title: 'Retomar uma auditoria que parou',
    cron: '*/2 * * * *',
    call: { edgeFunction: 'url-audit', body: { source: 'schedule' } },
    when: 'url_audit_stalled',
    needs: [],
  },
  {
    name: 'resume-url-monitoring',
    title: 'Retomar uma verificação que parou',
    cron: '*/2 * * * *',
    call: { edgeFunction: 'advanced-url-monitoring', body: { source: 'schedule' } },
    when: 'url_monitoring_stalled',
    needs: [],
  },
];
