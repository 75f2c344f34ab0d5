import { createFileRoute } from '@tanstack/react-router';
import { readPostImage } from '../../../blog/post-image.server.ts';
import { documentNotFound, orUnavailable } from '../../../server/documents.server.ts';

export const Route = createFileRoute('/og/blog/{$slug}.png')({
  server: {
    handlers: { GET: ({ params: { slug } }) => orUnavailable(answer(slug)) },
  },
});

async function answer(slug: string): Promise<Response> {
  const image = await readPostImage(slug);
  if (image === undefined) return documentNotFound();
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}
