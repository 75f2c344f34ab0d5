-- Purpose: attempts at the sign-in are counted by address, by account and address together and by account, in one
-- call, so that a stranger can shut nobody out; and an admin learns that someone tries passwords.

drop function public.count_attempt(text, integer);

create function public.count_attempts(limit_keys text[], allowed integer[], period_seconds integer)
returns table (attempts integer, wait_seconds integer)
language plpgsql
set search_path = ''
as $$
declare
  ends_at timestamptz;
begin
  delete from public.rate_limits where key in (
    select old.key from public.rate_limits old where old.expires_at < now()
    order by old.expires_at limit 100 for update skip locked
  );
  for position in 1 .. cardinality(limit_keys) loop
    insert into public.rate_limits as counted (key, attempts, expires_at)
    values (limit_keys[position], 1, now() + make_interval(secs => period_seconds))
    on conflict (key) do update set
      attempts = case when counted.expires_at <= now() then 1 else counted.attempts + 1 end,
      expires_at = case when counted.expires_at <= now() then excluded.expires_at else counted.expires_at end
    returning counted.attempts, counted.expires_at into attempts, ends_at;
    -- Who is over one limit fills no further row.
    if allowed[position] > 0 and attempts > allowed[position] then
      wait_seconds := greatest(1, ceil(extract(epoch from ends_at - now())));
      return next;
      return;
    end if;
  end loop;
  wait_seconds := 0;
  return next;
end;
$$;

comment on function public.count_attempts(text[], integer[], integer) is 'Counts an attempt for each key, in their order, up to the first that is over what it allows (0: any number). Answers the count of the last key, and the seconds to wait, 0 when the attempt is allowed.';

create function public.forget_attempts(limit_keys text[], counts integer[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- One by one in their order, as they are counted, so that two calls never wait for each other.
  for position in 1 .. cardinality(limit_keys) loop
    update public.rate_limits
      set attempts = case when counts[position] = 0 then 0 else greatest(0, attempts - counts[position]) end
      where key = limit_keys[position];
  end loop;
end;
$$;

comment on function public.forget_attempts(text[], integer[]) is 'Takes so many attempts off the count of each key, all of them where it says 0.';

create table public.failed_sign_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (char_length(address) between 1 and 100),
  failed_at timestamptz not null default now()
);

comment on table public.failed_sign_ins is 'Wrong passwords for accounts that exist, of the last 24 hours; at most 1,000 for an account.';
comment on column public.failed_sign_ins.id is 'Row id.';
comment on column public.failed_sign_ins.user_id is 'The account that was tried.';
comment on column public.failed_sign_ins.address is 'Keyed hash of the address that tried: the address itself is not kept.';
comment on column public.failed_sign_ins.failed_at is 'When it was tried.';

create index failed_sign_ins_user_id_idx on public.failed_sign_ins (user_id, failed_at);
create index failed_sign_ins_failed_at_idx on public.failed_sign_ins (failed_at);

alter table public.failed_sign_ins enable row level security;
grant select, insert, update, delete on public.failed_sign_ins to service_role;

create function public.record_failed_sign_in(account_email text, from_address text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.failed_sign_ins where failed_at < now() - interval '24 hours';
  insert into public.failed_sign_ins (user_id, address)
    select id, from_address from auth.users
    where lower(email) = lower(account_email)
      and (select count(*) from public.failed_sign_ins where user_id = auth.users.id) < 1000;
end;
$$;

comment on function public.record_failed_sign_in(text, text) is 'Remembers for 24 hours that a password was wrong; of an e-mail that has no account it keeps nothing.';

create function public.admin_access()
returns table (is_admin boolean, failed_sign_ins integer, failed_addresses integer)
language sql
stable
security definer
set search_path = ''
as $$
  select public.is_admin(), count(*)::integer, count(distinct address)::integer
  from public.failed_sign_ins
  where user_id = (select auth.uid()) and failed_at > now() - interval '24 hours';
$$;

comment on function public.admin_access() is 'Whether the caller is an admin, and how many wrong passwords were tried for its account in the last 24 hours, from how many addresses.';

revoke execute on function
  public.count_attempts(text[], integer[], integer),
  public.forget_attempts(text[], integer[]),
  public.record_failed_sign_in(text, text),
  public.admin_access()
  from public, anon, authenticated;
grant execute on function
  public.count_attempts(text[], integer[], integer),
  public.forget_attempts(text[], integer[]),
  public.record_failed_sign_in(text, text)
  to service_role;
grant execute on function public.admin_access() to authenticated, service_role;
