-- Purpose: the history of Search Console is fetched day by day, in as many calls as it takes: which days are still to be fetched,
-- a day written whole or not at all, and nothing of it lost to an answer that is empty by mistake.

drop function public.replace_search_console_day(date, jsonb);

-- An operation of many calls says how far it is.
alter table public.admin_runs
  add column progress text check (char_length(progress) <= 200),
  add column progress_at timestamptz;

comment on column public.admin_runs.progress is 'How far it is, in Portuguese; null where it does not say.';
comment on column public.admin_runs.progress_at is 'When it last said how far it is.';

create or replace function public.start_admin_run(run_operation text, admin_id uuid, dead_after_seconds integer) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  run_id uuid;
begin
  -- A server that went away in the middle never says how its run ended.
  update public.admin_runs
    set finished_at = now(), outcome = '{"kind": "interrupted"}'
    where operation = run_operation and finished_at is null
      and coalesce(progress_at, started_at) < now() - make_interval(secs => dead_after_seconds);
  insert into public.admin_runs (operation, started_by) values (run_operation, admin_id)
    on conflict (operation) where finished_at is null do nothing
    returning id into run_id;
  delete from public.admin_runs where id in (
    select id from public.admin_runs where operation = run_operation order by started_at desc offset 50
  );
  return run_id;
end;
$$;

create function public.plan_search_sync(first_day date, last_day date, google_days jsonb)
returns table (date date, has_figures boolean)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  -- The totals of all days come in one answer, so they are there before the pages and queries of each day.
  insert into public.search_console_days (date, clicks, impressions, ctr, position, is_final, synced_at)
  select g.date, g.clicks, g.impressions, g.ctr, g.position, g.is_final,
    -- Of a day without impressions there is nothing more to fetch.
    case when g.impressions = 0 then now() end
  from jsonb_to_recordset(google_days) as g
    (date date, clicks integer, impressions integer, ctr double precision, position double precision, is_final boolean)
  where g.impressions > 0
    or not exists (select from public.search_console_data figures where figures.date = g.date)
  on conflict do nothing;
  return query
    select pending.date, pending.has_figures
    from (
      select days.date, days.impressions > 0 as has_figures, days.unconfirmed_at
      from public.search_console_days days
      where days.date between first_day and last_day and (days.synced_at is null or not days.is_final)
      union all
      -- Rows by query of a day without totals are of before totals were kept.
      select day::date, true, null
      from generate_series(first_day, last_day, interval '1 day') day
      where not exists (select from public.search_console_days days where days.date = day::date)
        and exists (select from public.search_console_data figures where figures.date = day::date)
    ) pending
    -- What Google did not confirm is asked for once more after all else.
    order by pending.unconfirmed_at nulls first, pending.date desc;
end;
$$;

comment on function public.plan_search_sync(date, date, jsonb) is 'Keeps the totals of days that are new, and answers the days of a period that are still to be fetched whole, in the order in which to fetch them.';

create function public.replace_search_day(day date, day_is_final boolean, totals jsonb, pages jsonb, queries jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  seen integer := (totals ->> 'impressions')::integer;
  queries_stay boolean;
  written integer;
begin
  -- Google says nothing of the day, or names no page although the site appeared: what is there stays.
  if seen is null or (seen > 0 and jsonb_array_length(pages) = 0) then
    update public.search_console_days set unconfirmed_at = now() where date = day;
    return jsonb_build_object('confirmed', false, 'rows', 0);
  end if;

  delete from public.search_console_pages where date = day;
  insert into public.search_console_pages (date, url, clicks, impressions, ctr, position)
  select day, f.url, f.clicks, f.impressions, f.ctr, f.position
  from jsonb_to_recordset(pages)
    as f (url text, clicks integer, impressions integer, ctr double precision, position double precision);

  -- Every query of a day may be a rare one, which Google leaves out; but those that it named once stay.
  queries_stay := seen > 0 and jsonb_array_length(queries) = 0
    and exists (select from public.search_console_data where date = day);
  if not queries_stay then
    delete from public.search_console_data where date = day;
  end if;
  insert into public.search_console_data (date, url, query, clicks, impressions, ctr, position)
  select day, f.url, f.query, f.clicks, f.impressions, f.ctr, f.position
  from jsonb_to_recordset(queries)
    as f (url text, query text, clicks integer, impressions integer, ctr double precision, position double precision);
  get diagnostics written = row_count;

  insert into public.search_console_days as held
    (date, clicks, impressions, ctr, position, is_final, synced_at, unconfirmed_at)
  select day, f.clicks, f.impressions, f.ctr, f.position, day_is_final, now(), case when queries_stay then now() end
  from jsonb_to_record(totals)
    as f (clicks integer, impressions integer, ctr double precision, position double precision)
  on conflict (date) do update set
    clicks = excluded.clicks, impressions = excluded.impressions, ctr = excluded.ctr, position = excluded.position,
    is_final = excluded.is_final, synced_at = excluded.synced_at, unconfirmed_at = excluded.unconfirmed_at;
  return jsonb_build_object('confirmed', not queries_stay, 'rows', written);
end;
$$;

comment on function public.replace_search_day(date, boolean, jsonb, jsonb, jsonb) is 'Replaces a day by what Google answers of it: its totals, null where Google gives none, its pages and its queries. Figures are never replaced by none unless the totals say zero; the answer says whether all of it was so.';

create function public.search_history() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'days', count(*),
    'fetched', count(synced_at),
    'unconfirmed', count(unconfirmed_at),
    'first_day', min(date),
    'last_day', max(date)
  )
  from public.search_console_days
  -- What Google keeps.
  where date >= (now() at time zone 'America/Los_Angeles')::date - interval '16 months';
$$;

comment on function public.search_history() is 'How many of the days that Google has are here whole.';

create function public.search_history_pending() returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.search_console_days
    where synced_at is null and unconfirmed_at is null
      and date >= (now() at time zone 'America/Los_Angeles')::date - interval '16 months'
  )
  -- A sync goes on, or failed less than an hour ago.
  and not exists (
    select from public.job_locks
    where job in ('google-search-console', 'google-search-console/pause') and expires_at > now()
  )
  -- An operator's run fetches them.
  and not exists (
    select from public.admin_runs
    where operation = 'google-search-console' and finished_at is null
      and coalesce(progress_at, started_at) > now() - interval '200 seconds'
  );
$$;

comment on function public.search_history_pending() is 'Whether the schedule is to go on fetching the history of Search Console now.';

create function public.purge_search_rows() returns void
language plpgsql
set search_path = ''
as $$
declare
  -- What Google keeps; the totals of each day stay for ever.
  oldest date := (now() at time zone 'America/Los_Angeles')::date - interval '16 months';
begin
  delete from public.search_console_data where date < oldest;
  -- A page's first days with impressions and with clicks stay: they tell how long it took to be found.
  delete from public.search_console_pages old
  where old.date < oldest
    and exists (
      select from public.search_console_pages seen
      where seen.url = old.url and seen.date < old.date and seen.impressions > 0
    )
    and (
      old.clicks = 0
      or exists (
        select from public.search_console_pages clicked
        where clicked.url = old.url and clicked.date < old.date and clicked.clicks > 0
      )
    );
end;
$$;

comment on function public.purge_search_rows() is 'Removes search figures by page and by query of days that Google itself no longer keeps.';

revoke execute on function public.plan_search_sync(date, date, jsonb) from public, anon, authenticated;
revoke execute on function public.replace_search_day(date, boolean, jsonb, jsonb, jsonb) from public, anon, authenticated;
revoke execute on function public.search_history() from public, anon;
revoke execute on function public.search_history_pending() from public, anon, authenticated;
revoke execute on function public.purge_search_rows() from public, anon, authenticated;
grant execute on function public.plan_search_sync(date, date, jsonb) to service_role;
grant execute on function public.replace_search_day(date, boolean, jsonb, jsonb, jsonb) to service_role;
grant execute on function public.search_history() to authenticated, service_role;
grant execute on function public.search_history_pending() to service_role;
grant execute on function public.purge_search_rows() to service_role;

do $migration$
begin
  -- Made where the project has pg_cron and pg_net.
  if to_regprocedure('public.call_edge_function(text, jsonb)') is null then
    return;
  end if;
  perform cron.schedule('search-history', '*/5 * * * *', $$select public.call_edge_function('google-search-console', '{"action":"fetch_data","source":"schedule"}') where public.search_history_pending()$$);
  perform cron.schedule('purge-search-rows', '50 4 * * *', $$select public.purge_search_rows()$$);
end
$migration$;
