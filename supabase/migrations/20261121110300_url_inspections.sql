-- Purpose: what Google said of a page when it was last inspected.

create table public.url_inspections (
  url text primary key check (url ~ '^https?://'),
  indexed boolean not null,
  coverage text not null default '',
  inspected_at timestamptz not null default now(),
  status_since timestamptz not null default now()
);

comment on table public.url_inspections is 'The last inspection of each page by Search Console''s URL Inspection API.';
comment on column public.url_inspections.url is 'Address of the page.';
comment on column public.url_inspections.indexed is 'Whether Google has the page in its index.';
comment on column public.url_inspections.coverage is 'Google''s words for it.';
comment on column public.url_inspections.inspected_at is 'When the page was last inspected.';
comment on column public.url_inspections.status_since is 'Since when the answer is this one; set by a trigger.';

create function public.keep_inspection_since() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.indexed = old.indexed then
    new.status_since = old.status_since;
  else
    new.status_since = new.inspected_at;
  end if;
  return new;
end;
$$;

comment on function public.keep_inspection_since() is 'Keeps the time of the first of equal answers.';

revoke execute on function public.keep_inspection_since() from public, anon, authenticated;

create trigger url_inspections_keep_since before update on public.url_inspections
  for each row execute function public.keep_inspection_since();

alter table public.url_inspections enable row level security;
grant select on public.url_inspections to authenticated;
grant select, insert, update, delete on public.url_inspections to service_role;

create policy "Admins read inspections" on public.url_inspections
  for select to authenticated using ((select public.is_admin()));
