-- Purpose: each figure from where Google gives it: totals and days from the property's own totals, pages from the figures by
-- page, queries from the figures by query, with how much of the totals they explain.

-- What they served is read from the figures by page now.
drop index public.search_console_data_url_seen_idx;
drop index public.search_console_data_url_clicked_idx;

create or replace function public.search_report(first_day date, last_day date) returns jsonb
language sql
stable
set search_path = ''
as $$
  with days as materialized (
    select date, clicks, impressions, case when impressions > 0 then position end as position, is_final, synced_at
    from public.search_console_days
    where date >= first_day - (last_day - first_day + 1)
      and (
        date <= last_day
        -- Search Console needs three days to finish one: those follow the newest period, apart from it.
        or last_day >= (now() at time zone 'America/Los_Angeles')::date - 3
      )
  ),
  sums as (
    select
      date < first_day as before,
      count(*) as days,
      sum(clicks) as clicks,
      sum(impressions) as impressions,
      -- The average position that Search Console shows is weighted by impressions.
      sum(position * impressions) / nullif(sum(impressions), 0) as position
    from days where date <= last_day group by 1
  ),
  queries as materialized (
    select
      query,
      sum(q.clicks) as clicks,
      sum(q.impressions) as impressions,
      sum(q.position * q.impressions) / nullif(sum(q.impressions), 0) as position,
      -- Only beside the totals of the same days.
      sum(q.clicks) filter (where days.synced_at is not null) as whole_clicks,
      sum(q.impressions) filter (where days.synced_at is not null) as whole_impressions
    from public.search_console_data q
    left join days on days.date = q.date
    where q.date between first_day and last_day and query <> ''
    group by query
  )
  select jsonb_build_object(
    'totals', (
      select jsonb_build_object(
        'clicks', coalesce(sum(clicks), 0), 'impressions', coalesce(sum(impressions), 0),
        'position', max(position), 'days', coalesce(sum(days), 0)
      )
      from sums where not before
    ),
    'previous', (
      select jsonb_build_object(
        'clicks', coalesce(sum(clicks), 0), 'impressions', coalesce(sum(impressions), 0),
        'position', max(position), 'days', coalesce(sum(days), 0)
      )
      from sums where before
    ),
    'days', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'date', date, 'clicks', clicks, 'impressions', impressions, 'position', position, 'is_final', is_final
        )
        order by date
      ), '[]')
      from days where date >= first_day
    ),
    'pages', (
      select coalesce(jsonb_agg(p), '[]') from (
        select url, sum(clicks) as clicks, sum(impressions) as impressions,
          sum(position * impressions) / nullif(sum(impressions), 0) as position
        from public.search_console_pages
        where date between first_day and last_day
        group by url order by clicks desc, impressions desc, url limit 5
      ) p
    ),
    'queries', (
      select coalesce(jsonb_agg(q), '[]') from (
        select query, clicks, impressions, position from queries
        order by clicks desc, impressions desc, query limit 5
      ) q
    ),
    'explained', (
      select jsonb_build_object(
        'clicks', coalesce(sum(whole_clicks), 0), 'impressions', coalesce(sum(whole_impressions), 0)
      )
      from queries
    ),
    'newest_day', (select max(date) from public.search_console_days),
    'history', public.search_history()
  );
$$;

comment on function public.search_report(date, date) is 'Search figures of a period: the property''s totals, those of as many days before, by day, the five best pages and queries, and what the named queries explain of the totals.';

create or replace function public.seo_dashboard_report(first_day date, last_day date) returns jsonb
language sql
stable
set search_path = ''
as $$
  select public.search_report(first_day, last_day) || jsonb_build_object(
    'monitoring', (
      select coalesce(jsonb_agg(m), '[]') from (
        select id, url, status_code, response_time, noindex, has_structured_data, issues, core_web_vitals, last_checked
        from public.url_monitoring order by last_checked desc, url limit 200
      ) m
    ),
    'monitored', (
      select jsonb_build_object('total', count(*), 'healthy', count(*) filter (where status_code = 200))
      from public.url_monitoring
    ),
    'alerts', (
      select coalesce(jsonb_agg(a), '[]') from (
        select id, title, description, url, severity, created_at
        from public.seo_alerts where not resolved order by created_at desc, id limit 10
      ) a
    ),
    'open_alerts', public.open_alert_counts()
  );
$$;

create or replace function public.sitemap_manager_report(indexed_since date) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'posts', (select count(*) from public.published_posts),
    'newest_posts', (
      select coalesce(jsonb_agg(p), '[]') from (
        select id, title, slug, published_at from public.published_posts
        order by published_at desc, id limit 5
      ) p
    ),
    'log', (
      select coalesce(jsonb_agg(l), '[]') from (
        select id, type, status, message, created_at from public.automation_logs
        where type in ('sitemap_generation', 'search_engine_notification', 'seo_automation')
        order by created_at desc limit 10
      ) l
    ),
    'audit', (
      select to_jsonb(a) from (
        select status, message, data, created_at from public.automation_logs
        where type = 'url_audit' order by created_at desc limit 1
      ) a
    ),
    'sitemaps', (
      select coalesce(jsonb_agg(s), '[]') from (
        select generated_at, url_count, entries from public.generated_sitemaps
        order by generated_at desc limit 2
      ) s
    ),
    'open_alerts', public.open_alert_counts(),
    'indexed', (
      select jsonb_build_object('pages', count(distinct url), 'last_day', max(date))
      from public.search_console_pages where date >= indexed_since and impressions > 0
    ),
    'vitals', (
      select coalesce(jsonb_agg(v), '[]') from (
        select url, core_web_vitals from public.url_monitoring where core_web_vitals <> '{}' limit 1000
      ) v
    )
  );
$$;

create function public.sitemap_coverage(sitemap_urls text[], since date) returns jsonb
language sql
stable
set search_path = ''
as $$
  -- A link to a part of a page is the page; the home page is listed with and without its slash.
  with listed as (
    select min(url) as url, rtrim(split_part(url, '#', 1), '/') as page
    from unnest(sitemap_urls) url group by 2
  ),
  shown as (
    select min(url) as url, rtrim(split_part(url, '#', 1), '/') as page,
      sum(clicks) as clicks, sum(impressions) as impressions, max(date) as last_day
    from public.search_console_pages where date >= since and impressions > 0 group by 2
  ),
  not_shown as (
    select listed.url from listed left join shown using (page) where shown.page is null
  ),
  not_listed as (
    select shown.* from shown left join listed using (page) where listed.page is null
  )
  select jsonb_build_object(
    'listed', (select count(*) from listed),
    'shown', (select count(*) from shown),
    'last_day', (select max(last_day) from shown),
    'not_shown', jsonb_build_object(
      'count', (select count(*) from not_shown),
      'urls', (
        select coalesce(jsonb_agg(url order by url), '[]') from (select url from not_shown order by url limit 500) u
      )
    ),
    'not_listed', jsonb_build_object(
      'count', (select count(*) from not_listed),
      'pages', (
        select coalesce(jsonb_agg(p), '[]') from (
          select url, clicks, impressions, last_day from not_listed order by impressions desc, url limit 500
        ) p
      )
    )
  );
$$;

comment on function public.sitemap_coverage(text[], date) is 'The sitemap''s addresses beside the pages that Google has shown since a day: those it has not shown, and those it shows that are not listed; at most 500 of each, with their number.';

revoke execute on function public.sitemap_coverage(text[], date) from public, anon;
grant execute on function public.sitemap_coverage(text[], date) to authenticated, service_role;

create or replace function public.indexing_funnel(site_url text, pages jsonb)
returns table (
  url text,
  status text,
  published_at timestamptz,
  monitored_at timestamptz,
  indexed boolean,
  coverage text,
  inspected_at timestamptz,
  inspected_since timestamptz,
  seen_on date,
  clicked_on date
)
language sql
stable
set search_path = ''
as $$
  with known as (
    select site_url || (page ->> 'path') as url, 'published' as status, (page ->> 'lastmod')::timestamptz as published_at
    from jsonb_array_elements(pages) page
    union all
    (
      select site_url || '/blog/' || slug,
        case when status = 'published' and posts.published_at > now() then 'scheduled' else status end,
        coalesce(posts.published_at, posts.created_at)
      from public.blog_posts posts where status <> 'archived'
      order by posts.published_at desc nulls first, id limit 1000
    )
  )
  select known.url, known.status, known.published_at, monitored.created_at, inspected.indexed, inspected.coverage,
    inspected.inspected_at, inspected.status_since, seen.day, clicked.day
  from known
  left join public.url_monitoring monitored on monitored.url = known.url
  left join public.url_inspections inspected on inspected.url = known.url
  left join lateral (
    select min(date) as day from public.search_console_pages figures
    where figures.url = known.url and figures.impressions > 0
  ) seen on true
  left join lateral (
    select min(date) as day from public.search_console_pages figures
    where figures.url = known.url and figures.clicks > 0
  ) clicked on true;
$$;
