-- Purpose: a day of search figures is written whole or not at all, and writing it again changes nothing.

create function public.replace_search_console_day(day date, figures jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  written integer;
begin
  delete from public.search_console_data where date = day;
  insert into public.search_console_data (date, url, query, clicks, impressions, ctr, position)
  select day, f.url, f.query, f.clicks, f.impressions, f.ctr, f.position
  from jsonb_to_recordset(figures)
    as f (url text, query text, clicks integer, impressions integer, ctr double precision, position double precision);
  get diagnostics written = row_count;
  return written;
end;
$$;

comment on function public.replace_search_console_day(date, jsonb) is 'Replaces the search figures of a day by the rows given and answers how many there are.';

revoke execute on function public.replace_search_console_day(date, jsonb) from public, anon, authenticated;
grant execute on function public.replace_search_console_day(date, jsonb) to service_role;
