import { createFileRoute } from '@tanstack/react-router';
import { orUnavailable } from '#app/server/documents.server.ts';
import { unknownAddress } from '#app/site/unknown-address.ts';

export const Route = createFileRoute('/og/blog/{$slug}.png')({
  ...unknownAddress,
  server: {
    handlers: {
      GET: async ({ params: { slug }, next }) => (await orUnavailable(answer(slug))) ?? next(),
    },
  },
});

async function answer(slug: string): Promise<Response | undefined> {
  // What draws takes 15 MB, and many an instance never draws.
  const { readPostImage } = await import('#app/blog/post-image.server.ts');
  const image = await readPostImage(slug);
  return (
    image &&
    new Response(new Uint8Array(image), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
    })
  );
}
