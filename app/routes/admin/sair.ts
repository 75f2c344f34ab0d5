import { createFileRoute } from '@tanstack/react-router';
import { signOut } from '#app/admin/auth/auth.server.ts';

/** Ends the session; a link cannot, only the form. */
export const Route = createFileRoute('/admin/sair')({
  server: {
    handlers: {
      POST: ({ request }) => signOut(request),
      GET: () => new Response(null, { status: 303, headers: { location: '/admin/conta' } }),
    },
  },
});
