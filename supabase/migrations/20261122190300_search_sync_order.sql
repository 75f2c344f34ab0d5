-- Purpose: days of very many searches that are not final yet, which each call fetches anew, do not keep the history from being fetched.

create or replace function public.plan_search_sync(first_day date, last_day date, google_days jsonb)
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
      select days.date, days.impressions > 0 as has_figures, days.unconfirmed_at, days.synced_at is not null as is_held
      from public.search_console_days days
      where days.date between first_day and last_day and (days.synced_at is null or not days.is_final)
      union all
      -- Rows by query of a day without totals are of before totals were kept.
      select day::date, true, null, false
      from generate_series(first_day, last_day, interval '1 day') day
      where not exists (select from public.search_console_days days where days.date = day::date)
        and exists (select from public.search_console_data figures where figures.date = day::date)
    ) pending
    -- What Google did not confirm is asked for once more after all else.
    -- A day that is here and not final yet, which every call asks for again, comes after those that are missing.
    order by pending.unconfirmed_at nulls first, pending.is_held, pending.date desc;
end;
$$;
