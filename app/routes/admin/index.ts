import { createFileRoute } from '@tanstack/react-router';
import { adminHome } from '#app/admin/auth/return-path.ts';

export const Route = createFileRoute('/admin/')({
  server: {
    handlers: { GET: () => new Response(null, { status: 302, headers: { location: adminHome } }) },
  },
});
