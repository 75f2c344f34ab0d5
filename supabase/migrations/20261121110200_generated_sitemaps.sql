-- Purpose: the last generated sitemaps, so that an operator sees what changed between two of them.

create table public.generated_sitemaps (
  id uuid primary key default gen_random_uuid(),
  generated_at timestamptz not null default now(),
  url_count integer not null check (url_count >= 0),
  entries jsonb check (jsonb_typeof(entries) = 'array')
);

comment on table public.generated_sitemaps is 'Sitemaps that admins generated, the newest ten.';
comment on column public.generated_sitemaps.id is 'Row id.';
comment on column public.generated_sitemaps.generated_at is 'When it was generated.';
comment on column public.generated_sitemaps.url_count is 'URLs of the whole sitemap.';
comment on column public.generated_sitemaps.entries is 'Its entries, {location, lastmod} each; null when it is an index of parts.';

create index generated_sitemaps_newest_idx on public.generated_sitemaps (generated_at desc);

alter table public.generated_sitemaps enable row level security;
grant select on public.generated_sitemaps to authenticated;
grant select, insert, update, delete on public.generated_sitemaps to service_role;

create policy "Admins read generated sitemaps" on public.generated_sitemaps
  for select to authenticated using ((select public.is_admin()));

create function public.keep_newest_sitemaps() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from public.generated_sitemaps where id in (
    select id from public.generated_sitemaps order by generated_at desc offset 10
  );
  return null;
end;
$$;

comment on function public.keep_newest_sitemaps() is 'Forgets all but the ten newest generated sitemaps.';

revoke execute on function public.keep_newest_sitemaps() from public, anon, authenticated;

create trigger generated_sitemaps_keep_newest after insert on public.generated_sitemaps
  for each statement execute function public.keep_newest_sitemaps();
