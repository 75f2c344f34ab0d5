-- Purpose: of two runs at the same moment only one takes a message. The second one looked whether it was free before the
-- first one took it, and took it too: both sent it.

create or replace function public.claim_notification_message(for_channel text, holder uuid, lease_seconds integer) returns jsonb
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
      -- Another run may have taken it since the look above.
      and next_attempt_at <= now() and coalesce(leased_until <= now(), true)
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
