-- Purpose: an account that exists already can be made an admin from the command line too, where nobody is signed in.

create function public.grant_admin(address text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
begin
  select id into account from auth.users
    where lower(auth.users.email) = lower(btrim(address)) order by created_at limit 1;
  if account is null then
    return 'no_account';
  end if;
  insert into public.admins (user_id) values (account) on conflict do nothing;
  return case when found then 'added' else 'already' end;
end;
$$;

comment on function public.grant_admin(text) is 'Makes the account of an e-mail an admin: added, already, or no_account where there is none. For the server.';

create or replace function public.add_operator(address text) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only admins add admins.' using errcode = '42501';
  end if;
  return public.grant_admin(address);
end;
$$;

revoke execute on function public.grant_admin(text) from public, anon, authenticated;
grant execute on function public.grant_admin(text) to service_role;
