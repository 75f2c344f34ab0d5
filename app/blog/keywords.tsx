import type { PostCard } from './post.ts';

interface KeywordsProps {
  of: PostCard;
  /** Of a post's keywords, two stand in the list and three on its page (specification, section 9). */
  shown: 2 | 3;
}

/** What a post is about, in plain words: nothing here can be pressed. */
export function Keywords({ of: { keywords }, shown }: KeywordsProps) {
  return (
    <ul className="flex flex-wrap gap-x-1.5 font-medium text-ink-soft">
      {keywords.slice(0, shown).map((keyword) => (
        <li key={keyword} className="max-w-full not-last:after:content-[',']">
          {keyword}
        </li>
      ))}
    </ul>
  );
}
