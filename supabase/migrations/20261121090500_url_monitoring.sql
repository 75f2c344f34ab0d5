-- Purpose: the last check of each page of the site (specification, section 3).

create table public.url_monitoring (
  id uuid primary key default gen_random_uuid(),
  url text not null unique check (url ~ '^https?://'),
  status_code integer check (status_code between 100 and 599),
  response_time integer check (response_time >= 0),
  noindex boolean not null default false,
  has_structured_data boolean not null default false,
  issues text[] not null default '{}',
  title text,
  meta_description text,
  canonical_url text,
  core_web_vitals jsonb not null default '{}' check (jsonb_typeof(core_web_vitals) = 'object'),
  last_checked timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.url_monitoring is 'Pages of the site and what their last check found.';
comment on column public.url_monitoring.id is 'Row id.';
comment on column public.url_monitoring.url is 'Address of the page.';
comment on column public.url_monitoring.status_code is 'HTTP status; null when the page did not answer.';
comment on column public.url_monitoring.response_time is 'Milliseconds until the answer; null when there was none.';
comment on column public.url_monitoring.noindex is 'Whether the page tells search engines to leave it out.';
comment on column public.url_monitoring.has_structured_data is 'Whether the page carries JSON-LD.';
comment on column public.url_monitoring.issues is 'What is wrong, one sentence each.';
comment on column public.url_monitoring.title is 'Title found.';
comment on column public.url_monitoring.meta_description is 'Meta description found.';
comment on column public.url_monitoring.canonical_url is 'Canonical link found.';
comment on column public.url_monitoring.core_web_vitals is 'Measured vitals: lcp and fid in milliseconds, cls without unit.';
comment on column public.url_monitoring.last_checked is 'When the page was last checked.';
comment on column public.url_monitoring.created_at is 'When the row was made.';
comment on column public.url_monitoring.updated_at is 'When the row last changed; set by a trigger.';

create trigger url_monitoring_set_updated_at before update on public.url_monitoring
  for each row execute function public.set_updated_at();

-- Dashboard: last checked first.
create index url_monitoring_last_checked_idx on public.url_monitoring (last_checked desc);

alter table public.url_monitoring enable row level security;
grant select, insert, update, delete on public.url_monitoring to authenticated, service_role;

create policy "Admins read page checks" on public.url_monitoring
  for select to authenticated using ((select public.is_admin()));
create policy "Admins add page checks" on public.url_monitoring
  for insert to authenticated with check ((select public.is_admin()));
create policy "Admins change page checks" on public.url_monitoring
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete page checks" on public.url_monitoring
  for delete to authenticated using ((select public.is_admin()));
