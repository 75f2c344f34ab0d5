-- What the project uses of Supabase Vault, without its encryption.

create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create view vault.decrypted_secrets as
  select id, name, description, secret, secret as decrypted_secret, created_at, updated_at from vault.secrets;

create function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid
language sql
security definer
as $$
  insert into vault.secrets (secret, name, description) values ($1, $2, $3) returning id
$$;

create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
) returns void
language sql
security definer
as $$
  update vault.secrets set
    secret = coalesce($2, secret), name = coalesce($3, name), description = coalesce($4, description), updated_at = now()
  where id = $1
$$;

grant select, delete on vault.secrets, vault.decrypted_secrets to postgres with grant option;
grant usage on schema vault to service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to service_role;
