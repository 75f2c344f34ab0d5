-- Purpose: an article never says that it changed before it came out, as one that was written weeks before its date, or
-- with that date in the past, would. Whatever reads updated_at (page, structured data, sitemaps) can then trust it.

create function public.set_post_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- An insert may give the time of the last change, as an import does.
  new.updated_at = greatest(case when tg_op = 'INSERT' then new.updated_at else now() end, new.published_at);
  return new;
end;
$$;

comment on function public.set_post_updated_at() is 'Sets updated_at of a changed article to the time of its transaction, and never before its publication.';

revoke execute on function public.set_post_updated_at() from public, anon, authenticated;

drop trigger blog_posts_set_updated_at on public.blog_posts;

update public.blog_posts set updated_at = published_at where updated_at < published_at;

create trigger blog_posts_set_updated_at before insert or update on public.blog_posts
  for each row execute function public.set_post_updated_at();

comment on column public.blog_posts.updated_at is 'When the article last changed, or came out where that is later; set by a trigger.';
