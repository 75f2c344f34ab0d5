-- Purpose: who resolved an alert, and since when a monitored page is no longer in the sitemap.

alter table public.seo_alerts
  add column resolved_by uuid references auth.users (id) on delete set null,
  add constraint seo_alerts_open_has_no_resolver check (resolved or resolved_by is null);

comment on column public.seo_alerts.resolved is 'Whether it is over: an operator resolved it, or a check found it mended.';
comment on column public.seo_alerts.resolved_by is 'The operator who resolved it; null while it is open, when a check found it mended, or when the account is gone.';

create index seo_alerts_resolved_by_idx on public.seo_alerts (resolved_by);

alter table public.url_monitoring add column left_sitemap_at timestamptz;

comment on column public.url_monitoring.left_sitemap_at is 'When a check first found the page missing from the sitemap, or of another origin; null while it is there.';
