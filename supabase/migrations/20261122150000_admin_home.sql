-- Purpose: what an operator sees first: whether the site is up, what Google brought, what is to be done, and what
-- happened since the last visit.

create table public.admin_visits (
  admin_id uuid primary key references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  before_at timestamptz,
  constraint admin_visits_go_forward check (before_at <= seen_at)
);

comment on table public.admin_visits is 'When each operator saw the first page of the admin area.';
comment on column public.admin_visits.admin_id is 'The operator.';
comment on column public.admin_visits.seen_at is 'When the page was seen last.';
comment on column public.admin_visits.before_at is 'When the visit before this one ended; null during the first one.';

alter table public.admin_visits enable row level security;
grant select, insert, update on public.admin_visits to authenticated;
grant select, insert, update, delete on public.admin_visits to service_role;

create policy "Admins read their own visits" on public.admin_visits
  for select to authenticated using ((select public.is_admin()) and admin_id = (select auth.uid()));
create policy "Admins add their own visits" on public.admin_visits
  for insert to authenticated with check ((select public.is_admin()) and admin_id = (select auth.uid()));
create policy "Admins change their own visits" on public.admin_visits
  for update to authenticated
  using ((select public.is_admin()) and admin_id = (select auth.uid()))
  with check ((select public.is_admin()) and admin_id = (select auth.uid()));

-- What was opened since a moment.
create index seo_alerts_created_idx on public.seo_alerts (created_at);
create index admin_runs_started_idx on public.admin_runs (started_at);

-- The page reads outages with its operator's rights.
grant execute on function public.is_outage_rule(text) to authenticated;

create function public.note_admin_visit() returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  since timestamptz;
begin
  if not (select public.is_admin()) then
    return null;
  end if;
  insert into public.admin_visits as visit (admin_id) values ((select auth.uid()))
  on conflict (admin_id) do update set
    -- Who comes back within half an hour is still there.
    before_at = case when visit.seen_at < now() - interval '30 minutes' then visit.seen_at else visit.before_at end,
    seen_at = now()
  returning before_at into since;
  return since;
end;
$$;

comment on function public.note_admin_visit() is 'Notes that the calling operator is here, and answers when the visit before ended; null in the first one.';

create function public.admin_home_report(first_day date, last_day date) returns jsonb
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

comment on function public.admin_home_report(date, date) is
  'What the first page of the admin area shows, with the search figures of a period and of the one before; notes the visit.';

revoke execute on function public.note_admin_visit() from public, anon;
revoke execute on function public.admin_home_report(date, date) from public, anon;
grant execute on function public.note_admin_visit() to authenticated, service_role;
grant execute on function public.admin_home_report(date, date) to authenticated, service_role;
