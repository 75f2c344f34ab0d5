-- Purpose: problems that an operator should look at (specification, sections 3 and 4).

create table public.seo_alerts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text not null,
  url text check (url ~ '^https?://'),
  severity text not null check (severity in ('critical', 'high', 'medium', 'low')),
  resolved boolean not null default false,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seo_alerts_resolved_has_date check (resolved = (resolved_at is not null))
);

comment on table public.seo_alerts is 'Problems found on the site, open until an operator resolves them.';
comment on column public.seo_alerts.id is 'Row id.';
comment on column public.seo_alerts.title is 'The problem in a few words.';
comment on column public.seo_alerts.description is 'What it means and what to do.';
comment on column public.seo_alerts.url is 'Page concerned; null when the whole site is.';
comment on column public.seo_alerts.severity is 'critical, high, medium or low.';
comment on column public.seo_alerts.resolved is 'Whether an operator has resolved it.';
comment on column public.seo_alerts.resolved_at is 'When it was resolved; null while it is open.';
comment on column public.seo_alerts.created_at is 'When it was found.';
comment on column public.seo_alerts.updated_at is 'When the row last changed; set by a trigger.';

create trigger seo_alerts_set_updated_at before update on public.seo_alerts
  for each row execute function public.set_updated_at();

-- Dashboard: open alerts, newest first.
create index seo_alerts_open_idx on public.seo_alerts (created_at desc) where not resolved;

alter table public.seo_alerts enable row level security;
grant select, insert, update, delete on public.seo_alerts to authenticated, service_role;

create policy "Admins read alerts" on public.seo_alerts
  for select to authenticated using ((select public.is_admin()));
create policy "Admins add alerts" on public.seo_alerts
  for insert to authenticated with check ((select public.is_admin()));
create policy "Admins change alerts" on public.seo_alerts
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete alerts" on public.seo_alerts
  for delete to authenticated using ((select public.is_admin()));
