-- Purpose: the articles of the blog (specification, section 3).

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title)) between 3 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  excerpt text not null check (char_length(btrim(excerpt)) between 1 and 600),
  content text not null check (char_length(btrim(content)) > 0),
  meta_description text not null check (char_length(btrim(meta_description)) between 1 and 320),
  keywords text[] not null default '{}' check (cardinality(keywords) <= 20 and array_position(keywords, null) is null),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_posts_public_has_date check (status not in ('scheduled', 'published') or published_at is not null)
);

comment on table public.blog_posts is 'Articles of the blog. The public sees those published whose date has come.';
comment on column public.blog_posts.id is 'Row id.';
comment on column public.blog_posts.title is 'Title as readers see it.';
comment on column public.blog_posts.slug is 'Last part of the address /blog/{slug}: lowercase letters, digits and single hyphens.';
comment on column public.blog_posts.excerpt is 'One or two sentences for cards and for the top of the article.';
comment on column public.blog_posts.content is 'Body as HTML; the site sanitises it before it is shown.';
comment on column public.blog_posts.meta_description is 'Description for search engines, best 120 to 160 characters.';
comment on column public.blog_posts.keywords is 'Search phrases; the first ones are shown as badges.';
comment on column public.blog_posts.status is 'draft, scheduled, published or archived; only published is public.';
comment on column public.blog_posts.published_at is 'When the article becomes or became public.';
comment on column public.blog_posts.created_at is 'When the row was made.';
comment on column public.blog_posts.updated_at is 'When the row last changed; set by a trigger.';

create trigger blog_posts_set_updated_at before update on public.blog_posts
  for each row execute function public.set_updated_at();

-- Blog list, news sitemap and sitemap manager: published, newest first. A single post is found by the unique slug.
create index blog_posts_published_idx on public.blog_posts (published_at desc, id) where status = 'published';

alter table public.blog_posts enable row level security;
grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated, service_role;

create policy "Everybody reads published posts" on public.blog_posts
  for select to anon using (status = 'published' and published_at <= now());
create policy "Signed-in users read published posts and admins read all" on public.blog_posts
  for select to authenticated
  using ((status = 'published' and published_at <= now()) or (select public.is_admin()));
create policy "Admins add posts" on public.blog_posts
  for insert to authenticated with check ((select public.is_admin()));
create policy "Admins change posts" on public.blog_posts
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete posts" on public.blog_posts
  for delete to authenticated using ((select public.is_admin()));
