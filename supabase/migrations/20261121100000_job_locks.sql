-- Purpose: one run of a job at a time, whichever server or function instance it comes from.

create table public.job_locks (
  job text primary key check (char_length(job) between 1 and 100),
  run_id uuid not null,
  expires_at timestamptz not null
);

comment on table public.job_locks is 'Jobs that are running now. A run that died frees its job when its time is over.';
comment on column public.job_locks.job is 'Name of the job.';
comment on column public.job_locks.run_id is 'The run that holds the job.';
comment on column public.job_locks.expires_at is 'When the job is free even if the run never said that it ended.';

alter table public.job_locks enable row level security;
grant select, insert, update, delete on public.job_locks to service_role;

create function public.claim_job(job_name text, run uuid, seconds integer) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into public.job_locks as held (job, run_id, expires_at)
  values (job_name, run, now() + make_interval(secs => seconds))
  on conflict (job) do update
    set run_id = excluded.run_id, expires_at = excluded.expires_at
    where held.expires_at <= now();
  return found;
end;
$$;

comment on function public.claim_job(text, uuid, integer) is 'Takes a job for a run; false when another run has it.';

revoke execute on function public.claim_job(text, uuid, integer) from public, anon, authenticated;
grant execute on function public.claim_job(text, uuid, integer) to service_role;
