-- Purpose: scheduled posts come out when their time has come.

create index blog_posts_scheduled_idx on public.blog_posts (published_at) where status = 'scheduled';

create function public.publish_scheduled_posts() returns integer
language sql
set search_path = ''
as $$
  with published as (
    update public.blog_posts set status = 'published'
    where status = 'scheduled' and published_at <= now()
    returning 1
  )
  select count(*)::integer from published;
$$;

comment on function public.publish_scheduled_posts() is 'Publishes the scheduled posts whose time has come and answers how many.';

revoke execute on function public.publish_scheduled_posts() from public, anon, authenticated;
grant execute on function public.publish_scheduled_posts() to service_role;
