-- Purpose: an outage is an alert, opened and closed by checks; what a check of the whole site found is kept in few calls,
-- however many pages there are.

alter table public.seo_alerts
  add column resolved_by_check boolean not null default false,
  add constraint seo_alerts_open_has_no_check check (resolved or not resolved_by_check);

comment on column public.seo_alerts.resolved_by_check is 'Whether a check found it mended, and no operator resolved it.';

-- A unique index takes two nulls for different: alerts of the whole site need one of their own.
create unique index seo_alerts_one_open_for_site_idx on public.seo_alerts (rule)
  where not resolved and rule is not null and url is null;

create function public.duration_in_words(duration interval) returns text
language sql
immutable
set search_path = ''
as $$
  with parts as (
    select part, name, floor(amount)::integer as amount
    from (values
      (1, 'dia', extract(epoch from duration) / 86400),
      (2, 'hora', (extract(epoch from duration)::bigint % 86400) / 3600),
      (3, 'minuto', (extract(epoch from duration)::bigint % 3600) / 60)
    ) as p (part, name, amount)
  ), first_part as (
    select min(part) as part from parts where amount > 0
  )
  -- Two units say enough: of three days nobody asks for the minutes.
  select coalesce(
    string_agg(amount || ' ' || name || case when amount = 1 then '' else 's' end, ' e ' order by parts.part),
    'menos de 1 minuto'
  )
  from parts, first_part
  where amount > 0 and parts.part <= first_part.part + 1;
$$;

comment on function public.duration_in_words(interval) is 'A duration in Portuguese, in its two largest units.';

create function public.moment_in_words(moment timestamptz) returns text
language sql
stable
set search_path = ''
as $$
  select to_char(moment at time zone 'America/Sao_Paulo', 'DD/MM/YYYY, HH24:MI');
$$;

comment on function public.moment_in_words(timestamptz) is 'A moment as operators read it, in Petrópolis'' time.';

create function public.settle_alerts(findings jsonb, site_rules text[], checked text[], listed text[] default null)
returns table (opened integer, mended integer)
language sql
set search_path = ''
as $$
  with found as (
    select rule, severity, title, description, url
    from jsonb_to_recordset(findings) as f (rule text, severity text, title text, description text, url text)
  ),
  ended as (
    update public.seo_alerts
    set resolved = true, resolved_at = now(), resolved_by_check = true,
      description = description || ' Durou ' || public.duration_in_words(now() - created_at) || '.'
    where not resolved and rule is not null
      and (
        (url is null and rule = any (site_rules))
        or url in (select unnest(checked))
        or (listed is not null and url is not null and url not in (select unnest(listed)))
      )
      and rule || ' ' || coalesce(url, '') not in (select f.rule || ' ' || coalesce(f.url, '') from found f)
    returning id
  ),
  begun as (
    insert into public.seo_alerts (rule, severity, title, description, url)
    select rule, severity, title, description, url from found
    -- It is open already.
    on conflict do nothing
    returning id
  )
  select (select count(*) from begun)::integer, (select count(*) from ended)::integer;
$$;

comment on function public.settle_alerts(jsonb, text[], text[], text[]) is
  'Opens an alert for each finding that has none, and closes those whose cause is gone: of the site''s rules and of the pages that were checked, and of pages that are not in the sitemap, where it is given.';

create function public.record_page_checks(checks jsonb, listed text[] default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.url_monitoring (
    url, status_code, response_time, noindex, has_structured_data, issues, title, meta_description, canonical_url,
    core_web_vitals, last_checked
  )
  -- A sitemap may name a page twice.
  select distinct on (url)
    url, status_code, response_time, noindex, has_structured_data, issues, title, meta_description, canonical_url,
    core_web_vitals, last_checked
  from jsonb_to_recordset(checks) as c (
    url text, status_code integer, response_time integer, noindex boolean, has_structured_data boolean, issues text[],
    title text, meta_description text, canonical_url text, core_web_vitals jsonb, last_checked timestamptz
  )
  on conflict (url) do update set
    status_code = excluded.status_code,
    response_time = excluded.response_time,
    noindex = excluded.noindex,
    has_structured_data = excluded.has_structured_data,
    issues = excluded.issues,
    title = excluded.title,
    meta_description = excluded.meta_description,
    canonical_url = excluded.canonical_url,
    core_web_vitals = excluded.core_web_vitals,
    last_checked = excluded.last_checked,
    left_sitemap_at = null;

  if listed is not null then
    -- What visitors measured is told of pages that are there.
    update public.url_monitoring set left_sitemap_at = now(), core_web_vitals = '{}'
      where left_sitemap_at is null and url not in (select unnest(listed));
    delete from public.url_monitoring where left_sitemap_at < now() - interval '90 days';
  end if;
end;
$$;

comment on function public.record_page_checks(jsonb, text[]) is
  'Keeps the last check of each page. With the sitemap''s addresses, marks the pages that left it, and forgets those that left long ago.';

create function public.mark_pages_down(problem text, seen_status integer default null) returns integer
language sql
set search_path = ''
as $$
  with marked as (
    update public.url_monitoring
    set status_code = seen_status, response_time = null, issues = array[problem], last_checked = now()
    where left_sitemap_at is null
    returning id
  )
  select count(*)::integer from marked;
$$;

comment on function public.mark_pages_down(text, integer) is
  'Marks every page of the site as not answering, with the status that was seen instead; null for none. Says how many they are.';

create table public.outage_watch (
  only_row boolean primary key default true check (only_row),
  last_beat timestamptz not null,
  watched_since timestamptz not null
);

comment on table public.outage_watch is 'When the database last looked after itself: one row.';
comment on column public.outage_watch.only_row is 'True: there is one row.';
comment on column public.outage_watch.last_beat is 'When watch_for_outages() last ran.';
comment on column public.outage_watch.watched_since is 'Since when it has run without a gap.';

alter table public.outage_watch enable row level security;
grant select, insert, update, delete on public.outage_watch to service_role;

create function public.watch_for_outages() returns void
language plpgsql
set search_path = ''
as $$
declare
  watch public.outage_watch;
  last_end timestamptz;
  silent_since timestamptz;
begin
  insert into public.outage_watch (last_beat, watched_since) values (now(), now()) on conflict do nothing;
  select * into watch from public.outage_watch for update;

  -- It runs every quarter of an hour: a database that was away can tell so only now.
  if watch.last_beat < now() - interval '40 minutes' then
    insert into public.seo_alerts (
      rule, severity, title, description, created_at, resolved, resolved_at, resolved_by_check
    ) values (
      'database_down', 'critical', 'Banco de dados parado',
      'O banco de dados, ou o seu agendamento, ficou parado de ' || public.moment_in_words(watch.last_beat) || ' a '
        || public.moment_in_words(now()) || '. Nesse tempo nada foi verificado. Durou '
        || public.duration_in_words(now() - watch.last_beat) || '.',
      watch.last_beat, true, now(), true
    );
    watch.watched_since = now();
  end if;
  update public.outage_watch set last_beat = now(), watched_since = watch.watched_since;

  -- Only the schedule's own runs count: an operator's do not show that the next one comes by itself.
  select last_at into last_end from public.function_outcomes
    where function = 'advanced-url-monitoring' and source = 'schedule';
  silent_since = greatest(last_end, watch.watched_since);
  if silent_since < now() - interval '2 hours' then
    insert into public.seo_alerts (rule, severity, title, description, created_at) values (
      'functions_down', 'critical', 'As verificações automáticas pararam',
      'A verificação do site, que roda a cada hora, não termina desde ' || public.moment_in_words(silent_since)
        || '. Sem ela ninguém fica sabendo se o site sair do ar. Veja as Conexões no painel de SEO e avise quem cuida do site: '
        || 'as funções ou o agendamento no Supabase pararam.',
      silent_since
    ) on conflict do nothing;
  end if;
  update public.seo_alerts
  set resolved = true, resolved_at = now(), resolved_by_check = true,
    description = description || ' Durou ' || public.duration_in_words(last_end - created_at) || '.'
  where not resolved and rule = 'functions_down' and created_at < last_end;
end;
$$;

comment on function public.watch_for_outages() is
  'Opens an alert when the hourly page checks have not ended for two hours, and closes it after the next; says, once it is back, that the database was away.';

create function public.monitored_counts() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'total', count(*),
    'healthy', count(*) filter (where status_code = 200),
    'noindex', count(*) filter (where noindex),
    -- `slowAfter` of the functions.
    'slow', count(*) filter (where response_time > 3000),
    'plain', count(*) filter (where status_code = 200 and not has_structured_data)
  )
  from public.url_monitoring where left_sitemap_at is null;
$$;

comment on function public.monitored_counts() is 'How many pages of the site are monitored: all, those that answered with 200, and those that ask not to be indexed, are slow, or have no structured data.';

create function public.monitored_pages(wanted text, first_row integer, row_count integer, charted integer) returns jsonb
language sql
stable
set search_path = ''
as $$
  with pages as materialized (
    select id, url, status_code, response_time, noindex, has_structured_data, issues, core_web_vitals, last_checked,
      left_sitemap_at, status_code is distinct from 200 as down, cardinality(issues) > 0 or noindex as has_issues
    from public.url_monitoring
  )
  select jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'current', count(*) filter (where left_sitemap_at is null),
        'problem', count(*) filter (where left_sitemap_at is null and (down or has_issues)),
        'left', count(*) filter (where left_sitemap_at is not null)
      ) from pages
    ),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'down' - 'has_issues'), '[]') from (
        select * from pages
        where case wanted
          when 'left' then left_sitemap_at is not null
          when 'problem' then left_sitemap_at is null and (down or has_issues)
          else left_sitemap_at is null
        end
        order by left_sitemap_at desc nulls last, down desc, has_issues desc, url
        offset first_row limit row_count
      ) r
    ),
    'slowest', (
      select coalesce(jsonb_agg(s), '[]') from (
        select url, status_code, response_time from pages where left_sitemap_at is null
        order by response_time desc nulls first, url limit charted
      ) s
    )
  );
$$;

comment on function public.monitored_pages(text, integer, integer, integer) is
  'A stretch of the monitored pages, broken ones first: all in the sitemap, those with a ''problem'', or those that ''left'' it; with the slowest, and how many there are of each.';

create function public.alerts_page(
  wanted_resolved boolean, severities text[], first_row integer, row_count integer, newest_only boolean default false
) returns jsonb
language sql
stable
set search_path = ''
as $$
  with wanted as (
    select id, title, description, url, severity, created_at, resolved, resolved_at, resolved_by, resolved_by_check
    from public.seo_alerts where resolved = wanted_resolved and severity = any (severities)
  ),
  shown as (
    select * from (
      select * from wanted order by created_at desc, id limit case when newest_only then row_count end
    ) newest
    -- What is open: the most severe first. What is over: what ended last.
    order by resolved_at desc, array_position(array['critical', 'high', 'medium', 'low'], severity), created_at desc, id
    offset first_row limit row_count
  )
  select jsonb_build_object(
    'total', (select count(*) from wanted),
    'rows', (
      select coalesce(
        jsonb_agg(to_jsonb(s) || jsonb_build_object('resolved_by', public.admin_email(s.resolved_by))), '[]'
      ) from shown s
    )
  );
$$;

comment on function public.alerts_page(boolean, text[], integer, integer, boolean) is
  'A stretch of the alerts that are open or resolved, of some severities, and how many there are; or the newest, the most severe first.';

-- The tabs read their lists themselves.
create or replace function public.seo_dashboard_report(first_day date, last_day date) returns jsonb
language sql
stable
set search_path = ''
as $$
  select public.search_report(first_day, last_day) || jsonb_build_object(
    'monitored', public.monitored_counts(),
    'open_alerts', public.open_alert_counts()
  );
$$;

revoke execute on function public.duration_in_words(interval) from public, anon;
revoke execute on function public.moment_in_words(timestamptz) from public, anon;
revoke execute on function public.settle_alerts(jsonb, text[], text[], text[]) from public, anon, authenticated;
revoke execute on function public.record_page_checks(jsonb, text[]) from public, anon, authenticated;
revoke execute on function public.mark_pages_down(text, integer) from public, anon, authenticated;
revoke execute on function public.watch_for_outages() from public, anon, authenticated;
revoke execute on function public.monitored_counts() from public, anon;
revoke execute on function public.monitored_pages(text, integer, integer, integer) from public, anon;
revoke execute on function public.alerts_page(boolean, text[], integer, integer, boolean) from public, anon;
grant execute on function public.duration_in_words(interval) to authenticated, service_role;
grant execute on function public.moment_in_words(timestamptz) to authenticated, service_role;
grant execute on function public.settle_alerts(jsonb, text[], text[], text[]) to service_role;
grant execute on function public.record_page_checks(jsonb, text[]) to service_role;
grant execute on function public.mark_pages_down(text, integer) to service_role;
grant execute on function public.watch_for_outages() to service_role;
grant execute on function public.monitored_counts() to authenticated, service_role;
grant execute on function public.monitored_pages(text, integer, integer, integer) to authenticated, service_role;
grant execute on function public.alerts_page(boolean, text[], integer, integer, boolean) to authenticated, service_role;

do $migration$
begin
  if not exists (select from pg_extension where extname = 'pg_cron') then
    return;
  end if;
  perform cron.schedule('watch-for-outages', '*/15 * * * *', $$select public.watch_for_outages()$$);
end
$migration$;
