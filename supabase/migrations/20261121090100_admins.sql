-- Purpose: who may use the admin area. A row here, not a claim in a token, makes an auth user an admin.

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.admins is 'Operators of the site: the auth users that may use the admin area.';
comment on column public.admins.user_id is 'The auth user who is an admin.';
comment on column public.admins.created_at is 'When the user became an admin.';

create function public.is_admin() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.admins where user_id = (select auth.uid()));
$$;

comment on function public.is_admin() is 'True when the caller is signed in as an admin; for policies and for the server.';

revoke execute on function public.is_admin() from public, anon;
grant execute on function public.is_admin() to authenticated, service_role;

alter table public.admins enable row level security;
grant select, insert, update, delete on public.admins to authenticated, service_role;

create policy "Admins read the list of admins" on public.admins
  for select to authenticated using ((select public.is_admin()));
create policy "Admins add admins" on public.admins
  for insert to authenticated with check ((select public.is_admin()));
create policy "Admins change admins" on public.admins
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins remove admins" on public.admins
  for delete to authenticated using ((select public.is_admin()));
