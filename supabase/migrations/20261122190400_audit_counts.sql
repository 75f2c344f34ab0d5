-- Purpose: an audit of many pages finds more than its row in the log keeps: the counts are of all.

create or replace function public.audit_history(audit_count integer default 6) returns jsonb
language sql
stable
set search_path = ''
as $$
  with audits as (
    select id, created_at, status, data, row_number() over (order by created_at desc) as place
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
        -- All of them, where an audit found more than its list keeps; older ones did not say so.
        'counts', coalesce(data -> 'codes', (
          select coalesce(jsonb_object_agg(code, number), '{}') from (
            select code, count(*) as number from findings where findings.place = audits.place group by code
          ) c
        ))
      ) order by place), '[]')
      from audits
    ),
    -- Two audits of which one saw a part of the pages alone, or kept a part of what it found, cannot be compared.
    'changes', case
      when (
        select count(*) from audits where place <= 2 and status = 'success' and (
          data -> 'codes' is null
          or jsonb_array_length(data -> 'findings') = (select sum(value::integer) from jsonb_each_text(data -> 'codes'))
          or data -> 'codes' = '{}'
        )
      ) = 2
      then (
        select jsonb_build_object(
          'mended', count(*) filter (where before and not now),
          'added', count(*) filter (where now and not before),
          'mended_list', coalesce(
            (array_agg(jsonb_build_object('code', code, 'url', url) order by code, url) filter (where before and not now))[1:20], '{}'
          ),
          'added_list', coalesce(
            (array_agg(jsonb_build_object('code', code, 'url', url) order by code, url) filter (where now and not before))[1:20], '{}'
          )
        )
        from last_two
      )
    end
  );
$$;
