-- Purpose: what Google says of each day as a whole and of each page. Neither is the sum of the rows by query, of which Google
-- leaves out the rare ones, and each is asked for separately.

create table public.search_console_days (
  date date primary key,
  clicks integer not null default 0 check (clicks >= 0),
  impressions integer not null default 0 check (impressions >= 0),
  ctr double precision not null default 0 check (ctr between 0 and 1),
  position double precision not null default 0 check (position >= 0),
  is_final boolean not null,
  synced_at timestamptz,
  unconfirmed_at timestamptz,
  constraint search_console_days_clicks_are_impressions check (clicks <= impressions)
);

comment on table public.search_console_days is 'The property''s own totals of each day in Search Console, kept for ever. A day that Google has no figures of is not here.';
comment on column public.search_console_days.date is 'Day in Pacific time, as Search Console reports it.';
comment on column public.search_console_days.clicks is 'Clicks on the site.';
comment on column public.search_console_days.impressions is 'Times the site appeared.';
comment on column public.search_console_days.ctr is 'Clicks by impressions, a fraction from 0 to 1.';
comment on column public.search_console_days.position is 'Average position, 1 is the top; 0 on a day without impressions.';
comment on column public.search_console_days.is_final is 'Whether Google has finished counting the day; until then it is fetched again.';
comment on column public.search_console_days.synced_at is 'When the day was last fetched whole, its pages and queries too; null while only its totals are known.';
comment on column public.search_console_days.unconfirmed_at is 'When Google last answered less than was there before, without saying that it is zero; null when it did not.';

-- The days that are still to be fetched.
create index search_console_days_pending_idx on public.search_console_days (date) where synced_at is null or not is_final;

alter table public.search_console_days enable row level security;
grant select on public.search_console_days to authenticated;
grant select, insert, update, delete on public.search_console_days to service_role;

create policy "Admins read search totals" on public.search_console_days
  for select to authenticated using ((select public.is_admin()));

create table public.search_console_pages (
  date date not null,
  url text not null check (url ~ '^https?://'),
  clicks integer not null default 0 check (clicks >= 0),
  impressions integer not null default 0 check (impressions >= 0),
  ctr double precision not null default 0 check (ctr between 0 and 1),
  position double precision not null default 0 check (position >= 0),
  primary key (date, url),
  constraint search_console_pages_clicks_are_impressions check (clicks <= impressions)
);

comment on table public.search_console_pages is 'Search Console figures, one row for each date and page, its rare queries included.';
comment on column public.search_console_pages.date is 'Day in Pacific time, as Search Console reports it.';
comment on column public.search_console_pages.url is 'Page that appeared in the results.';
comment on column public.search_console_pages.clicks is 'Clicks on the page.';
comment on column public.search_console_pages.impressions is 'Times the page appeared.';
comment on column public.search_console_pages.ctr is 'Clicks by impressions, a fraction from 0 to 1.';
comment on column public.search_console_pages.position is 'Average position, 1 is the top.';

-- A page's first day with impressions and with clicks.
create index search_console_pages_seen_idx on public.search_console_pages (url, date) where impressions > 0;
create index search_console_pages_clicked_idx on public.search_console_pages (url, date) where clicks > 0;

alter table public.search_console_pages enable row level security;
grant select on public.search_console_pages to authenticated;
grant select, insert, update, delete on public.search_console_pages to service_role;

create policy "Admins read search figures of pages" on public.search_console_pages
  for select to authenticated using ((select public.is_admin()));
