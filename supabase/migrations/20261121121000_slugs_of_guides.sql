-- Purpose: no article takes the address of one of the two guides that are pages of the site, where no reader would
-- ever find it. An article that has it already moves to an address of its own and becomes a draft, so that an
-- operator decides about it.

update public.blog_posts
set slug = slug || '-' || left(id::text, 8), status = 'draft'
where slug in ('custo-desentupimento-petropolis', 'como-escolher-desentupidora-petropolis');

alter table public.blog_posts add constraint blog_posts_slug_is_no_guide
  check (slug not in ('custo-desentupimento-petropolis', 'como-escolher-desentupidora-petropolis'));
