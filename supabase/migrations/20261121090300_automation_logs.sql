-- Purpose: what the automatic operations did, for the admin area's activity log (specification, section 3).

create table public.automation_logs (
  id uuid primary key default gen_random_uuid(),
  type text not null check (
    type in ('sitemap_generation', 'search_engine_notification', 'seo_automation', 'url_audit', 'force_indexing')
  ),
  status text not null check (status in ('success', 'error', 'partial_success')),
  message text not null check (char_length(btrim(message)) between 1 and 2000),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now()
);

comment on table public.automation_logs is 'One row for each run of an automatic operation.';
comment on column public.automation_logs.id is 'Row id.';
comment on column public.automation_logs.type is 'Which operation ran.';
comment on column public.automation_logs.status is 'success, error or partial_success.';
comment on column public.automation_logs.message is 'What happened, in a sentence an operator understands.';
comment on column public.automation_logs.data is 'Details of the run, a JSON object.';
comment on column public.automation_logs.created_at is 'When the operation ended.';

-- Activity log: newest first, of some types.
create index automation_logs_newest_idx on public.automation_logs (created_at desc, type);

alter table public.automation_logs enable row level security;
grant select, insert, update, delete on public.automation_logs to authenticated, service_role;

create policy "Admins read logs" on public.automation_logs
  for select to authenticated using ((select public.is_admin()));
create policy "Admins add logs" on public.automation_logs
  for insert to authenticated with check ((select public.is_admin()));
create policy "Admins change logs" on public.automation_logs
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete logs" on public.automation_logs
  for delete to authenticated using ((select public.is_admin()));
