-- Purpose: nothing in the API is open unless a later migration grants it (projects differ in their
-- default privileges), and one trigger function keeps every updated_at true.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create function public.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

comment on function public.set_updated_at() is 'Sets updated_at of a changed row to the time of its transaction.';

revoke execute on function public.set_updated_at() from public, anon, authenticated;
