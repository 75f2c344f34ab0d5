-- Purpose: what is kept as long as it is useful. Search figures and pages that left the sitemap have their own rules.

create function public.kept_for() returns table (what text, kept interval)
language sql
immutable
set search_path = ''
as $$
  values
    -- The regular runs that went well: 24 and more a day.
    ('regular_logs', interval '30 days'),
    -- What people did, and what went wrong.
    ('other_logs', interval '180 days'),
    -- To compare audits, which are weekly.
    ('audit_logs', interval '400 days'),
    -- Google's word on a page that nobody asked about again says nothing of today.
    ('inspections', interval '180 days'),
    ('admin_runs', interval '400 days'),
    ('resolved_alerts', interval '400 days'),
    ('cron_details', interval '14 days');
$$;

comment on function public.kept_for() is 'How long rows of each kind are kept.';

create function public.purge_old_rows() returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  periods jsonb := (select jsonb_object_agg(what, now() - kept) from public.kept_for());
  logs integer;
  inspections integer;
  runs integer;
  alerts integer;
  details integer := 0;
begin
  delete from public.automation_logs where created_at < (periods ->> case
    when type = 'url_audit' then 'audit_logs'
    when status = 'success' and data ->> 'source' = 'schedule' then 'regular_logs'
    else 'other_logs'
  end)::timestamptz;
  get diagnostics logs = row_count;
  delete from public.url_inspections where inspected_at < (periods ->> 'inspections')::timestamptz;
  get diagnostics inspections = row_count;
  delete from public.admin_runs where finished_at < (periods ->> 'admin_runs')::timestamptz;
  get diagnostics runs = row_count;
  delete from public.seo_alerts where resolved and resolved_at < (periods ->> 'resolved_alerts')::timestamptz;
  get diagnostics alerts = row_count;
  -- pg_cron writes a row for each run of each job, and never deletes one.
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where start_time < $1' using (periods ->> 'cron_details')::timestamptz;
    get diagnostics details = row_count;
  end if;
  return jsonb_build_object(
    'logs', logs, 'inspections', inspections, 'runs', runs, 'alerts', alerts, 'cron_details', details
  );
end;
$$;

comment on function public.purge_old_rows() is 'Forgets what is older than its kind is kept for, and answers how many rows of each.';

revoke execute on function public.kept_for() from public, anon, authenticated;
revoke execute on function public.purge_old_rows() from public, anon, authenticated;
grant execute on function public.kept_for() to service_role;
grant execute on function public.purge_old_rows() to service_role;

do $migration$
begin
  if not exists (select from pg_extension where extname = 'pg_cron') then
    return;
  end if;
  perform cron.schedule('purge-old-rows', '40 4 * * *', $$select public.purge_old_rows()$$);
end
$migration$;
