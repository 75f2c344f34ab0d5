import { createFileRoute } from '@tanstack/react-router';
import { readRss } from '../../blog/rss.server.ts';
import { orUnavailable } from '../../server/documents.server.ts';

export const Route = createFileRoute('/blog/rss.xml')({
  server: { handlers: { GET: () => orUnavailable(answer()) } },
});

async function answer(): Promise<Response> {
  return new Response(await readRss(), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}
