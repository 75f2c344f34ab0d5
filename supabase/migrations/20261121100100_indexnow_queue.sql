-- Purpose: pages that search engines must be told of. A row stays until a notification with it has succeeded,
-- so that nothing is lost when a function dies half-way.

create table public.indexnow_queue (
  path text primary key check (path ~ '^/'),
  change_id uuid not null default gen_random_uuid(),
  not_before timestamptz not null default now(),
  queued_at timestamptz not null default now()
);

comment on table public.indexnow_queue is 'Pages changed since search engines were last told of them.';
comment on column public.indexnow_queue.path is 'Path of the page on the site.';
comment on column public.indexnow_queue.change_id is 'The change: a later one of the same page replaces it, and outlives a notification of the earlier one.';
comment on column public.indexnow_queue.not_before is 'When the change becomes public.';
comment on column public.indexnow_queue.queued_at is 'When the change was made.';

alter table public.indexnow_queue enable row level security;
grant select, insert, update, delete on public.indexnow_queue to service_role;

create function public.queue_page(page_path text, due timestamptz) returns void
language sql
set search_path = ''
as $$
  insert into public.indexnow_queue as queued (path, not_before)
  values (page_path, due)
  on conflict (path) do update
    set change_id = gen_random_uuid(), queued_at = now(), not_before = least(queued.not_before, excluded.not_before);
$$;

revoke execute on function public.queue_page(text, timestamptz) from public, anon, authenticated;

-- Runs with its owner's rights, because an admin who changes a post may not touch the queue by hand.
create function public.queue_post_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_public boolean := tg_op <> 'INSERT' and old.status = 'published';
  is_public boolean := tg_op <> 'DELETE' and new.status = 'published';
begin
  if was_public and is_public
    and (old.slug, old.title, old.excerpt, old.content, old.meta_description, old.keywords, old.published_at)
      is not distinct from
      (new.slug, new.title, new.excerpt, new.content, new.meta_description, new.keywords, new.published_at)
  then
    return null;
  end if;
  if was_public and (not is_public or old.slug <> new.slug) then
    perform public.queue_page('/blog/' || old.slug, now());
    perform public.queue_page('/blog', now());
  end if;
  if is_public then
    perform public.queue_page('/blog/' || new.slug, greatest(now(), new.published_at));
    perform public.queue_page('/blog', greatest(now(), new.published_at));
  end if;
  return null;
end;
$$;

comment on function public.queue_post_change() is 'Queues a post that became public, changed or went, and the blog list with it.';

revoke execute on function public.queue_post_change() from public, anon, authenticated;

create trigger blog_posts_queue_change after insert or update or delete on public.blog_posts
  for each row execute function public.queue_post_change();
