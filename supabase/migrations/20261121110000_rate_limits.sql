-- Purpose: attempts at the sign-in, counted for all web servers together.

create table public.rate_limits (
  key text primary key check (char_length(key) between 1 and 200),
  attempts integer not null,
  expires_at timestamptz not null
);

comment on table public.rate_limits is 'Attempts within the current period of each limit. Keys are hashes: no address and no e-mail is kept.';
comment on column public.rate_limits.key is 'Name of the limit and hash of what is limited.';
comment on column public.rate_limits.attempts is 'Attempts in this period.';
comment on column public.rate_limits.expires_at is 'When the period ends and counting starts anew.';

create index rate_limits_expires_at_idx on public.rate_limits (expires_at);

alter table public.rate_limits enable row level security;
grant select, insert, update, delete on public.rate_limits to service_role;

create function public.count_attempt(limit_key text, period_seconds integer)
returns table (attempts integer, expires_at timestamptz)
language sql
set search_path = ''
as $$
  with forgotten as (
    delete from public.rate_limits old where old.expires_at < now() - interval '1 day'
  )
  insert into public.rate_limits as counted (key, attempts, expires_at)
  values (limit_key, 1, now() + make_interval(secs => period_seconds))
  on conflict (key) do update set
    attempts = case when counted.expires_at <= now() then 1 else counted.attempts + 1 end,
    expires_at = case when counted.expires_at <= now() then excluded.expires_at else counted.expires_at end
  returning counted.attempts, counted.expires_at;
$$;

comment on function public.count_attempt(text, integer) is 'Counts an attempt and answers how many there were in this period, and when it ends.';

revoke execute on function public.count_attempt(text, integer) from public, anon, authenticated;
grant execute on function public.count_attempt(text, integer) to service_role;
