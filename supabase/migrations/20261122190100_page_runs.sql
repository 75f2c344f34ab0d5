-- Purpose: a check of all pages takes several calls of its function, each well within the processor time and the memory
-- that one gets. What is known between two calls is here: one run of a job at a time, its pages, and what they showed.

create table public.page_runs (
  job text primary key check (char_length(job) between 1 and 100),
  id uuid not null unique default gen_random_uuid(),
  source text not null check (source in ('schedule', 'operator')),
  started_by text check (char_length(started_by) <= 254),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  open_steps integer not null default 0,
  state jsonb not null default '{}' check (jsonb_typeof(state) = 'object')
);

comment on table public.page_runs is 'Checks of all pages that go on now, one of each job.';
comment on column public.page_runs.job is 'The edge function.';
comment on column public.page_runs.id is 'The run, as its calls name it.';
comment on column public.page_runs.source is 'Who started it: the schedule, or an operator.';
comment on column public.page_runs.started_by is 'E-mail of the operator who started it.';
comment on column public.page_runs.started_at is 'When it was started.';
comment on column public.page_runs.seen_at is 'When a step of it last began or was kept.';
comment on column public.page_runs.open_steps is 'Steps that began since the last one that was kept: more than one means that the function died.';
comment on column public.page_runs.state is 'What the function knows between two steps.';

create table public.page_run_pages (
  job text not null references public.page_runs on delete cascade,
  url text not null,
  place bigint generated always as identity,
  listed boolean not null,
  checked boolean not null default false,
  was_read boolean not null default false,
  status integer,
  failure text,
  title text,
  description text,
  ids text[],
  primary key (job, url)
);

comment on table public.page_run_pages is 'The pages of a run, and what the others are compared with.';
comment on column public.page_run_pages.job is 'The edge function.';
comment on column public.page_run_pages.url is 'Address of the page.';
comment on column public.page_run_pages.place is 'Their order.';
comment on column public.page_run_pages.listed is 'Whether the sitemap has it; else another page leads to it.';
comment on column public.page_run_pages.checked is 'Whether it was looked at.';
comment on column public.page_run_pages.was_read is 'Whether it answered a page.';
comment on column public.page_run_pages.status is 'HTTP status; null when it did not answer.';
comment on column public.page_run_pages.failure is 'Why it did not answer.';
comment on column public.page_run_pages.title is 'Title found.';
comment on column public.page_run_pages.description is 'Meta description found.';
comment on column public.page_run_pages.ids is 'Parts that a link may lead to; null where they are not known.';

create index page_run_pages_next_idx on public.page_run_pages (job, place) where not checked;

create table public.page_run_links (
  job text not null references public.page_runs on delete cascade,
  target text not null,
  fragment text not null,
  anchor text not null,
  pages integer not null,
  sources text[] not null,
  primary key (job, target, fragment)
);

comment on table public.page_run_links is 'Where the pages of a run lead, one row for each address.';
comment on column public.page_run_links.job is 'The edge function.';
comment on column public.page_run_links.target is 'Address that is linked to, without its fragment.';
comment on column public.page_run_links.fragment is 'The fragment as it is written; empty for none.';
comment on column public.page_run_links.anchor is 'The fragment, decoded.';
comment on column public.page_run_links.pages is 'How many other pages link to it.';
comment on column public.page_run_links.sources is 'Some of them.';

create table public.page_run_findings (
  job text not null references public.page_runs on delete cascade,
  number bigint generated always as identity,
  severity text not null check (severity in ('critical', 'high', 'medium', 'low')),
  finding jsonb not null check (jsonb_typeof(finding) = 'object'),
  primary key (job, number)
);

comment on table public.page_run_findings is 'What a run found wrong with single pages, up to a number of each severity.';
comment on column public.page_run_findings.job is 'The edge function.';
comment on column public.page_run_findings.number is 'Their order.';
comment on column public.page_run_findings.severity is 'How bad it is.';
comment on column public.page_run_findings.finding is 'The finding, as the function answers it.';

alter table public.page_runs enable row level security;
alter table public.page_run_pages enable row level security;
alter table public.page_run_links enable row level security;
alter table public.page_run_findings enable row level security;
grant select, insert, update, delete on
  public.page_runs, public.page_run_pages, public.page_run_links, public.page_run_findings to service_role;

create function public.begin_page_run(
  called text, caller text, asked_run uuid default null, caller_email text default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  run public.page_runs;
  progress jsonb;
begin
  select * into run from public.page_runs where job = called for update;
  if not found then
    -- The run that is to go on has ended.
    if asked_run is not null then
      return jsonb_build_object('is', 'refused');
    end if;
    insert into public.page_runs (job, source, started_by, open_steps) values (called, caller, caller_email, 1)
      returning * into run;
    return jsonb_build_object('is', 'open', 'pages', 0, 'checked', 0) || to_jsonb(run);
  end if;
  -- Who does not name the run takes over one that died, and no other.
  if run.id <> asked_run or (asked_run is null and run.seen_at > now() - interval '3 minutes') then
    return jsonb_build_object('is', 'refused');
  end if;
  progress := public.page_run_progress(called);
  if run.open_steps >= 3 or run.started_at < now() - interval '1 day' then
    delete from public.page_runs where job = called;
    return jsonb_build_object('is', 'broken') || to_jsonb(run) || progress;
  end if;
  update public.page_runs set open_steps = open_steps + 1, seen_at = now() where job = called returning * into run;
  return jsonb_build_object('is', 'open') || to_jsonb(run) || progress;
end;
$$;

comment on function public.begin_page_run(text, text, uuid, text) is
  'Begins a step of the run that goes on, or of a new one: open, with the run; refused, because another caller is at it or it has ended; or broken, when its steps died three times in a row or it is a day old, and it was ended.';

create function public.page_run_progress(of_job text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'pages', count(*) filter (where listed), 'checked', count(*) filter (where listed and checked)
  )
  from public.page_run_pages where job = of_job;
$$;

comment on function public.page_run_progress(text) is 'How many pages of the sitemap a run has, and how many of them were looked at.';

create function public.add_run_pages(of_job text, urls text[], most integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  before integer := (select count(*) from public.page_run_pages where job = of_job);
  added integer;
  beyond integer;
begin
  insert into public.page_run_pages (job, url, listed)
  select of_job, given.url, true from unnest(urls) with ordinality as given (url, place)
  where not exists (select from public.page_run_pages known where known.job = of_job and known.url = given.url)
  order by given.place limit greatest(most - before, 0)
  -- A sitemap may name a page twice.
  on conflict do nothing;
  get diagnostics added = row_count;
  select count(distinct given.url) into beyond from unnest(urls) as given (url)
  where not exists (select from public.page_run_pages known where known.job = of_job and known.url = given.url);
  return before + added + beyond;
end;
$$;

comment on function public.add_run_pages(text, text[], integer) is 'Adds pages of the sitemap to a run, up to that many in all, and says how many it would have without that limit.';

create function public.add_known_pages(of_job text, origin text, most integer) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from public.url_monitoring where left_sitemap_at is null and starts_with(url, origin || '/')
  ) then
    return;
  end if;
  delete from public.page_run_pages where job = of_job;
  insert into public.page_run_pages (job, url, listed)
  select of_job, url, true from public.url_monitoring
  where left_sitemap_at is null and starts_with(url, origin || '/')
  order by url limit most;
end;
$$;

comment on function public.add_known_pages(text, text, integer) is 'Gives a run the pages that earlier ones found in the sitemap instead of those that it has; where there are none, it keeps what it has.';

create function public.add_linked_pages(of_job text, most integer) returns integer
language sql
set search_path = ''
as $$
  with added as (
    insert into public.page_run_pages (job, url, listed)
    select distinct of_job, target, false from public.page_run_links links
    where links.job = of_job
      and not exists (select from public.page_run_pages known where known.job = of_job and known.url = links.target)
    limit most
    returning url
  )
  select count(*)::integer from added;
$$;

comment on function public.add_linked_pages(text, integer) is 'Adds the pages beside the sitemap that a run found links to, and says how many.';

create function public.next_run_pages(of_job text, row_count integer) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('url', url, 'listed', listed) order by place), '[]')
  from (
    select url, listed, place from public.page_run_pages
    where job = of_job and not checked order by place limit row_count
  ) next;
$$;

comment on function public.next_run_pages(text, integer) is 'The next pages of a run that nobody looked at.';

create function public.save_run_step(
  of_job text, run uuid, new_state jsonb, pages jsonb default '[]', links jsonb default '[]', findings jsonb default '[]'
) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  update public.page_runs set state = new_state, seen_at = now(), open_steps = 0 where job = of_job and id = run;
  if not found then
    raise exception 'This run has ended.';
  end if;
  update public.page_run_pages page set
    checked = true, was_read = coalesce(seen.was_read, false), status = seen.status, failure = seen.failure,
    title = seen.title, description = seen.description, ids = seen.ids
  from jsonb_to_recordset(pages) as seen (
    url text, was_read boolean, status integer, failure text, title text, description text, ids text[]
  )
  where page.job = of_job and page.url = seen.url;
  insert into public.page_run_links as held (job, target, fragment, anchor, pages, sources)
  select of_job, found.target, found.fragment, found.anchor, found.pages, found.sources
  from jsonb_to_recordset(links) as found (target text, fragment text, anchor text, pages integer, sources text[])
  on conflict (job, target, fragment) do update set
    pages = held.pages + excluded.pages,
    sources = case
      when cardinality(held.sources) < 50 then (held.sources || excluded.sources)[1:50] else held.sources
    end;
  insert into public.page_run_findings (job, severity, finding)
  select of_job, finding ->> 'severity', finding from jsonb_array_elements(findings) finding;
  return public.page_run_progress(of_job);
end;
$$;

comment on function public.save_run_step(text, uuid, jsonb, jsonb, jsonb, jsonb) is 'Keeps what a step found, all of it or nothing, and says how far the run is.';

create function public.findings_across_pages(of_job text, most integer) returns jsonb
language sql
stable
set search_path = ''
as $$
  with pages as materialized (
    select * from public.page_run_pages where job = of_job
  ),
  texts as (
    select 'title_duplicate' as code, url, place, title as text from pages where listed and title <> ''
    union all
    select 'description_duplicate', url, place, description from pages where listed and description <> ''
  ),
  repeated as (
    select code, url, place, text, first_value(url) over same as other, row_number() over same as number
    from texts window same as (partition by code, text order by place)
  ),
  bad_links as (
    select
      case when target.failure is null and target.status < 400 then 'missing_anchor' else 'broken_link' end as code,
      links.target || links.fragment as href, coalesce(target.failure, 'HTTP ' || target.status) as answer,
      links.pages, links.sources
    from public.page_run_links links
    join pages target on target.url = links.target
    where links.job = of_job and target.checked and (
      target.failure is not null or target.status is null or target.status >= 400
      or (links.anchor <> '' and target.ids is not null and links.anchor <> all (target.ids))
    )
  ),
  found as (
    select code, url, text, other, place as sorted, 1 as pages from repeated where number > 1
    union all
    select code, source, href, answer, pages.place, case when nth = 1 then bad_links.pages else 0 end
    from bad_links
    cross join unnest(sources) with ordinality as s (source, nth)
    join pages on pages.url = source
    union all
    select 'orphan', url, '', '', place, 1 from pages
    where listed and was_read and not exists (
      select from public.page_run_links links where links.job = of_job and links.target = pages.url
    )
  )
  select jsonb_build_object(
    'counts', (
      select coalesce(jsonb_object_agg(code, number), '{}')
      from (select code, sum(pages)::integer as number from found group by code) c
    ),
    'findings', (
      select coalesce(
        jsonb_agg(jsonb_build_object('code', code, 'url', url, 'text', text, 'other', other) order by code, sorted), '[]'
      )
      from (select *, row_number() over (partition by code order by sorted) as nth from found) numbered
      where nth <= most
    )
  );
$$;

comment on function public.findings_across_pages(text, integer) is 'What the pages of a run show against each other: repeated titles and descriptions, links to pages or parts that are not there, and pages that no other leads to. How many of each, and some of them.';

create function public.worst_findings(of_job text, most integer) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(finding order by number), '[]') from (
    select number, finding from public.page_run_findings where job = of_job
    order by array_position(array['critical', 'high', 'medium', 'low'], severity), number limit most
  ) worst;
$$;

comment on function public.worst_findings(text, integer) is 'The worst findings of a run, in the order in which they were found.';

create function public.end_page_checks(of_job text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  ended integer;
begin
  -- What visitors measured is told of pages that are there.
  update public.url_monitoring set left_sitemap_at = now(), core_web_vitals = '{}'
    where left_sitemap_at is null
      and not exists (select from public.page_run_pages pages where pages.job = of_job and pages.url = url_monitoring.url);
  delete from public.url_monitoring where left_sitemap_at < now() - interval '90 days';
  update public.seo_alerts
    set resolved = true, resolved_at = now(), resolved_by_check = true,
      description = description || ' Durou ' || public.duration_in_words(now() - created_at) || '.'
    where not resolved and rule is not null and url is not null
      and not exists (select from public.page_run_pages pages where pages.job = of_job and pages.url = seo_alerts.url);
  get diagnostics ended = row_count;
  return ended;
end;
$$;

comment on function public.end_page_checks(text) is
  'Marks the pages that are not in a run, which has the whole sitemap, as having left it, forgets those that left long ago, and closes the alerts of them all. Says how many alerts it closed.';

-- The sitemap's addresses are in the run.
drop function public.record_page_checks(jsonb, text[]);
drop function public.settle_alerts(jsonb, text[], text[], text[]);

create function public.record_page_checks(checks jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.url_monitoring (
    url, status_code, response_time, noindex, has_structured_data, issues, title, meta_description, canonical_url,
    core_web_vitals, last_checked
  )
  select
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
$$;

comment on function public.record_page_checks(jsonb) is 'Keeps the last check of each page.';

create function public.settle_alerts(findings jsonb, site_rules text[], checked text[])
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
      and ((url is null and rule = any (site_rules)) or url in (select unnest(checked)))
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

comment on function public.settle_alerts(jsonb, text[], text[]) is
  'Opens an alert for each finding that has none, and closes those whose cause is gone: of the site''s rules and of the pages that were checked.';

create function public.continue_page_run(called text, run uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Made where the project has pg_cron and pg_net; the embedded stack's scheduler goes on by itself.
  if to_regprocedure('public.call_edge_function(text, jsonb)') is null then
    return false;
  end if;
  execute 'select public.call_edge_function($1, $2)'
    using called, jsonb_build_object('source', 'schedule', 'run', run);
  return true;
end;
$$;

comment on function public.continue_page_run(text, uuid) is
  'Has the schedule call the function for the next step of a run, as soon as this transaction is over; false where the schedule is not in the database.';

create function public.page_run_stalled(of_job text) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.page_runs where job = of_job and seen_at < now() - interval '3 minutes'
  )
  and not exists (
    select from public.job_locks where job = of_job and expires_at > now()
  );
$$;

comment on function public.page_run_stalled(text) is 'Whether a run goes on of which nothing was heard for three minutes.';

create function public.url_audit_stalled() returns boolean
language sql
stable
set search_path = ''
as $$
  select public.page_run_stalled('url-audit');
$$;

comment on function public.url_audit_stalled() is 'Whether the schedule is to go on with an audit that died.';

create function public.url_monitoring_stalled() returns boolean
language sql
stable
set search_path = ''
as $$
  select public.page_run_stalled('advanced-url-monitoring');
$$;

comment on function public.url_monitoring_stalled() is 'Whether the schedule is to go on with a check of the pages that died.';

create or replace function public.watch_for_outages() returns void
language plpgsql
set search_path = ''
as $$
declare
  watch public.outage_watch;
  last_end timestamptz;
  last_sign timestamptz;
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
  -- A check of very many pages takes longer than an hour, and keeps others from beginning.
  select greatest(last_end, seen_at) into last_sign from public.page_runs where job = 'advanced-url-monitoring';
  last_end = coalesce(last_sign, last_end);
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

revoke execute on function
  public.begin_page_run(text, text, uuid, text),
  public.page_run_progress(text),
  public.add_run_pages(text, text[], integer),
  public.add_known_pages(text, text, integer),
  public.add_linked_pages(text, integer),
  public.next_run_pages(text, integer),
  public.save_run_step(text, uuid, jsonb, jsonb, jsonb, jsonb),
  public.findings_across_pages(text, integer),
  public.worst_findings(text, integer),
  public.end_page_checks(text),
  public.record_page_checks(jsonb),
  public.settle_alerts(jsonb, text[], text[]),
  public.continue_page_run(text, uuid),
  public.page_run_stalled(text),
  public.url_audit_stalled(),
  public.url_monitoring_stalled()
  from public, anon, authenticated;
grant execute on function
  public.begin_page_run(text, text, uuid, text),
  public.page_run_progress(text),
  public.add_run_pages(text, text[], integer),
  public.add_known_pages(text, text, integer),
  public.add_linked_pages(text, integer),
  public.next_run_pages(text, integer),
  public.save_run_step(text, uuid, jsonb, jsonb, jsonb, jsonb),
  public.findings_across_pages(text, integer),
  public.worst_findings(text, integer),
  public.end_page_checks(text),
  public.record_page_checks(jsonb),
  public.settle_alerts(jsonb, text[], text[]),
  public.continue_page_run(text, uuid),
  public.page_run_stalled(text),
  public.url_audit_stalled(),
  public.url_monitoring_stalled()
  to service_role;

do $migration$
begin
  if not exists (select from pg_extension where extname = 'pg_cron') then
    return;
  end if;
  perform cron.schedule('resume-url-audit', '*/2 * * * *', $$select public.call_edge_function('url-audit', '{"source":"schedule"}') where public.url_audit_stalled()$$);
  perform cron.schedule('resume-url-monitoring', '*/2 * * * *', $$select public.call_edge_function('advanced-url-monitoring', '{"source":"schedule"}') where public.url_monitoring_stalled()$$);
end
$migration$;
