import { FunctionsHttpError } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import { schedule } from '#supabase/local/schedule.ts';
import { answers } from '#functions/answers.ts';
import { pacificToday } from '#functions/google/days.ts';
import { claims } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { launchChecks } from '#app/company/launch-checks.ts';
import { testimonials } from '#app/company/testimonials.ts';
import { backendOfProcess } from '#app/server/environment.server.ts';
import { secretSupabase } from '#app/server/supabase.server.ts';
import type { Connection, Connections } from './connections.ts';
import { periodOf } from './period.ts';
import { dashboardReport } from './report.ts';
import { judgeSchedule, missingAccess } from './schedule-check.server.ts';
import type { WindowDays } from './search.ts';

/** Milliseconds that the check of the connections may take. */
const checkTimeout = 40_000;
const connectionAnswer = v.pick(answers['connection-check'], ['connections', 'google']);

/** The dashboard of a period, summed up in the database in one call. */
export async function loadDashboard(
  client: SupabaseClient<Database>,
  { days, until }: { days: WindowDays; until: string | undefined },
  now: Date,
) {
  const today = pacificToday(now);
  const period = periodOf(days, until, today);
  const { data } = await client
    .rpc('seo_dashboard_report', { first_day: period.first, last_day: period.last })
    .throwOnError();
  return {
    ...v.parse(dashboardReport, data),
    period,
    today,
    launchChecks: launchChecks({ company, claims, testimonials, backend: backendOfProcess() }),
  };
}

export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>;

/** What is configured, what answers, and how to mend what does not. */
export async function checkConnections(
  client: SupabaseClient<Database>,
  now: Date,
): Promise<Connections> {
  const own: Connection[] = [
    { id: 'company', ...companyConnection() },
    { id: 'database', status: 'ok', message: 'Respondeu agora.' },
    { id: 'schedule', ...(await regularJobs(client, now)) },
  ];
  const { data, error } = await secretSupabase().functions.invoke('connection-check', {
    body: { siteUrl: company.siteUrl, source: 'admin_panel' },
    timeout: checkTimeout,
  });
  const answer = v.safeParse(connectionAnswer, data);
  if (error !== null || !answer.success) {
    console.error('The connections were not checked:', error ?? answer.issues);
    const message = functionsProblem(error);
    return { connections: [...own, { id: 'functions', status: 'error', message }], google: null };
  }
  const connections: Connection[] = [
    ...own,
    { id: 'functions', status: 'ok', message: 'Responderam agora, com a chave secreta do site.' },
    ...answer.output.connections,
  ];
  return { connections, google: answer.output.google };
}

/** What the jobs of the schedule did, those of a hosted project that never reached their function too. */
async function regularJobs(
  client: SupabaseClient<Database>,
  now: Date,
): Promise<Pick<Connection, 'status' | 'message' | 'details'>> {
  const { error } = await secretSupabase().rpc('collect_scheduled_calls');
  if (error !== null) console.error('The answers of scheduled calls were not read:', error.message);
  const { data } = await client
    .from('function_outcomes')
    .select('function, status, message, last_at, first_at')
    .eq('source', 'schedule')
    .throwOnError();
  const missing = await client.rpc('missing_schedule_access').throwOnError();
  return missingAccess(missing.data) ?? judgeSchedule(schedule, data, now);
}

function companyConnection(): Pick<Connection, 'status' | 'message'> {
  if (company.phone.isPlaceholder) {
    return {
      status: 'missing',
      message:
        'O site mostra um telefone de exemplo. Defina VITE_COMPANY_PHONE com o número de verdade e gere o site de novo.',
    };
  }
  if (!company.siteUrl.startsWith('https:')) {
    return {
      status: 'missing',
      message: `O endereço é ${company.siteUrl}. Em produção, defina VITE_SITE_URL com o endereço https do site e gere o site de novo.`,
    };
  }
  return { status: 'ok', message: `${company.siteUrl}, telefone ${company.phone.display}.` };
}

function functionsProblem(error: unknown): string {
  const status =
    error instanceof FunctionsHttpError && error.context instanceof Response
      ? error.context.status
      : undefined;
  if (status === 401) {
    return 'As funções não aceitaram a chave. Confira se SUPABASE_SECRET_KEY do site é a chave secreta deste projeto.';
  }
  if (status === 404) {
    return 'A função não está publicada. Quem cuida do site deve rodar "supabase functions deploy".';
  }
  return 'As funções não responderam. Tente de novo em um minuto; se continuar, veja o projeto em supabase.com.';
}
