-- Purpose: how each edge function and scheduled job ended last, by who called it: a failure stays to be seen until the
-- next good run, and the schedule is judged by what its own jobs did.

create table public.function_outcomes (
  function text not null check (char_length(function) between 1 and 100),
  source text not null check (source in ('schedule', 'operator')),
  status text not null check (status in ('success', 'partial_success', 'error')),
  message text not null check (char_length(message) <= 2000),
  last_at timestamptz not null default now(),
  last_success_at timestamptz,
  failing_since timestamptz,
  first_at timestamptz not null default now(),
  primary key (function, source)
);

comment on table public.function_outcomes is 'The last end of each edge function and of each scheduled job of the database.';
comment on column public.function_outcomes.function is 'Name of the edge function, or of the scheduled job.';
comment on column public.function_outcomes.source is 'Who called: the schedule, or an operator.';
comment on column public.function_outcomes.status is 'How the last call ended: success, partial_success or error.';
comment on column public.function_outcomes.message is 'What happened, in Portuguese; empty where there is nothing to say.';
comment on column public.function_outcomes.last_at is 'When the last call ended.';
comment on column public.function_outcomes.last_success_at is 'When a call ended with success for the last time; null for never.';
comment on column public.function_outcomes.failing_since is 'When the first of the errors in a row ended; null when the last call was no error.';
comment on column public.function_outcomes.first_at is 'When the first call ended.';

alter table public.function_outcomes enable row level security;
grant select on public.function_outcomes to authenticated;
grant select, insert, update, delete on public.function_outcomes to service_role;

create policy "Admins read outcomes" on public.function_outcomes
  for select to authenticated using ((select public.is_admin()));

create function public.record_function_outcome(
  called text, caller text, end_status text, end_message text, ended_at timestamptz default now()
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  before public.function_outcomes;
begin
  select * into before from public.function_outcomes where function = called and source = caller;
  insert into public.function_outcomes as held
    (function, source, status, message, last_at, first_at, last_success_at, failing_since)
  values (
    called, caller, end_status, left(end_message, 2000), ended_at, ended_at,
    case when end_status = 'success' then ended_at end,
    case when end_status = 'error' then ended_at end
  )
  on conflict (function, source) do update set
    status = excluded.status,
    message = excluded.message,
    last_at = excluded.last_at,
    last_success_at = coalesce(excluded.last_success_at, held.last_success_at),
    failing_since = case when excluded.status = 'error' then coalesce(held.failing_since, excluded.last_at) end
    -- An end that is told late does not hide a newer one.
    where held.last_at <= excluded.last_at;
  return before is null or before.status <> end_status or before.message <> left(end_message, 2000);
end;
$$;

comment on function public.record_function_outcome(text, text, text, text, timestamptz) is 'Writes how a call ended; true when the one before ended otherwise.';

revoke execute on function public.record_function_outcome(text, text, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.record_function_outcome(text, text, text, text, timestamptz) to service_role;
