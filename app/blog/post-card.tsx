import type { CropName, DrawingName } from '#app/drawings/boards.ts';
import { boards } from '#app/drawings/boards.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { Card } from '#app/ui/card.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Keywords } from './keywords.tsx';
import type { PostCard as Post } from './post.ts';
import { PublishedDate } from './published-date.tsx';
import { drawingOf } from './subjects.ts';

const title =
  'after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-2 hover:underline-offset-4';

/** A post in the list, in a line of its own; its title is the link, and all of it is pressable. */
export function PostRow({ post }: { post: Post }) {
  return (
    <article className="relative grid gap-x-4 py-6 @xs:grid-cols-[5.5rem_minmax(0,1fr)] @2xl:grid-cols-[11rem_minmax(0,1fr)] @2xl:gap-x-6">
      <CloseUp
        name={drawingOf(post.slug)}
        className="aspect-square w-full rounded-xl @max-xs:mb-3 @2xl:row-span-3 @2xl:aspect-4/3"
      />
      <div className="self-center @2xl:self-auto">
        <Keywords of={post} shown={2} />
        <h4 className="mt-0.5 text-lg leading-snug font-bold text-balance text-heading @2xl:text-xl">
          <SiteLink href={`/blog/${post.slug}`} className={title}>
            {post.title}
          </SiteLink>
        </h4>
      </div>
      <p className="mt-3 text-ink-soft @max-2xl:col-span-full @2xl:mt-1.5">{post.excerpt}</p>
      <p className="mt-3 flex flex-wrap gap-x-2 text-sm text-ink-soft @max-2xl:col-span-full">
        <PublishedDate publishedAt={post.publishedAt} />
        <span aria-hidden="true">·</span>
        <span>5 min leitura</span>
      </p>
    </article>
  );
}

/** A post that another one leads to: its drawing and its title. */
export const RelatedPost = remembered(function RelatedPost({
  slug,
  title: name,
}: Pick<Post, 'slug' | 'title'>) {
  return (
    <Card className="relative flex h-full flex-col overflow-hidden p-0! transition-colors duration-150 hover:border-accent">
      <CloseUp name={drawingOf(slug)} className="aspect-3/2 w-full" />
      <h3 className="p-5 text-lg leading-snug">
        <SiteLink href={`/blog/${slug}`} className={title}>
          {name}
        </SiteLink>
      </h3>
    </Card>
  );
});

/** Drawings that have a crop to their trouble. */
type WithTrap = {
  [Name in DrawingName]: 'trap' extends CropName<Name> ? Name : never;
}[DrawingName];

const hasTrap = (name: DrawingName): name is WithTrap => 'trap' in boards[name].crops;

/** A drawing in little room: the trouble in it, where it has one. */
function CloseUp({ name, className }: { name: DrawingName; className: string }) {
  const shown = { loading: 'lazy', className } as const;
  return hasTrap(name) ? (
    <Picture name={name} crop="trap" {...shown} />
  ) : (
    <Picture name={name} {...shown} />
  );
}
