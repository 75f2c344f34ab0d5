-- Purpose: a change of articles is counted only where there was one, and how many there are is kept, so that neither a web server's
-- look for new content nor the blog's list takes longer with many articles.

alter table public.content_changes add column published bigint not null default 0;

comment on column public.content_changes.published is 'Articles that are published, those whose date has not come included.';

drop trigger blog_posts_content_change on public.blog_posts;
drop function public.count_content_change();

-- In the writer's transaction: a number from a sequence would be seen before the change itself.
create function public.count_post_changes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  now_published bigint := 0;
  was_published bigint := 0;
begin
  -- A statement without a row has changed nothing. The schedule has one each minute, which finds no article that is due.
  if tg_op in ('INSERT', 'UPDATE') then
    if not exists (select from new_posts) then
      return null;
    end if;
    now_published := (select count(*) from new_posts where status = 'published');
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    if not exists (select from old_posts) then
      return null;
    end if;
    was_published := (select count(*) from old_posts where status = 'published');
  end if;
  insert into public.content_changes as kept (content, changes, published)
    values ('blog_posts', 1, now_published - was_published)
    on conflict (content) do update
      set changes = kept.changes + 1,
        published = case when tg_op = 'TRUNCATE' then 0 else kept.published + excluded.published end;
  return null;
end;
$$;

comment on function public.count_post_changes() is 'Trigger: what public pages show of articles has changed.';

revoke execute on function public.count_post_changes() from public, anon, authenticated;

create trigger blog_posts_count_insert after insert on public.blog_posts
  referencing new table as new_posts
  for each statement execute function public.count_post_changes();
create trigger blog_posts_count_update after update on public.blog_posts
  referencing old table as old_posts new table as new_posts
  for each statement execute function public.count_post_changes();
create trigger blog_posts_count_delete after delete on public.blog_posts
  referencing old table as old_posts
  for each statement execute function public.count_post_changes();
create trigger blog_posts_count_truncate after truncate on public.blog_posts
  for each statement execute function public.count_post_changes();

-- Behind the triggers, which keep other writers waiting until this is committed. An empty database stays without a row, so that a backup
-- can be restored into it.
insert into public.content_changes (content, changes, published)
  select 'blog_posts', 1, count(*) from public.blog_posts where status = 'published' having count(*) > 0
  on conflict (content) do update set published = excluded.published;

-- An article whose date comes changes the pages without any write. It was read in the order of its text, which has the name of the
-- column: every article was sorted for that, 22 ms with 20,000.
create or replace function public.content_version() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select (select coalesce(sum(changes), 0) from public.content_changes) || ' ' || coalesce(
    (select max(published_at) from public.blog_posts where status = 'published' and published_at <= now())::text,
    ''
  );
$$;

create function public.public_post_count() returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select published from public.content_changes where content = 'blog_posts'), 0)
    - (select count(*) from public.blog_posts where status = 'published' and published_at > now());
$$;

comment on function public.public_post_count() is 'How many articles are public: of the kept number, those whose date has not come are counted out.';

revoke execute on function public.public_post_count() from public;
grant execute on function public.public_post_count() to anon, authenticated, service_role;

create view public.blog_list with (security_invoker = true) as
  select id, slug, title, excerpt, keywords, published_at, updated_at, (select public.public_post_count()) as post_count
  from public.published_posts;

comment on view public.blog_list is 'Public articles as the blog lists them, each with how many there are in all. No column is ever null.';

revoke all on public.blog_list from anon, authenticated, service_role;
grant select on public.blog_list to anon, authenticated, service_role;
