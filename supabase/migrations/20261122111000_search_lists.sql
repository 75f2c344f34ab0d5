-- Purpose: all pages and queries of a period, searched, sorted and cut into pages where the rows are, the queries of one page and
-- the pages of one query; and the position of chosen ones, day by day. The functions have their caller's rights, so that the
-- policies of the tables hold.

-- The pages of a query, and its history. Without the day, for equal keys of an index take next to no room.
create index search_console_data_query_idx on public.search_console_data (query);
-- The queries of a page.
create index search_console_data_url_idx on public.search_console_data (url, date);

create function public.without_accents(given text) returns text
language sql
immutable
parallel safe
set search_path = ''
return translate(lower(given), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc');

comment on function public.without_accents(text) is 'A text as people type it into a search: in lower case, without accents.';

create function public.search_rows(
  list text,
  first_day date,
  last_day date,
  narrowed_to text default null,
  search text default null,
  sort text default 'clicks',
  reversed boolean default false,
  page_size integer default 50,
  skip integer default 0
) returns jsonb
language sql
stable
set search_path = ''
as $$
  -- Each part runs for its own list alone; the others are skipped before they read a row.
  with figures as (
    select url as name, clicks, impressions, position from public.search_console_pages
    where list = 'pages' and narrowed_to is null and date between first_day and last_day
    union all
    select query, clicks, impressions, position from public.search_console_data
    where list = 'queries' and narrowed_to is null and date between first_day and last_day
    union all
    select url, clicks, impressions, position from public.search_console_data
    where list = 'pages' and query = narrowed_to and date between first_day and last_day
    union all
    select query, clicks, impressions, position from public.search_console_data
    where list = 'queries' and url = narrowed_to and date between first_day and last_day
  ),
  sums as materialized (
    select
      name,
      sum(clicks) as clicks,
      sum(impressions) as impressions,
      -- The average position that Search Console shows is weighted by impressions.
      sum(position * impressions) / nullif(sum(impressions), 0) as position
    from figures
    -- What Google withholds has no name.
    where name <> ''
    group by name
  ),
  -- Each name is looked at once, and not in each of its rows.
  found as materialized (
    select * from sums
    where search is null or strpos(public.without_accents(name), public.without_accents(search)) > 0
  ),
  sorted as (
    select
      name, clicks, impressions, position,
      row_number() over (
        order by
          (case when reversed then -1 else 1 end) * (
            case sort
              when 'impressions' then -impressions
              when 'ctr' then -clicks::double precision / nullif(impressions, 0)
              when 'position' then position
              when 'clicks' then -clicks
            end
          ) nulls last,
          case when sort = 'name' and not reversed then name end,
          case when sort = 'name' and reversed then name end desc,
          clicks desc, impressions desc, name
      ) as place
    from found
    order by place
    limit least(page_size, 10000) offset skip
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'clicks', (select coalesce(sum(clicks), 0) from found),
    -- What the queries explain a part of: Google leaves out the rare ones.
    'whole_clicks', (
      case
        when list = 'queries' and narrowed_to is null then (
          select coalesce(sum(clicks), 0) from public.search_console_days where date between first_day and last_day
        )
        when list = 'queries' then (
          select coalesce(sum(clicks), 0) from public.search_console_pages
          where url = narrowed_to and date between first_day and last_day
        )
      end
    ),
    'rows', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', name, 'clicks', clicks, 'impressions', impressions, 'position', position) order by place
      ), '[]')
      from sorted
    )
  );
$$;

comment on function public.search_rows(text, date, date, text, text, text, boolean, integer, integer) is
  'The pages or the queries of a period, or those of one query or page: some of the rows, how many there are, their clicks, and of queries all clicks of the site or the page.';

create function public.search_rows_by_day(
  list text,
  names text[],
  first_day date,
  last_day date,
  narrowed_to text default null
) returns jsonb
language sql
stable
set search_path = ''
as $$
  with figures as (
    select url as name, date, clicks, impressions, position from public.search_console_pages
    where list = 'pages' and narrowed_to is null and url = any (names) and date between first_day and last_day
    union all
    select query, date, clicks, impressions, position from public.search_console_data
    where list = 'queries' and narrowed_to is null and query = any (names) and date between first_day and last_day
    union all
    select url, date, clicks, impressions, position from public.search_console_data
    where list = 'pages' and query = narrowed_to and url = any (names) and date between first_day and last_day
    union all
    select query, date, clicks, impressions, position from public.search_console_data
    where list = 'queries' and url = narrowed_to and query = any (names) and date between first_day and last_day
  ),
  days as (
    select
      name, date, sum(clicks) as clicks, sum(impressions) as impressions,
      sum(position * impressions) / nullif(sum(impressions), 0) as position
    from figures
    group by name, date
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('name', name, 'date', date, 'clicks', clicks, 'impressions', impressions, 'position', position)
    order by date, name
  ), '[]')
  from days;
$$;

comment on function public.search_rows_by_day(text, text[], date, date, text) is
  'Figures of chosen pages or queries, day by day; a day on which one did not appear is left out.';

revoke execute on function public.without_accents(text) from public, anon;
revoke execute on function public.search_rows(text, date, date, text, text, text, boolean, integer, integer) from public, anon;
revoke execute on function public.search_rows_by_day(text, text[], date, date, text) from public, anon;
grant execute on function public.without_accents(text) to authenticated, service_role;
grant execute on function public.search_rows(text, date, date, text, text, text, boolean, integer, integer) to authenticated, service_role;
grant execute on function public.search_rows_by_day(text, text[], date, date, text) to authenticated, service_role;
