-- Purpose: what operators start from the admin area. A run lives here, not in a browser's tab: it goes on when the
-- page is left, and nobody can start the same operation twice.

create table public.admin_runs (
  id uuid primary key default gen_random_uuid(),
  operation text not null check (char_length(operation) between 1 and 100),
  started_by uuid references auth.users (id) on delete set null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  outcome jsonb check (jsonb_typeof(outcome) = 'object'),
  constraint admin_runs_finished_has_outcome check ((finished_at is null) = (outcome is null))
);

comment on table public.admin_runs is 'Operations that admins started, running or ended.';
comment on column public.admin_runs.id is 'Row id.';
comment on column public.admin_runs.operation is 'The edge function that runs.';
comment on column public.admin_runs.started_by is 'The admin who started it; null when the account is gone.';
comment on column public.admin_runs.started_at is 'When it was started.';
comment on column public.admin_runs.finished_at is 'When it ended; null while it runs.';
comment on column public.admin_runs.outcome is 'How it ended, a JSON object; null while it runs.';

create unique index admin_runs_one_running_idx on public.admin_runs (operation) where finished_at is null;
create index admin_runs_newest_idx on public.admin_runs (operation, started_at desc);
create index admin_runs_started_by_idx on public.admin_runs (started_by);

alter table public.admin_runs enable row level security;
grant select on public.admin_runs to authenticated;
grant select, insert, update, delete on public.admin_runs to service_role;

create policy "Admins read runs" on public.admin_runs
  for select to authenticated using ((select public.is_admin()));

create function public.start_admin_run(run_operation text, admin_id uuid, dead_after_seconds integer) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  run_id uuid;
begin
  -- A server that went away in the middle never says how its run ended.
  update public.admin_runs
    set finished_at = now(), outcome = '{"kind": "interrupted"}'
    where operation = run_operation and finished_at is null
      and started_at < now() - make_interval(secs => dead_after_seconds);
  insert into public.admin_runs (operation, started_by) values (run_operation, admin_id)
    on conflict (operation) where finished_at is null do nothing
    returning id into run_id;
  delete from public.admin_runs where id in (
    select id from public.admin_runs where operation = run_operation order by started_at desc offset 50
  );
  return run_id;
end;
$$;

comment on function public.start_admin_run(text, uuid, integer) is 'Opens a run and answers its id; null while another run of the operation goes on.';

revoke execute on function public.start_admin_run(text, uuid, integer) from public, anon, authenticated;
grant execute on function public.start_admin_run(text, uuid, integer) to service_role;

create function public.latest_admin_runs() returns setof public.admin_runs
language sql
stable
set search_path = ''
as $$
  select distinct on (operation) * from public.admin_runs order by operation, started_at desc;
$$;

comment on function public.latest_admin_runs() is 'The newest run of each operation.';

revoke execute on function public.latest_admin_runs() from public, anon;
grant execute on function public.latest_admin_runs() to authenticated, service_role;
