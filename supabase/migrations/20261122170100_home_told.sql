-- Purpose: the first page of the admin area says when nobody is told of alerts.

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
        'days', count(*) filter (where date >= first_day),
        'previous_clicks', coalesce(sum(clicks) filter (where date < first_day), 0),
        'previous_days', count(*) filter (where date < first_day),
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
