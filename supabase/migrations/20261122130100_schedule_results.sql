-- Purpose: what became of each scheduled call is known even where the function never began: pg_cron says "succeeded" of
-- a call that was answered with 401. And operators see who started a run.

create table public.scheduled_calls (
  request_id bigint primary key,
  function text not null check (char_length(function) between 1 and 100),
  called_at timestamptz not null default now()
);

comment on table public.scheduled_calls is 'Calls of edge functions by the schedule of a hosted project whose answers have not been read yet.';
comment on column public.scheduled_calls.request_id is 'The call''s id at pg_net.';
comment on column public.scheduled_calls.function is 'The edge function.';
comment on column public.scheduled_calls.called_at is 'When it was called.';

alter table public.scheduled_calls enable row level security;
grant select, insert, update, delete on public.scheduled_calls to service_role;

create function public.record_scheduled_call(called text, called_at timestamptz, http_status integer, problem text) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- 409: a run of it went on already.
  if http_status between 200 and 299 or http_status = 409 then
    return;
  end if;
  -- A function that began has written itself how it ended.
  if exists (
    select from public.function_outcomes
    where function = called and source = 'schedule' and last_at >= record_scheduled_call.called_at
  ) then
    return;
  end if;
  perform public.record_function_outcome(called, 'schedule', 'error', case
    when http_status in (401, 403) then format(
      'A função não aceitou a chave do agendamento (HTTP %s). Quem cuida do site deve guardar no Vault do Supabase, com o nome secret_key, a chave secreta deste projeto.', http_status)
    when http_status = 404 then
      'A função não está publicada (HTTP 404). Quem cuida do site deve rodar "supabase functions deploy".'
    when http_status is not null then format(
      'A função parou no meio (HTTP %s). Ela tenta de novo no próximo horário; se continuar, quem cuida do site deve ver o registro dela no Supabase, em Edge Functions.', http_status)
    else format(
      'A função não respondeu ao agendamento (%s). Ela tenta de novo no próximo horário; se continuar, quem cuida do site deve conferir o segredo project_url no Vault do Supabase.',
      coalesce(left(problem, 300), 'sem resposta'))
  end);
end;
$$;

comment on function public.record_scheduled_call(text, timestamptz, integer, text) is 'Keeps that a scheduled call was answered with no success, unless the function did so itself.';

create function public.collect_scheduled_calls() returns void
language sql
set search_path = ''
as $$
$$;

comment on function public.collect_scheduled_calls() is 'Reads what became of scheduled calls and jobs, where pg_cron and pg_net are; elsewhere it does nothing.';

do $migration$
begin
  if to_regclass('net._http_response') is null or to_regclass('cron.job_run_details') is null then
    return;
  end if;

  execute $sql$
    create or replace function public.collect_scheduled_calls() returns void
    language plpgsql
    security definer
    set search_path = ''
    as $$
    declare
      answered record;
      job record;
    begin
      for answered in
        select call.request_id, call.function, call.called_at, response.status_code, response.error_msg
        from public.scheduled_calls call
        join net._http_response response on response.id = call.request_id
      loop
        perform public.record_scheduled_call(answered.function, answered.called_at, answered.status_code, answered.error_msg);
        delete from public.scheduled_calls where request_id = answered.request_id;
      end loop;
      -- pg_net keeps an answer for six hours.
      delete from public.scheduled_calls where called_at < now() - interval '1 day';
      for job in
        select
          coalesce(substring(jobs.command from 'call_edge_function\(''([^'']+)'''), jobs.jobname) as name,
          jobs.command like '%call_edge_function(%' as is_call,
          details.status, details.return_message, details.end_time
        from cron.job jobs
        cross join lateral (
          select status, return_message, end_time from cron.job_run_details
          where jobid = jobs.jobid and status in ('succeeded', 'failed')
          order by runid desc limit 1
        ) details
        where jobs.jobname is not null
      loop
        -- That a call was sent says nothing of the function.
        if job.status = 'failed' then
          perform public.record_function_outcome(
            job.name, 'schedule', 'error',
            'O banco de dados não conseguiu fazer esta tarefa. Quem cuida do site deve ver: ' || job.return_message,
            job.end_time
          );
        elsif not job.is_call then
          perform public.record_function_outcome(job.name, 'schedule', 'success', '', job.end_time);
        end if;
      end loop;
    end;
    $$
  $sql$;

  execute $sql$
    create or replace function public.call_edge_function(name text, body jsonb) returns bigint
    language plpgsql
    security definer
    set search_path = ''
    as $$
    declare
      address text := (select decrypted_secret from vault.decrypted_secrets secrets where secrets.name = 'project_url');
      secret text := (select decrypted_secret from vault.decrypted_secrets secrets where secrets.name = 'secret_key');
      request bigint;
    begin
      perform public.collect_scheduled_calls();
      if address is null or secret is null then
        perform public.record_function_outcome(
          $1, 'schedule', 'error',
          'O agendamento não sabe o endereço ou a chave das funções. Quem cuida do site deve guardar project_url e secret_key no Vault do Supabase.'
        );
        return null;
      end if;
      request := net.http_post(
        url := address || '/functions/v1/' || $1,
        headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret),
        body := $2,
        timeout_milliseconds := 150000
      );
      insert into public.scheduled_calls (request_id, function) values (request, $1)
        on conflict (request_id) do update set function = excluded.function, called_at = excluded.called_at;
      return request;
    end;
    $$
  $sql$;
  execute 'revoke execute on function public.call_edge_function(text, jsonb) from public, anon, authenticated';
end
$migration$;

-- Answers of runs from before functions said how much of their work they did.
update public.admin_runs
  set outcome = jsonb_set(
    outcome, '{answer,status}',
    case when outcome #>> '{answer,success}' = 'false' then '"error"' else '"success"' end::jsonb
  )
  where outcome ->> 'kind' = 'done' and not (outcome -> 'answer' ? 'status');

drop function public.latest_admin_runs();

create function public.latest_admin_runs()
returns table (
  id uuid, operation text, started_by_email text, started_at timestamptz, finished_at timestamptz, outcome jsonb
)
language sql
stable
set search_path = ''
as $$
  select distinct on (runs.operation)
    runs.id, runs.operation, public.admin_email(runs.started_by), runs.started_at, runs.finished_at, runs.outcome
  from public.admin_runs runs
  order by runs.operation, runs.started_at desc;
$$;

comment on function public.latest_admin_runs() is 'The newest run of each operation, and the e-mail of who started it.';

revoke execute on function
  public.record_scheduled_call(text, timestamptz, integer, text),
  public.collect_scheduled_calls(),
  public.latest_admin_runs()
  from public, anon, authenticated;
grant execute on function
  public.record_scheduled_call(text, timestamptz, integer, text),
  public.collect_scheduled_calls()
  to service_role;
grant execute on function public.latest_admin_runs() to authenticated, service_role;
