-- Purpose: what operators are told by e-mail and webhook. A piece of news is written in the transaction of what it
-- tells of, so that no crash loses it; a message joins what waits for a channel, and its text stays as it is through
-- all tries, so that the e-mail service knows a second try from a second message.

create table public.notification_settings (
  id boolean primary key default true check (id),
  recipients text[] not null default '{}'
    check (cardinality(recipients) <= 10 and array_position(recipients, null) is null),
  webhook_url text check (webhook_url ~ '^https?://' and char_length(webhook_url) <= 2000),
  webhook_kind text not null default 'auto'
    check (webhook_kind in ('auto', 'ntfy', 'slack', 'discord', 'telegram', 'json')),
  severities text[] not null default '{critical,high}'
    check (severities <@ array['critical', 'high', 'medium', 'low'] and array_position(severities, null) is null),
  quiet_from time,
  quiet_until time,
  critical_always boolean not null default true,
  weekly_summary boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint notification_settings_quiet_has_both check ((quiet_from is null) = (quiet_until is null))
);

comment on table public.notification_settings is 'Who is told of what, and how: one row, or none while nobody has chosen.';
comment on column public.notification_settings.id is 'Always true: there is one row.';
comment on column public.notification_settings.recipients is 'E-mail addresses; none: no e-mail is sent.';
comment on column public.notification_settings.webhook_url is 'Address that gets a POST; a secret, since whoever knows it can write there. Null: none is sent.';
comment on column public.notification_settings.webhook_kind is 'What the webhook understands; auto: told by its address.';
comment on column public.notification_settings.severities is 'Severities of the alerts that are told.';
comment on column public.notification_settings.quiet_from is 'When the quiet hours begin, in America/Sao_Paulo; null: there are none.';
comment on column public.notification_settings.quiet_until is 'When the quiet hours end.';
comment on column public.notification_settings.critical_always is 'Whether critical news is told in quiet hours too.';
comment on column public.notification_settings.weekly_summary is 'Whether a summary is sent on Mondays.';
comment on column public.notification_settings.updated_at is 'When the row last changed; set by a trigger.';

create trigger notification_settings_set_updated_at before update on public.notification_settings
  for each row execute function public.set_updated_at();

alter table public.notification_settings enable row level security;
grant select, insert, update, delete on public.notification_settings to authenticated, service_role;

create policy "Admins read the settings of notifications" on public.notification_settings
  for select to authenticated using ((select public.is_admin()));
create policy "Admins make the settings of notifications" on public.notification_settings
  for insert to authenticated with check ((select public.is_admin()));
create policy "Admins change the settings of notifications" on public.notification_settings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins remove the settings of notifications" on public.notification_settings
  for delete to authenticated using ((select public.is_admin()));

create table public.notification_messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'webhook')),
  kind text not null check (kind in ('news', 'test')),
  severity text check (severity in ('critical', 'high', 'medium', 'low')),
  subject text check (char_length(subject) <= 300),
  body text,
  html text,
  link text,
  recipients text[],
  status text not null default 'pending' check (status in ('pending', 'sent', 'failed')),
  attempts integer not null default 0,
  answer text check (char_length(answer) <= 1000),
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint notification_messages_finished_has_date check ((status = 'pending') = (finished_at is null)),
  constraint notification_messages_lease_has_end check ((lease is null) = (leased_until is null))
);

comment on table public.notification_messages is 'Messages that were sent, or wait to be: each over one channel.';
comment on column public.notification_messages.id is 'Row id, and the key by which the e-mail service knows a repeated try.';
comment on column public.notification_messages.channel is 'email or webhook.';
comment on column public.notification_messages.kind is 'news, or test for one that an operator asked for.';
comment on column public.notification_messages.severity is 'The worst severity in it; null where it tells of no problem.';
comment on column public.notification_messages.subject is 'Its first line; null until it is written, and then never changed.';
comment on column public.notification_messages.body is 'Its text.';
comment on column public.notification_messages.html is 'The same for an e-mail, as HTML.';
comment on column public.notification_messages.link is 'Page of the admin area that it leads to.';
comment on column public.notification_messages.recipients is 'E-mail addresses that it goes to.';
comment on column public.notification_messages.status is 'pending, sent, or failed when it was given up.';
comment on column public.notification_messages.attempts is 'How often it was tried.';
comment on column public.notification_messages.answer is 'What the channel answered last, in Portuguese.';
comment on column public.notification_messages.next_attempt_at is 'When it is tried next.';
comment on column public.notification_messages.lease is 'The run that sends it now.';
comment on column public.notification_messages.leased_until is 'When another run may send it, even if that one never said how it ended.';
comment on column public.notification_messages.created_at is 'When it was made.';
comment on column public.notification_messages.finished_at is 'When it was sent or given up; null while it waits.';

create index notification_messages_pending_idx on public.notification_messages (channel, created_at) where status = 'pending';
create index notification_messages_newest_idx on public.notification_messages (created_at desc);

alter table public.notification_messages enable row level security;
grant select on public.notification_messages to authenticated;
grant select, insert, update, delete on public.notification_messages to service_role;

create policy "Admins read messages" on public.notification_messages
  for select to authenticated using ((select public.is_admin()));

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'webhook')),
  kind text not null check (kind in ('alert', 'outage_end', 'outage_again', 'failed_sync', 'weekly_summary')),
  event text not null check (char_length(event) between 1 and 200),
  severity text check (severity in ('critical', 'high', 'medium', 'low')),
  alert_id uuid references public.seo_alerts (id) on delete set null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  message_id uuid references public.notification_messages (id) on delete cascade,
  skipped text check (skipped in ('outage', 'expired')),
  created_at timestamptz not null default now(),
  constraint notifications_once_for_channel unique (event, channel)
);

comment on table public.notifications is 'The outbox: news that go into a message, once for each channel.';
comment on column public.notifications.id is 'Row id.';
comment on column public.notifications.channel is 'email or webhook.';
comment on column public.notifications.kind is 'alert, outage_end, outage_again, failed_sync or weekly_summary.';
comment on column public.notifications.event is 'What happened: the same event is told once.';
comment on column public.notifications.severity is 'How bad it is; null where it is no problem.';
comment on column public.notifications.alert_id is 'The alert that it tells of; null for other news, or when the alert is gone.';
comment on column public.notifications.content is 'The facts, a JSON object that depends on the kind.';
comment on column public.notifications.message_id is 'The message that tells it; null while it waits.';
comment on column public.notifications.skipped is 'Why it is told no more: outage when the outage of the site told it, expired when it grew too old.';
comment on column public.notifications.created_at is 'When it happened.';

create index notifications_waiting_idx on public.notifications (channel, created_at) where message_id is null and skipped is null;
create index notifications_message_id_idx on public.notifications (message_id);
create index notifications_alert_id_idx on public.notifications (alert_id);

alter table public.notifications enable row level security;
grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;

create policy "Admins read news" on public.notifications
  for select to authenticated using ((select public.is_admin()));

create function public.is_outage_rule(rule text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(rule in ('site_down', 'sitemap_unreadable', 'database_down', 'functions_down'), false);
$$;

comment on function public.is_outage_rule(text) is 'Whether an alert of that rule is an outage of the whole site.';

create function public.in_quiet_hours(quiet_from time, quiet_until time, moment timestamptz) returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when quiet_from is null or quiet_until is null or quiet_from = quiet_until then false
    when quiet_from < quiet_until then clock >= quiet_from and clock < quiet_until
    else clock >= quiet_from or clock < quiet_until
  end
  from (select (moment at time zone 'America/Sao_Paulo')::time as clock) as petropolis;
$$;

comment on function public.in_quiet_hours(time, time, timestamptz) is 'Whether a moment is in the quiet hours, which may go past midnight.';

create function public.queue_notification(
  kind text, event text, severity text, alert_id uuid, content jsonb, but_not text default null
) returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (channel, kind, event, severity, alert_id, content)
  select channel, $1, $2, $3, $4, $5
  from public.notification_settings settings,
    lateral (values
      ('email', cardinality(settings.recipients) > 0),
      ('webhook', settings.webhook_url is not null)
    ) as channels (channel, is_on)
  where is_on and channel is distinct from but_not
  on conflict (event, channel) do nothing;
$$;

comment on function public.queue_notification(text, text, text, uuid, jsonb, text) is 'Puts news into the outbox, once for each channel that is chosen, but for one that is named.';

-- They run with their owner's rights, because nobody writes to the outbox by hand.
create function public.queue_new_alerts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.queue_notification(
    'alert', 'alert:' || added.id, added.severity, added.id,
    jsonb_build_object(
      'title', added.title, 'description', added.description, 'url', added.url, 'rule', added.rule,
      'since', added.created_at
    ),
    -- That a channel does not work is told over the other one.
    substring(added.rule from '^notifications_(.+)$')
  )
  from added, public.notification_settings settings
  where not added.resolved and added.severity = any (settings.severities);
  return null;
end;
$$;

comment on function public.queue_new_alerts() is 'Queues the news of alerts of a chosen severity.';

create trigger seo_alerts_queue_new after insert on public.seo_alerts
  referencing new table as added
  for each statement execute function public.queue_new_alerts();

create function public.queue_outage_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What an operator presses is no news of the site: an outage ends, and begins again, by a check.
  if not public.is_outage_rule(new.rule) or (select auth.uid()) is not null
    or not exists (select from public.notification_settings where new.severity = any (severities))
  then
    return null;
  end if;
  perform public.queue_notification(
    case when new.resolved then 'outage_end' else 'outage_again' end,
    'alert:' || new.id || case when new.resolved then ':end:' else ':again:' end || now(),
    new.severity, new.id,
    jsonb_build_object(
      'title', new.title, 'description', new.description, 'url', null, 'rule', new.rule,
      'since', case when new.resolved then new.created_at else now() end,
      'until', new.resolved_at
    )
  );
  return null;
end;
$$;

comment on function public.queue_outage_change() is 'Queues the end of an outage, and its beginning anew.';

create trigger seo_alerts_queue_outage_change after update of resolved on public.seo_alerts
  for each row
  when (old.resolved is distinct from new.resolved and new.url is null)
  execute function public.queue_outage_change();

create function public.claim_notification_message(for_channel text, holder uuid, lease_seconds integer) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  settings public.notification_settings;
  only_critical boolean;
  message public.notification_messages;
  now_claimed uuid[];
begin
  select * into settings from public.notification_settings;
  only_critical := coalesce(public.in_quiet_hours(settings.quiet_from, settings.quiet_until, now()), false);
  if only_critical and not settings.critical_always then
    return null;
  end if;

  -- What a channel answers to one message (busy, wait) goes for the next one too, which meanwhile grows.
  if exists (
    select from public.notification_messages
    where channel = for_channel and status = 'pending' and (severity = 'critical' or not only_critical)
      and (next_attempt_at > now() or leased_until > now())
  ) then
    return null;
  end if;

  select * into message from public.notification_messages
    where channel = for_channel and status = 'pending' and (severity = 'critical' or not only_critical)
    order by created_at limit 1
    for update skip locked;

  if not found then
    -- The outage of the whole site tells of its pages: they wait until it is over, and those mended with it are told no more.
    update public.notifications news set skipped = 'outage'
      where channel = for_channel and message_id is null and skipped is null
        and kind = 'alert' and content ->> 'url' is not null
        and not exists (select from public.seo_alerts alert where alert.id = news.alert_id and not alert.resolved)
        and exists (
          select from public.seo_alerts outage
          where outage.url is null and public.is_outage_rule(outage.rule)
            and outage.created_at - interval '10 minutes' <= news.created_at
            and (outage.resolved_at is null or news.created_at <= outage.resolved_at)
        );
    with due as (
      select news.id from public.notifications news
      where channel = for_channel and message_id is null and skipped is null
        and (severity = 'critical' or not only_critical)
        and (
          kind <> 'alert' or content ->> 'url' is null
          or not exists (
            select from public.seo_alerts outage
            where not outage.resolved and outage.url is null and public.is_outage_rule(outage.rule)
          )
        )
      for update skip locked
    )
    select array_agg(id) into now_claimed from due;
    if now_claimed is null then
      return null;
    end if;
    insert into public.notification_messages (channel, kind, severity)
      values (for_channel, 'news', (
        select severity from public.notifications where id = any (now_claimed)
        order by array_position(array['critical', 'high', 'medium', 'low'], severity) limit 1
      ))
      returning * into message;
    update public.notifications set message_id = message.id where id = any (now_claimed);
  end if;

  update public.notification_messages
    set lease = holder, leased_until = now() + make_interval(secs => lease_seconds), attempts = attempts + 1
    where id = message.id
    returning * into message;
  return to_jsonb(message) || jsonb_build_object('news', public.notification_news(message.id));
end;
$$;

comment on function public.claim_notification_message(text, uuid, integer) is 'Takes the next message of a channel for a run, or makes one of all that waits; null when there is nothing to send now.';

create function public.notification_news(of_message uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  with news as (
    select notifications.*, coalesce(alert.resolved, false) as is_over
    from public.notifications
    left join public.seo_alerts alert on alert.id = notifications.alert_id
    where message_id = of_message
  ),
  pages as (
    select
      severity, content ->> 'title' as title, content ->> 'description' as description,
      count(*) as count, count(*) filter (where is_over) as over,
      min(created_at) as since,
      (array_agg(content ->> 'url' order by created_at, content ->> 'url'))[1:10] as urls
    from news where kind = 'alert' and content ->> 'url' is not null
    group by 1, 2, 3
  ),
  others as (
    select kind, severity, alert_id, content, created_at from news
    where kind <> 'alert' or content ->> 'url' is null
    order by created_at limit 100
  )
  select jsonb_build_object(
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(pages) order by array_position(array['critical', 'high', 'medium', 'low'], severity), count desc), '[]')
      from pages
    ),
    'others', (select coalesce(jsonb_agg(to_jsonb(others) order by created_at), '[]') from others)
  );
$$;

comment on function public.notification_news(uuid) is 'What a message tells: alerts of pages by their kind, and each of the other news.';

create function public.finish_notification_message(
  message uuid, holder uuid, new_status text, said text, retry_at timestamptz default null
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  finished public.notification_messages;
  channel_rule text;
begin
  update public.notification_messages set
      status = new_status, answer = left(said, 1000), lease = null, leased_until = null,
      next_attempt_at = coalesce(retry_at, next_attempt_at),
      finished_at = case when new_status <> 'pending' then now() end
    where id = message and lease = holder
    returning * into finished;
  -- Another run took it over when its lease had ended.
  if not found then
    return false;
  end if;
  channel_rule := 'notifications_' || finished.channel;
  if new_status = 'sent' then
    update public.seo_alerts set resolved = true, resolved_at = now() where rule = channel_rule and not resolved;
  elsif new_status = 'failed' and finished.kind = 'news'
    and not exists (select from public.seo_alerts where rule = channel_rule and not resolved)
  then
    insert into public.seo_alerts (title, description, severity, rule) values (
      case finished.channel
        when 'email' then 'Os avisos por e-mail não estão saindo'
        else 'Os avisos pelo webhook não estão saindo'
      end,
      left(said, 1000) || ' Abra Avisos, no menu da conta, e faça um teste.',
      'high', channel_rule
    );
  end if;
  return true;
end;
$$;

comment on function public.finish_notification_message(uuid, uuid, text, text, timestamptz) is 'Says how a try ended: sent, failed for good, or pending until it is tried again. A channel that does not work is an alert. False when the message is another run''s by now.';

create function public.queue_due_notifications(at timestamptz default now()) returns void
language plpgsql
set search_path = ''
as $$
declare
  petropolis timestamp := at at time zone 'America/Sao_Paulo';
  monday date := date_trunc('week', petropolis)::date;
  -- Search Console's calendar, and the days after which it changes a day no more (period.ts).
  last_day date := (at at time zone 'America/Los_Angeles')::date - 3;
begin
  delete from public.notification_messages where finished_at < at - interval '180 days';
  delete from public.notifications where skipped is not null and created_at < at - interval '180 days';
  update public.notifications set skipped = 'expired'
    where message_id is null and skipped is null and created_at < at - interval '2 days'
      and not exists (
        select from public.seo_alerts where not resolved and url is null and public.is_outage_rule(rule)
      );

  perform public.queue_notification(
    'failed_sync', 'failed_sync:' || failing_since, 'high', null,
    jsonb_build_object('since', failing_since, 'message', message)
  )
  from public.function_outcomes
  where function = 'google-search-console' and source = 'schedule' and failing_since <= at - interval '2 days';

  if petropolis >= monday + time '08:00' and petropolis < monday + interval '1 day'
    and exists (select from public.notification_settings where weekly_summary)
    -- The sums are made once, not each minute of the day.
    and not exists (select from public.notifications where event = 'weekly_summary:' || monday)
  then
    perform public.queue_notification(
      'weekly_summary', 'weekly_summary:' || monday, null, null,
      jsonb_build_object(
        'first', last_day - 6, 'last', last_day,
        'clicks', coalesce(sum(clicks) filter (where date > last_day - 7), 0),
        'days', count(*) filter (where date > last_day - 7),
        'previous_clicks', coalesce(sum(clicks) filter (where date <= last_day - 7), 0),
        'previous_days', count(*) filter (where date <= last_day - 7),
        'pages', (select count(*) from public.url_monitoring where left_sitemap_at is null),
        'pages_up', (select count(*) from public.url_monitoring where left_sitemap_at is null and status_code = 200),
        'alerts', (
          select jsonb_build_object(
            'total', count(*),
            'critical', count(*) filter (where severity = 'critical'),
            'high', count(*) filter (where severity = 'high')
          )
          from public.seo_alerts where not resolved
        )
      )
    )
    from public.search_console_days
    where date between last_day - 13 and last_day;
  end if;
end;
$$;

comment on function public.queue_due_notifications(timestamptz) is 'Queues the news that time brings: a sync that has failed for two days, the weekly summary on Mondays from 8:00. Forgets what is old.';

revoke execute on function
  public.is_outage_rule(text),
  public.in_quiet_hours(time, time, timestamptz),
  public.queue_notification(text, text, text, uuid, jsonb, text),
  public.queue_new_alerts(),
  public.queue_outage_change(),
  public.claim_notification_message(text, uuid, integer),
  public.notification_news(uuid),
  public.finish_notification_message(uuid, uuid, text, text, timestamptz),
  public.queue_due_notifications(timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.in_quiet_hours(time, time, timestamptz),
  public.is_outage_rule(text),
  public.queue_notification(text, text, text, uuid, jsonb, text),
  public.claim_notification_message(text, uuid, integer),
  public.notification_news(uuid),
  public.finish_notification_message(uuid, uuid, text, text, timestamptz),
  public.queue_due_notifications(timestamptz)
  to service_role;

do $migration$
begin
  if not exists (select from pg_extension where extname = 'pg_cron') then
    return;
  end if;
  perform cron.schedule('send-notifications', '* * * * *', $$select public.call_edge_function('send-notifications', '{"source":"schedule"}')$$);
end
$migration$;
