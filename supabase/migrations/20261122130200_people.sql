-- Purpose: operators invite and remove each other. There is always one left, and each change is in the activity log with
-- who made it, whichever way it came.

alter table public.automation_logs drop constraint automation_logs_type_check;
alter table public.automation_logs add constraint automation_logs_type_check check (
  type in ('sitemap_generation', 'search_engine_notification', 'seo_automation', 'url_audit', 'force_indexing', 'people')
);

create function public.keep_an_admin() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Of two removals at once each would still see the other's admin: the second waits for the first one's end.
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  if not exists (select from public.admins) then
    raise exception 'last_admin' using detail = 'The last admin cannot be removed.';
  end if;
  return null;
end;
$$;

comment on function public.keep_an_admin() is 'Refuses to leave the site without an admin.';

create trigger admins_keep_one after delete on public.admins
  for each row execute function public.keep_an_admin();

create function public.log_admin_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
  person text := coalesce((select email from auth.users where id = changed), 'uma conta apagada');
  actor text := coalesce((select email from auth.users where id = (select auth.uid())), 'Quem cuida do site');
begin
  insert into public.automation_logs (type, status, message, data) values (
    'people',
    'success',
    case
      when tg_op = 'INSERT' then format('%s deu acesso a %s.', actor, person)
      when actor = person then format('%s tirou o próprio acesso.', actor)
      else format('%s tirou o acesso de %s.', actor, person)
    end,
    jsonb_build_object('source', 'operator', 'started_by', actor, 'person', person)
  );
  return null;
end;
$$;

comment on function public.log_admin_change() is 'Writes into the activity log who became an admin or is one no more, and who did it.';

create trigger admins_log_change after insert or delete on public.admins
  for each row execute function public.log_admin_change();

create function public.operators()
returns table (user_id uuid, email text, since timestamptz, last_seen_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select
    admins.user_id, accounts.email::text, admins.created_at,
    -- The embedded auth service signs an account in when it makes it.
    case when accounts.last_sign_in_at::timestamptz > accounts.created_at::timestamptz + interval '2 seconds'
      then accounts.last_sign_in_at::timestamptz end
  from public.admins
  join auth.users accounts on accounts.id = admins.user_id
  where (select public.is_admin())
  order by admins.created_at, admins.user_id;
$$;

comment on function public.operators() is 'Who is an admin, since when, and when each signed in last; null for never. For admins.';

create function public.add_operator(address text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
begin
  if not public.is_admin() then
    raise exception 'Only admins add admins.' using errcode = '42501';
  end if;
  select id into account from auth.users
    where lower(auth.users.email) = lower(btrim(address)) order by created_at limit 1;
  if account is null then
    return 'no_account';
  end if;
  insert into public.admins (user_id) values (account) on conflict do nothing;
  return case when found then 'added' else 'already' end;
end;
$$;

comment on function public.add_operator(text) is 'Makes the account of an e-mail an admin: added, already, or no_account where there is none. For admins.';

revoke execute on function
  public.keep_an_admin(),
  public.log_admin_change(),
  public.operators(),
  public.add_operator(text)
  from public, anon, authenticated;
grant execute on function public.operators(), public.add_operator(text) to authenticated, service_role;
