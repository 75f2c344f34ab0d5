import { notFound } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { orServiceUnavailable } from '#app/server/service-unavailable.server.ts';
import { slugPattern } from './post.ts';
import { readBlogList, readBlogPost } from './posts.server.ts';

const pageInput = v.object({ page: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });
const slugInput = v.object({ slug: v.pipe(v.string(), v.regex(slugPattern)) });

/** One page of the blog; a page that does not exist is not found (404), a database that does not answer is 503. */
export const getBlogList = createServerFn({ method: 'GET' })
  .validator(pageInput)
  .handler(async ({ data }) => {
    const list = await orServiceUnavailable(readBlogList(data.page));
    if (list === undefined) throw notFound();
    return list;
  });

/** A published post; a missing row is not found (404), a database that does not answer is 503. */
export const getBlogPost = createServerFn({ method: 'GET' })
  .validator(slugInput)
  .handler(async ({ data }) => {
    const post = await orServiceUnavailable(readBlogPost(data.slug));
    if (post === undefined) throw notFound();
    return post;
  });
