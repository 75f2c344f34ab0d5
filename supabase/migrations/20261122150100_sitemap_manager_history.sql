-- Purpose: what people did apart from what the schedule does each hour, and how the audits' findings changed.

create function public.activity_log(of_schedule boolean, row_count integer default 10) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(l order by l.created_at desc), '[]') from (
    select id, type, status, message, created_at, data ->> 'started_by' as started_by,
      coalesce(data ->> 'source' = 'schedule', false) as by_schedule
    from public.automation_logs
    where type in ('sitemap_generation', 'search_engine_notification', 'seo_automation')
      -- What the schedule did as it should is no news; its failures are.
      and (coalesce(data ->> 'source' = 'schedule', false) and status = 'success') = of_schedule
    order by created_at desc limit row_count
  ) l;
$$;

comment on function public.activity_log(boolean, integer) is 'The newest operations: those of people and what went wrong, or the regular ones that went well.';

create function public.audit_history(audit_count integer default 6) returns jsonb
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
        'counts', (
          select coalesce(jsonb_object_agg(code, number), '{}') from (
            select code, count(*) as number from findings where findings.place = audits.place group by code
          ) c
        )
      ) order by place), '[]')
      from audits
    ),
    -- Two audits of which one saw a part of the pages alone cannot be compared.
    'changes', case
      when (select count(*) from audits where place <= 2 and status = 'success') = 2
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

comment on function public.audit_history(integer) is 'How many findings of each kind the last audits had, the newest first, and what was mended and what is new since the one before.';

revoke execute on function public.activity_log(boolean, integer) from public, anon;
revoke execute on function public.audit_history(integer) from public, anon;
grant execute on function public.activity_log(boolean, integer) to authenticated, service_role;
grant execute on function public.audit_history(integer) to authenticated, service_role;
