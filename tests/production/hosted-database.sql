-- What the database of a new project on hosted Supabase has before the first migration, as far as this project can meet it. New
-- projects grant nothing on new tables by default. The auth service has made its schema before.

create schema extensions authorization postgres;
create schema vault authorization supabase_admin;
create schema graphql authorization supabase_admin;
create schema graphql_public authorization supabase_admin;
create schema realtime authorization supabase_admin;
create schema storage authorization supabase_admin;

create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;
create extension pg_stat_statements with schema extensions;
create extension supabase_vault with schema vault;

grant usage on schema public, extensions, auth to anon, authenticated, service_role;
grant usage on schema extensions, auth, vault, graphql, graphql_public, realtime, storage to postgres with grant option;
grant all on schema public to postgres;
grant all on all tables in schema auth to postgres with grant option;

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
  )
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
