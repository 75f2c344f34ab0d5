-- Purpose: what is told is what was measured: automatic operations apart from people's whether they failed or not, what queries
-- explain beside the clicks of the same days, only finished days count as known, a sync that failed on two days is told
-- on the second one, and only an outage that takes the pages with it holds back what is told of them.

create or replace function public.activity_log(of_schedule boolean, row_count integer default 10) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(l order by l.created_at desc), '[]') from (
    select id, type, status, message, created_at, data ->> 'started_by' as started_by,
      coalesce(data ->> 'source' = 'schedule', false) as by_schedule
    from public.automation_logs
    where type in ('sitemap_generation', 'search_engine_notification', 'seo_automation')
      -- By who began them alone: the failed hours of one outage would push out what people did.
      and coalesce(data ->> 'source' = 'schedule', false) = of_schedule
    order by created_at desc limit row_count
  ) l;
$$;

comment on function public.activity_log(boolean, integer) is 'The newest operations: those of people, or those of the schedule.';

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
      sum(q.clicks) filter (where days.synced_at is not null) as fetched_clicks
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
        'clicks', coalesce(sum(fetched_clicks), 0),
        'whole_clicks', (
          select coalesce(sum(clicks), 0) from days
          where date between first_day and last_day and synced_at is not null
        )
      )
      from queries
    ),
    'newest_day', (select max(date) from public.search_console_days),
    'history', public.search_history()
  );
$$;

create or replace function public.search_rows(
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
  -- Queries explain the clicks of the days that they were fetched of.
  with fetched as materialized (
    select date, clicks from public.search_console_days
    where date between first_day and last_day and synced_at is not null
  ),
  -- Each part runs for its own list alone; the others are skipped before they read a row.
  figures as (
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
  -- The clicks of days whose totals alone are known, or not even these: as a rule there are none, and no row is read.
  unfetched as (
    select of_day.clicks
    from generate_series(first_day, last_day, interval '1 day') day,
      lateral (
        select sum(clicks) as clicks from public.search_console_data
        where date = day::date and query <> '' and (narrowed_to is null or url = narrowed_to)
          and (search is null or strpos(public.without_accents(query), public.without_accents(search)) > 0)
      ) of_day
    where list = 'queries' and day::date not in (select date from fetched)
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
    'clicks', (select coalesce(sum(clicks), 0) from found) - (select coalesce(sum(clicks), 0) from unfetched),
    -- What the queries explain a part of: Google leaves out the rare ones.
    'whole_clicks', (
      case
        when list = 'queries' and narrowed_to is null then (
          select coalesce(sum(clicks), 0) from fetched
        )
        when list = 'queries' then (
          select coalesce(sum(clicks), 0) from public.search_console_pages
          where url = narrowed_to and date in (select date from fetched)
        )
      end
    ),
    'history', public.search_history(),
    'rows', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', name, 'clicks', clicks, 'impressions', impressions, 'position', position) order by place
      ), '[]')
      from sorted
    )
  );
$$;

comment on function public.search_rows(text, date, date, text, text, text, boolean, integer, integer) is
  'The pages or the queries of a period, or those of one query or page: some of the rows, how many there are and their clicks; of queries those of the days that were fetched whole, beside all clicks of the site or the page on these days; and how much of the history is here.';

create or replace function public.admin_home_report(first_day date, last_day date) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  since timestamptz := public.note_admin_visit();
  before_first date := first_day - (last_day - first_day + 1);
begin
  return jsonb_build_object(
    'checks', (
      select jsonb_build_object(
        'total', count(*), 'healthy', count(*) filter (where status_code = 200), 'last', max(last_checked),
        'since', least(
          min(created_at), (select min(first_at) from public.function_outcomes where function = 'advanced-url-monitoring')
        )
      )
      from public.url_monitoring where left_sitemap_at is null
    ),
    'outages', (
      select coalesce(jsonb_agg(jsonb_build_object('rule', rule, 'since', created_at) order by created_at), '[]')
      from public.seo_alerts where not resolved and url is null and public.is_outage_rule(rule)
    ),
    'last_down', (
      select jsonb_build_object('since', created_at, 'until', resolved_at)
      from public.seo_alerts where resolved and rule = 'site_down' and url is null
      order by resolved_at desc limit 1
    ),
    'search', (
      select jsonb_build_object(
        'clicks', coalesce(sum(clicks) filter (where date >= first_day), 0),
        'impressions', coalesce(sum(impressions) filter (where date >= first_day), 0),
        'days', count(*) filter (where date >= first_day and is_final),
        'previous_clicks', coalesce(sum(clicks) filter (where date < first_day), 0),
        'previous_days', count(*) filter (where date < first_day and is_final),
        'newest_day', (select max(date) from public.search_console_days)
      )
      from public.search_console_days where date between before_first and last_day
    ),
    'sync', (
      select jsonb_build_object(
        'status', (array_agg(status order by last_at desc))[1],
        'message', (array_agg(message order by last_at desc))[1],
        'last_at', max(last_at),
        'last_success_at', max(last_success_at)
      )
      from public.function_outcomes where function = 'google-search-console' having count(*) > 0
    ),
    'told', (
      select jsonb_build_object('chosen', settings.id is not null, 'status', sent.status, 'message', sent.message)
      from (select) one
      left join public.notification_settings settings
        on cardinality(settings.recipients) > 0 or settings.webhook_url is not null
      -- What was said before the settings changed tells nothing of them.
      left join public.function_outcomes sent
        on sent.function = 'send-notifications' and sent.source = 'schedule' and sent.last_at > settings.updated_at
    ),
    -- An outage is told apart.
    'alerts', (
      select jsonb_build_object(
        'critical', count(*) filter (where severity = 'critical'),
        'high', count(*) filter (where severity = 'high'),
        'others', count(*) filter (where severity in ('medium', 'low')),
        'worst', (array_agg(title order by array_position(array['critical', 'high', 'medium', 'low'], severity), created_at))[1]
      )
      from public.seo_alerts where not resolved and (url is not null or not public.is_outage_rule(rule))
    ),
    'posts', (
      select jsonb_build_object(
        'overdue', count(*) filter (where status = 'scheduled' and published_at < now() - interval '10 minutes'),
        'drafts_due', count(*) filter (where status = 'draft' and published_at <= now())
      )
      from public.blog_posts where status in ('scheduled', 'draft')
    ),
    'news', case when since is not null then jsonb_build_object(
      'since', since,
      'alerts_opened', (select count(*) from public.seo_alerts where created_at > since),
      'alerts_closed', (select count(*) from public.seo_alerts where resolved and resolved_at > since),
      'posts', (
        select count(*) from public.blog_posts
        where status = 'published' and published_at > since and published_at <= now()
      ),
      'runs', (select count(*) from public.admin_runs where started_at > since)
    ) end
  );
end;
$$;

create or replace function public.claim_notification_message(for_channel text, holder uuid, lease_seconds integer) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  settings public.notification_settings;
  only_critical boolean;
  message public.notification_messages;
  now_claimed uuid[];
begin
  select * into settings from public.notification_settings;
  only_critical := coalesce(public.in_quiet_hours(settings.quiet_from, settings.quiet_until, now()), false);
  if only_critical and not settings.critical_always then
    return null;
  end if;

  -- What a channel answers to one message (busy, wait) goes for the next one too, which meanwhile grows.
  if exists (
    select from public.notification_messages
    where channel = for_channel and status = 'pending' and (severity = 'critical' or not only_critical)
      and (next_attempt_at > now() or leased_until > now())
  ) then
    return null;
  end if;

  select * into message from public.notification_messages
    where channel = for_channel and status = 'pending' and (severity = 'critical' or not only_critical)
      -- Another run may have taken it since the look above.
      and next_attempt_at <= now() and coalesce(leased_until <= now(), true)
    order by created_at limit 1
    for update skip locked;

  if not found then
    -- A site or a database that is down tells of its pages: they wait until it is over, and those mended with it are told
    -- no more. Other outages break no page.
    update public.notifications news set skipped = 'outage'
      where channel = for_channel and message_id is null and skipped is null
        and kind = 'alert' and content ->> 'url' is not null
        and not exists (select from public.seo_alerts alert where alert.id = news.alert_id and not alert.resolved)
        and exists (
          select from public.seo_alerts outage
          where outage.url is null and outage.rule in ('site_down', 'database_down')
            and outage.created_at - interval '10 minutes' <= news.created_at
            and (outage.resolved_at is null or news.created_at <= outage.resolved_at)
        );
    with due as (
      select news.id from public.notifications news
      where channel = for_channel and message_id is null and skipped is null
        and (severity = 'critical' or not only_critical)
        and (
          kind <> 'alert' or content ->> 'url' is null
          or not exists (
            select from public.seo_alerts outage
            where not outage.resolved and outage.url is null and outage.rule in ('site_down', 'database_down')
          )
        )
      for update skip locked
    )
    select array_agg(id) into now_claimed from due;
    if now_claimed is null then
      return null;
    end if;
    insert into public.notification_messages (channel, kind, severity)
      values (for_channel, 'news', (
        select severity from public.notifications where id = any (now_claimed)
        order by array_position(array['critical', 'high', 'medium', 'low'], severity) limit 1
      ))
      returning * into message;
    update public.notifications set message_id = message.id where id = any (now_claimed);
  end if;

  update public.notification_messages
    set lease = holder, leased_until = now() + make_interval(secs => lease_seconds), attempts = attempts + 1
    where id = message.id
    returning * into message;
  return to_jsonb(message) || jsonb_build_object('news', public.notification_news(message.id));
end;
$$;

create or replace function public.queue_due_notifications(at timestamptz default now()) returns void
language plpgsql
set search_path = ''
as $$
declare
  petropolis timestamp := at at time zone 'America/Sao_Paulo';
  monday date := date_trunc('week', petropolis)::date;
  -- Search Console's calendar, and the days after which it changes a day no more (period.ts).
  last_day date := (at at time zone 'America/Los_Angeles')::date - 3;
begin
  delete from public.notification_messages where finished_at < at - interval '180 days';
  delete from public.notifications where skipped is not null and created_at < at - interval '180 days';
  update public.notifications set skipped = 'expired'
    where message_id is null and skipped is null and created_at < at - interval '2 days'
      and not exists (
        select from public.seo_alerts where not resolved and url is null and public.is_outage_rule(rule)
      );

  perform public.queue_notification(
    'failed_sync', 'failed_sync:' || failing_since, 'high', null,
    jsonb_build_object('since', failing_since, 'message', message)
  )
  from public.function_outcomes
  where function = 'google-search-console' and source = 'schedule'
    -- Before its first success it is being connected. The schedule runs it once a day: its second failure is a day later,
    -- give or take how long each took.
    and last_success_at is not null and last_at >= failing_since + interval '23 hours';

  if petropolis >= monday + time '08:00' and petropolis < monday + interval '1 day'
    and exists (select from public.notification_settings where weekly_summary)
    -- The sums are made once, not each minute of the day.
    and not exists (select from public.notifications where event = 'weekly_summary:' || monday)
  then
    perform public.queue_notification(
      'weekly_summary', 'weekly_summary:' || monday, null, null,
      jsonb_build_object(
        'first', last_day - 6, 'last', last_day,
        'clicks', coalesce(sum(clicks) filter (where date > last_day - 7), 0),
        'days', count(*) filter (where date > last_day - 7 and is_final),
        'previous_clicks', coalesce(sum(clicks) filter (where date <= last_day - 7), 0),
        'previous_days', count(*) filter (where date <= last_day - 7 and is_final),
        'pages', (select count(*) from public.url_monitoring where left_sitemap_at is null),
        'pages_up', (select count(*) from public.url_monitoring where left_sitemap_at is null and status_code = 200),
        'alerts', (
          select jsonb_build_object(
            'total', count(*),
            'critical', count(*) filter (where severity = 'critical'),
            'high', count(*) filter (where severity = 'high')
          )
          from public.seo_alerts where not resolved
        )
      )
    )
    from public.search_console_days
    where date between last_day - 13 and last_day;
  end if;
end;
$$;

comment on function public.queue_due_notifications(timestamptz) is 'Queues the news that time brings: a sync that failed two days running, the weekly summary on Mondays from 8:00. Forgets what is old.';
