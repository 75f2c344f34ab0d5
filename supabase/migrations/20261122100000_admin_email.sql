-- Purpose: what operators know each other by. The accounts themselves are closed to everyone but the auth service.

create function public.admin_email(admin_id uuid) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select email from auth.users
  where id = admin_id
    -- Whoever may call this and is no signed-in user is the server.
    and ((select public.is_admin()) or (select auth.uid()) is null);
$$;

comment on function public.admin_email(uuid) is 'E-mail of an operator, for operators and the server; null when the account is gone.';

revoke execute on function public.admin_email(uuid) from public, anon;
grant execute on function public.admin_email(uuid) to authenticated, service_role;
