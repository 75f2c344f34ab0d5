-- Purpose: lists that would be cut at the 1,000 rows that PostgREST answers, or whose ids would not fit into an address,
-- are counted, sorted and cut where the rows are.

drop function public.indexing_funnel(text, jsonb);

create function public.indexing_funnel(
  site_url text, pages jsonb, first_row integer, row_count integer, listed text[] default null,
  stopped_after integer default null
) returns jsonb
language sql
stable
set search_path = ''
as $$
  with known as (
    select site_url || (page ->> 'path') as url, 'published' as status, (page ->> 'lastmod')::timestamptz as published_at,
      place, null::uuid as post
    from jsonb_array_elements(pages) with ordinality as given (page, place)
    union all
    select site_url || '/blog/' || slug,
      case when status = 'published' and posts.published_at > now() then 'scheduled' else status end,
      coalesce(posts.published_at, posts.created_at), null, id
    from public.blog_posts posts where status <> 'archived'
  ),
  facts as (
    select known.*, monitored.created_at as monitored_at, inspected.indexed, inspected.coverage, inspected.inspected_at,
      inspected.status_since as inspected_since, seen.day as seen_on, clicked.day as clicked_on,
      case when listed is null then known.status = 'published' else entry.url is not null end as in_sitemap
    from known
    left join (select distinct unnest(listed) as url) entry on entry.url = known.url
    left join public.url_monitoring monitored on monitored.url = known.url
    left join public.url_inspections inspected on inspected.url = known.url
    left join lateral (
      select min(date) as day from public.search_console_pages figures
      where figures.url = known.url and figures.impressions > 0
    ) seen on true
    left join lateral (
      select min(date) as day from public.search_console_pages figures
      where figures.url = known.url and figures.clicks > 0
    ) clicked on true
  ),
  -- Each stage needs those before it: a page that leaves the sitemap is stuck there again.
  placed as materialized (
    select *,
      case
        when status <> 'published' then 0
        when not in_sitemap then 1
        when monitored_at is null then 2
        -- What Google has shown is indexed, whatever an inspection said.
        when seen_on is null and indexed is not true then 3
        when seen_on is null then 4
        when clicked_on is null then 5
        else 6
      end as reached
    from facts
  )
  select jsonb_build_object(
    'stopped', (
      select jsonb_agg((select count(*) from placed where placed.reached = stage) order by stage)
      from generate_series(0, 6) stage
    ),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(r) - '{place,post,in_sitemap}'::text[] order by r.place, r.published_at desc, r.post), '[]')
      from (
        select * from placed where stopped_after is null or reached = stopped_after
        order by place, published_at desc, post offset first_row limit row_count
      ) r
    )
  );
$$;

comment on function public.indexing_funnel(text, jsonb, integer, integer, text[], integer) is
  'How far the pages of the site came: published, in the sitemap (what is `listed`; null: whatever is published), monitored, in Google''s index, seen and clicked in the results. How many stopped after each number of stages, and a stretch of them, or of those that stopped after so many.';

create function public.urls_to_inspect(site_url text, pages text[], first_urls text[], row_count integer) returns jsonb
language sql
stable
set search_path = ''
as $$
  with known as (
    select url, place, null::timestamptz as published_at from unnest(pages) with ordinality as given (url, place)
    union all
    select site_url || '/blog/' || slug, null, published_at from public.published_posts
  ),
  wanted as (
    select known.url, row_number() over (order by
      array_position(first_urls, known.url), inspected.inspected_at nulls first, place, published_at desc, known.url
    ) as turn
    from known left join public.url_inspections inspected on inspected.url = known.url
    order by turn limit row_count
  )
  select coalesce(jsonb_agg(url order by turn), '[]') from wanted;
$$;

comment on function public.urls_to_inspect(text, text[], text[], integer) is
  'The addresses that Google is asked about next: those that come first, then the pages and posts that it was never asked about, then those whose last answer is the oldest.';

create function public.forget_indexnow_changes(change_ids uuid[]) returns void
language sql
set search_path = ''
as $$
  delete from public.indexnow_queue where change_id = any (change_ids);
$$;

comment on function public.forget_indexnow_changes(uuid[]) is
  'Takes changes out of the queue that search engines know; a page that changed again meanwhile stays.';

drop function public.sitemap_coverage(text[], date);

create function public.sitemap_coverage(sitemap_urls text[], since date, row_count integer, first_row integer default 0) returns jsonb
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
        select coalesce(jsonb_agg(url order by url), '[]') from (
          select url from not_shown order by url offset first_row limit row_count
        ) u
      )
    ),
    'not_listed', jsonb_build_object(
      'count', (select count(*) from not_listed),
      'pages', (
        select coalesce(jsonb_agg(p), '[]') from (
          select url, clicks, impressions, last_day from not_listed
          order by impressions desc, url offset first_row limit row_count
        ) p
      )
    )
  );
$$;

comment on function public.sitemap_coverage(text[], date, integer, integer) is
  'The sitemap''s addresses beside the pages that Google has shown since a day: those it has not shown, and those it shows that are not listed; a stretch of each, with their number.';

drop function public.sitemap_manager_report(date);

create function public.sitemap_manager_report() returns jsonb
language sql
stable
set search_path = ''
as $$
  with measured as (
    select url, vital, value::numeric as value
    from public.url_monitoring, jsonb_each_text(core_web_vitals) measure (vital, value)
  )
  select jsonb_build_object(
    'posts', (select count(*) from public.published_posts),
    'newest_posts', (
      select coalesce(jsonb_agg(p), '[]') from (
        select id, title, slug, published_at from public.published_posts
        order by published_at desc, id limit 5
      ) p
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
    'vitals', jsonb_build_object(
      'pages', (select count(distinct url) from measured),
      'worst', (
        select coalesce(jsonb_object_agg(vital, jsonb_build_object('url', url, 'value', value)), '{}') from (
          select distinct on (vital) vital, url, value from measured order by vital, value desc, url
        ) w
      )
    )
  );
$$;

drop function public.audit_history(integer);

create function public.audit_history(audit_count integer default 6, listed integer default 20) returns jsonb
language sql
stable
set search_path = ''
as $$
  with audits as (
    select id, created_at, status, data, row_number() over (order by created_at desc) as place,
      -- The log keeps the worst findings of very many.
      coalesce((select sum(number::integer) from jsonb_each_text(data -> 'counts') c (kind, number)), 0)
        <= jsonb_array_length(data -> 'findings') as is_whole
    from (
      select id, created_at, status, data from public.automation_logs
      where type = 'url_audit' and status <> 'error' and jsonb_typeof(data -> 'findings') = 'array'
      order by created_at desc limit audit_count
    ) newest
  ),
  findings as (
    select place, finding ->> 'code' as code, finding ->> 'url' as url
    from audits, jsonb_array_elements(data -> 'findings') finding
  ),
  -- A page that has the same problem twice has one.
  last_two as (
    select code, url, bool_or(place = 1) as now, bool_or(place = 2) as before
    from findings where place <= 2 group by code, url
  )
  select jsonb_build_object(
    'audits', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', created_at,
        'counts', coalesce(data -> 'kinds', (
          select coalesce(jsonb_object_agg(code, number), '{}') from (
            select code, count(*) as number from findings where findings.place = audits.place group by code
          ) c
        ))
      ) order by place), '[]')
      from audits
    ),
    -- Two audits of which one saw a part of the pages, or kept a part of its findings, cannot be compared.
    'changes', case
      when (select count(*) from audits where place <= 2 and status = 'success' and is_whole) = 2
      then (
        select jsonb_build_object(
          'mended', count(*) filter (where before and not now),
          'added', count(*) filter (where now and not before),
          'mended_list', coalesce(
            (array_agg(jsonb_build_object('code', code, 'url', url) order by code, url) filter (where before and not now))[1:listed], '{}'
          ),
          'added_list', coalesce(
            (array_agg(jsonb_build_object('code', code, 'url', url) order by code, url) filter (where now and not before))[1:listed], '{}'
          )
        )
        from last_two
      )
    end
  );
$$;

comment on function public.audit_history(integer, integer) is 'How many findings of each kind the last audits had, the newest first, and what was mended and what is new since the one before, `listed` places of each.';

comment on function public.sitemap_manager_report() is 'What the sitemap manager shows.';

revoke execute on function public.indexing_funnel(text, jsonb, integer, integer, text[], integer) from public, anon;
revoke execute on function public.urls_to_inspect(text, text[], text[], integer) from public, anon, authenticated;
revoke execute on function public.forget_indexnow_changes(uuid[]) from public, anon, authenticated;
revoke execute on function public.sitemap_coverage(text[], date, integer, integer) from public, anon;
revoke execute on function public.audit_history(integer, integer) from public, anon;
revoke execute on function public.sitemap_manager_report() from public, anon;
grant execute on function public.indexing_funnel(text, jsonb, integer, integer, text[], integer) to authenticated, service_role;
grant execute on function public.urls_to_inspect(text, text[], text[], integer) to service_role;
grant execute on function public.forget_indexnow_changes(uuid[]) to service_role;
grant execute on function public.sitemap_coverage(text[], date, integer, integer) to authenticated, service_role;
grant execute on function public.sitemap_manager_report() to authenticated, service_role;
grant execute on function public.audit_history(integer, integer) to authenticated, service_role;
