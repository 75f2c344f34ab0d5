-- Purpose: the alert of a channel that works again is closed by the check, and by no person.

create or replace function public.finish_notification_message(
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
    update public.seo_alerts set resolved = true, resolved_at = now(), resolved_by_check = true
      where rule = channel_rule and not resolved;
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
    )
    on conflict do nothing;
  end if;
  return true;
end;
$$;
