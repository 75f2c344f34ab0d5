-- Purpose: alerts that a check opens by itself: never two open ones for one page and rule.

alter table public.seo_alerts add column rule text check (char_length(rule) between 1 and 100);

comment on column public.seo_alerts.rule is 'The rule of the page checks that opened it; null for other alerts.';

create unique index seo_alerts_one_open_for_rule_idx on public.seo_alerts (url, rule)
  where not resolved and rule is not null;
