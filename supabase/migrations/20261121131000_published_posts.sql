-- Purpose: one rule says what the public may read of the blog, and whatever reads posts for the public reads this view. The
-- policy of blog_posts holds besides: with the caller's rights the view never shows a row that the policy hides.

create view public.published_posts with (security_invoker = true) as
  select id, title, slug, excerpt, content, meta_description, keywords, published_at, updated_at
  from public.blog_posts
  where status = 'published' and published_at <= now();

comment on view public.published_posts is 'Articles that are public: published, and their date has come. No column is ever null.';

-- A view of one table could be written to.
revoke all on public.published_posts from anon, authenticated, service_role;
grant select on public.published_posts to anon, authenticated, service_role;

create or replace function public.sitemap_manager_report(indexed_since date) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'posts', (select count(*) from public.published_posts),
    'newest_posts', (
      select coalesce(jsonb_agg(p), '[]') from (
        select id, title, slug, published_at from public.published_posts
        order by published_at desc, id limit 5
      ) p
    ),
    'log', (
      select coalesce(jsonb_agg(l), '[]') from (
        select id, type, status, message, created_at from public.automation_logs
        where type in ('sitemap_generation', 'search_engine_notification', 'seo_automation')
        order by created_at desc limit 10
      ) l
    ),
    'audit', (
      select to_jsonb(a) from (
        select status, message, data, created_at from public.automation_logs
        where type = 'url_audit' order by created_at desc limit 1
      ) a
    ),
    'sitemaps', (
      select coalesce(jsonb_agg(s), '[]') from (
        select generated_at, url_count, entries from public.generated_sitemaps
        order by generated_at desc limit 2
      ) s
    ),
    'open_alerts', public.open_alert_counts(),
    'indexed', (
      select jsonb_build_object('pages', count(distinct url), 'last_day', max(date))
      from public.search_console_data where date >= indexed_since and impressions > 0
    ),
    'vitals', (
      select coalesce(jsonb_agg(v), '[]') from (
        select url, core_web_vitals from public.url_monitoring where core_web_vitals <> '{}' limit 1000
      ) v
    )
  );
$$;
