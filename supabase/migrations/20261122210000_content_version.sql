-- Purpose: tells each web server, by one small read, whether public pages have changed since it made them.

create table public.content_changes (
  content text primary key check (char_length(content) between 1 and 100),
  changes bigint not null
);

comment on table public.content_changes is 'How often what public pages show has changed.';
comment on column public.content_changes.content is 'The table that is shown.';
comment on column public.content_changes.changes is 'Statements that have changed it.';

alter table public.content_changes enable row level security;
grant select, insert, update, delete on public.content_changes to service_role;

create policy "Nobody but the server reaches content_changes" on public.content_changes
  for all to anon, authenticated using (false) with check (false);

-- In the writer's transaction: a number from a sequence would be seen before the change itself.
create function public.count_content_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.content_changes (content, changes) values (tg_table_name, 1)
    on conflict (content) do update set changes = content_changes.changes + 1;
  return null;
end;
$$;

comment on function public.count_content_change() is 'Trigger: what public pages show has changed.';

revoke execute on function public.count_content_change() from public, anon, authenticated;

create trigger blog_posts_content_change
  after insert or update or delete or truncate on public.blog_posts
  for each statement execute function public.count_content_change();

-- An article whose date comes changes the pages without any write.
create function public.content_version() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select (select coalesce(sum(changes), 0) from public.content_changes) || ' ' || coalesce(
    (
      select published_at::text from public.blog_posts
      where status = 'published' and published_at <= now()
      order by published_at desc limit 1
    ),
    ''
  );
$$;

comment on function public.content_version() is 'Another text after each change of what public pages show.';

revoke execute on function public.content_version() from public;
grant execute on function public.content_version() to anon, authenticated, service_role;
