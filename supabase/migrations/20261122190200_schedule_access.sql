-- Purpose: what the regular jobs of a hosted project need: the extension in its place, and the functions' address and key in
-- Vault, which a command writes (npm run schedule:key) and the connection doctor asks for.

do $migration$
begin
  if to_regnamespace('extensions') is null or not exists (
    select from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_net' and nspname = 'public'
  ) then
    return;
  end if;
  -- It cannot be moved. What it is sending now is lost: the jobs call again at their next times.
  drop extension pg_net;
  create extension pg_net with schema extensions;
exception when insufficient_privilege or dependent_objects_still_exist then
  raise notice 'pg_net stays in the schema public: %', sqlerrm;
end
$migration$;

create function public.set_schedule_access(address text, secret text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry record;
  held uuid;
begin
  if to_regclass('vault.secrets') is null then
    raise exception 'no_vault' using detail = 'This database has no Vault.';
  end if;
  if address !~ '^https?://[^/]+$' or secret !~ '^\S{20,}$' then
    raise exception 'not_usable' using detail = 'This is no address of a project, or no secret key.';
  end if;
  for entry in
    select * from (values ('project_url', address), ('secret_key', secret)) as given (name, value)
  loop
    select id into held from vault.secrets where name = entry.name;
    if held is null then
      perform vault.create_secret(entry.value, entry.name);
    else
      perform vault.update_secret(held, entry.value);
    end if;
  end loop;
end;
$$;

comment on function public.set_schedule_access(text, text) is 'Keeps in Vault where the schedule finds the functions, and the secret key with which it calls them.';

create function public.missing_schedule_access() returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  held text[];
begin
  -- The embedded stack has a scheduler of its own; and whoever is signed in and no admin learns nothing.
  if to_regprocedure('public.call_edge_function(text, jsonb)') is null
    or (not public.is_admin() and (select auth.uid()) is not null)
  then
    return '{}';
  end if;
  select array_agg(name) into held from vault.decrypted_secrets
    where name in ('project_url', 'secret_key') and decrypted_secret <> '';
  return array(
    select name from unnest(array['project_url', 'secret_key']) name where name <> all (coalesce(held, '{}')) order by name
  );
end;
$$;

comment on function public.missing_schedule_access() is 'Names of what is not in Vault and the schedule needs. For admins and the server.';

revoke execute on function public.set_schedule_access(text, text), public.missing_schedule_access()
  from public, anon, authenticated;
grant execute on function public.set_schedule_access(text, text) to service_role;
grant execute on function public.missing_schedule_access() to authenticated, service_role;
