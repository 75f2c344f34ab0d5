-- Purpose: daily figures of Google Search Console by page and query (specification, section 3).

create table public.search_console_data (
  date date not null,
  url text not null check (url ~ '^https?://'),
  query text not null,
  clicks integer not null default 0 check (clicks >= 0),
  impressions integer not null default 0 check (impressions >= 0),
  ctr double precision not null default 0 check (ctr between 0 and 1),
  position double precision not null default 0 check (position >= 0),
  -- Serves the dashboard's read too: the last days, newest first.
  primary key (date, url, query),
  constraint search_console_data_clicks_are_impressions check (clicks <= impressions)
);

comment on table public.search_console_data is 'Search Console figures, one row for each date, page and query.';
comment on column public.search_console_data.date is 'Day in Pacific time, as Search Console reports it.';
comment on column public.search_console_data.url is 'Page that appeared in the results.';
comment on column public.search_console_data.query is 'What people searched; empty where Google withholds it.';
comment on column public.search_console_data.clicks is 'Clicks on the page.';
comment on column public.search_console_data.impressions is 'Times the page appeared.';
comment on column public.search_console_data.ctr is 'Clicks by impressions, a fraction from 0 to 1.';
comment on column public.search_console_data.position is 'Average position, 1 is the top.';

alter table public.search_console_data enable row level security;
grant select, insert, update, delete on public.search_console_data to authenticated, service_role;

create policy "Admins read search data" on public.search_console_data
  for select to authenticated using ((select public.is_admin()));
create policy "Admins add search data" on public.search_console_data
  for insert to authenticated with check ((select public.is_admin()));
create policy "Admins change search data" on public.search_console_data
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete search data" on public.search_console_data
  for delete to authenticated using ((select public.is_admin()));
