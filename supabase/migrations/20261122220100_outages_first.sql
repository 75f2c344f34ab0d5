-- Purpose: the alert of an outage stands before those of the pages that it broke, which are as severe and newer.

create or replace function public.alerts_page(
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
    -- What is open: the most severe first, of the whole site before of its pages. What is over: what ended last.
    order by resolved_at desc, array_position(array['critical', 'high', 'medium', 'low'], severity), url is not null, created_at desc, id
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
