import type { PostCard } from './post.ts';

interface KeywordsProps {
  of: PostCard;
  /** Of a post's keywords, two stand in the list and three on its page (specification, section 9). */
  shown: 2 | 3;
}

/** What a post is about, in one line above its title: a keyword that has no room in it falls away whole. */
export function Keywords({ of: { keywords }, shown }: KeywordsProps) {
  if (keywords.length === 0) return null;
  return (
    <ul className="flex h-lh flex-wrap overflow-hidden text-sm leading-normal font-medium text-ink-soft">
      {keywords.slice(0, shown).map((keyword) => (
        <li
          key={keyword}
          className="max-w-full truncate not-first:before:mx-1.5 not-first:before:content-['·'] first:first-letter:uppercase"
        >
          {keyword}
        </li>
      ))}
    </ul>
  );
}
