import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { PostCard as Post } from './post.ts';
import { PublishedDate } from './published-date.tsx';

/** Keyword badges that a card shows (specification, section 9). */
const badges = 2;

/** A post in the list; its title is the link, and the whole card is pressable. */
export function PostCard({ post }: { post: Post }) {
  return (
    <Card
      as="article"
      className="relative flex h-full flex-col transition-colors duration-150 hover:border-accent"
    >
      <ul className="flex flex-wrap gap-2">
        {post.keywords.slice(0, badges).map((keyword) => (
          <li key={keyword} className="max-w-full">
            <Badge tone="soft">{keyword}</Badge>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 text-xl leading-snug">
        <SiteLink
          href={`/blog/${post.slug}`}
          className="after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-2 hover:underline-offset-4"
        >
          {post.title}
        </SiteLink>
      </h3>
      <p className="mt-2 flex-1 text-ink-soft">{post.excerpt}</p>
      <p className="mt-5 flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <PublishedDate publishedAt={post.publishedAt} />
        <span aria-hidden="true">·</span>
        <span>5 min leitura</span>
      </p>
    </Card>
  );
}
