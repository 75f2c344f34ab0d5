import { LRUCache } from 'lru-cache';
import { drawingSvg } from '#app/drawings/svg-files.tsx';
import { drawingBox, drawSocialImage } from '#app/seo/social-image.server.ts';
import { company } from '#app/company/company.ts';
import { slugPattern } from './post.ts';
import { readPostTitle } from './posts.server.ts';
import { drawingOf } from './subjects.ts';

/** Drawing takes nearly a second, so each post's picture is drawn once. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/** The social preview image of a published post, as a PNG; `undefined` when there is no such post. */
export async function readPostImage(slug: string): Promise<Buffer | undefined> {
  const title = slugPattern.test(slug) ? await readPostTitle(slug) : undefined;
  if (title === undefined) return undefined;
  const key = `${slug} ${title}`;
  const existing = drawn.get(key);
  if (existing !== undefined) return existing;
  const image = drawSocialImage({
    title,
    companyName: company.name,
    drawing: drawingSvg(drawingOf(slug), drawingBox),
  });
  drawn.set(key, image);
  image.catch(() => drawn.delete(key));
  return image;
}
