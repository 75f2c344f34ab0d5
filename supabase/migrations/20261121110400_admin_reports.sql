-- Purpose: what each admin page shows, gathered in one call and summed up where the rows are. The functions have their
-- caller's rights, so that the policies of the tables hold.

-- A page's first day with impressions and with clicks, whatever the number of rows.
create index search_console_data_url_seen_idx on public.search_console_data (url, date) where impressions > 0;
create index search_console_data_url_clicked_idx on public.search_console_data (url, date) where clicks > 0;
-- The last operation of a type.
create index automation_logs_last_of_type_idx on public.automation_logs (type, created_at desc);

create function public.open_alert_counts() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'critical', count(*) filter (where severity = 'critical'),
    'high', count(*) filter (where severity = 'high'),
    'total', count(*)
  )
  from public.seo_alerts where not resolved;
$$;

comment on function public.open_alert_counts() is 'How many alerts are open, and how many of them are critical and high.';

create function public.sitemap_manager_report(indexed_since date) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'posts', (select count(*) from public.blog_posts where status = 'published' and published_at <= now()),
    'newest_posts', (
      select coalesce(jsonb_agg(p), '[]') from (
        select id, title, slug, published_at from public.blog_posts
        where status = 'published' and published_at <= now()
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
      from public.search_console_data where date >= indexed_since and impressions > 0
    ),
    'vitals', (
      select coalesce(jsonb_agg(v), '[]') from (
        select url, core_web_vitals from public.url_monitoring where core_web_vitals <> '{}' limit 1000
      ) v
    )
  );
$$;

comment on function public.sitemap_manager_report(date) is 'What the sitemap manager shows.';

create function public.search_report(first_day date, last_day date) returns jsonb
language sql
stable
set search_path = ''
as $$
  with sums as materialized (
    select
      grouping(date, url, query) as level,
      date, url, query,
      sum(clicks) as clicks,
      sum(impressions) as impressions,
      -- The average position that Search Console shows is weighted by impressions.
      sum(position * impressions) / nullif(sum(impressions), 0) as position
    from public.search_console_data
    where date between first_day and last_day
    group by grouping sets ((), (date), (url), (query))
  )
  select jsonb_build_object(
    'totals', (
      select jsonb_build_object(
        'clicks', coalesce(clicks, 0), 'impressions', coalesce(impressions, 0), 'position', position
      )
      from sums where level = 7
    ),
    'days', (
      select coalesce(jsonb_agg(
        jsonb_build_object('date', date, 'clicks', clicks, 'impressions', impressions, 'position', position)
        order by date
      ), '[]')
      from sums where level = 3
    ),
    'pages', (
      select coalesce(jsonb_agg(p), '[]') from (
        select url, clicks, impressions, position from sums
        where level = 5 order by clicks desc, impressions desc, url limit 5
      ) p
    ),
    -- Google withholds rare queries; they count in the totals and have no name.
    'queries', (
      select coalesce(jsonb_agg(q), '[]') from (
        select query, clicks, impressions, position from sums
        where level = 6 and query <> '' order by clicks desc, impressions desc, query limit 5
      ) q
    )
  );
$$;

comment on function public.search_report(date, date) is 'Search figures of a period: totals, by day, and the five best pages and queries.';

create function public.seo_dashboard_report(first_day date, last_day date) returns jsonb
language sql
stable
set search_path = ''
as $$
  select public.search_report(first_day, last_day) || jsonb_build_object(
    'previous', (
      select jsonb_build_object(
        'clicks', coalesce(sum(clicks), 0), 'impressions', coalesce(sum(impressions), 0),
        'position', sum(position * impressions) / nullif(sum(impressions), 0), 'days', count(distinct date)
      )
      from public.search_console_data
      where date between first_day - (last_day - first_day + 1) and first_day - 1
    ),
    'newest_day', (select max(date) from public.search_console_data),
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

comment on function public.seo_dashboard_report(date, date) is 'What the SEO dashboard shows.';

create function public.indexing_funnel(site_url text, pages jsonb)
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
    select min(date) as day from public.search_console_data figures
    where figures.url = known.url and figures.impressions > 0
  ) seen on true
  left join lateral (
    select min(date) as day from public.search_console_data figures
    where figures.url = known.url and figures.clicks > 0
  ) clicked on true;
$$;

comment on function public.indexing_funnel(text, jsonb) is 'How far each page came: published, monitored, in Google''s index, seen and clicked in the results.';

revoke execute on function public.open_alert_counts() from public, anon;
revoke execute on function public.sitemap_manager_report(date) from public, anon;
revoke execute on function public.search_report(date, date) from public, anon;
revoke execute on function public.seo_dashboard_report(date, date) from public, anon;
revoke execute on function public.indexing_funnel(text, jsonb) from public, anon;
grant execute on function public.open_alert_counts() to authenticated, service_role;
grant execute on function public.sitemap_manager_report(date) to authenticated, service_role;
grant execute on function public.search_report(date, date) to authenticated, service_role;
grant execute on function public.seo_dashboard_report(date, date) to authenticated, service_role;
grant execute on function public.indexing_funnel(text, jsonb) to authenticated, service_role;
