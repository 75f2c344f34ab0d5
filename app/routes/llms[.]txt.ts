import { createFileRoute } from '@tanstack/react-router';
import { textDocument } from '#app/server/documents.server.ts';
import { llmsTxt } from '#app/sitemap/llms.server.ts';

export const Route = createFileRoute('/llms.txt')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { text, isWhole } = await llmsTxt();
        return textDocument(request, { text, type: 'text/plain', maxAge: isWhole ? 300 : 0 });
      },
    },
  },
});
