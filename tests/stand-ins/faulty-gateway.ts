import type { IncomingMessage, ServerResponse } from 'node:http';
import { Control } from './control.ts';
import { listen } from './listen.ts';

/** Headers that belong to one connection, or that `fetch` writes itself. */
const ownHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
]);

/**
 * A way to the real Supabase that can be told to fail: each edge function by its name, `auth` and `rest`. What is not
 * told to fail passes as it is.
 */
export async function startFaultyGateway(supabaseUrl: string, port?: number) {
  const control = new Control();

  async function answer(request: IncomingMessage, response: ServerResponse, body: string) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (control.handle(pathname, body, response)) return undefined;
    const [, kind = '', , name = ''] = pathname.split('/');
    const part = kind === 'functions' ? name : kind;
    if (await control.misbehave(part, request, response)) return undefined;
    const headers = new Headers();
    for (const [header, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !ownHeaders.has(header)) headers.set(header, value);
    }
    const passed = await fetch(`${supabaseUrl}${pathname}${search}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body !== '' && { body }),
      redirect: 'manual',
    });
    const kept = [...passed.headers].filter(([header]) => !ownHeaders.has(header));
    return response
      .writeHead(passed.status, Object.fromEntries(kept))
      .end(Buffer.from(await passed.arrayBuffer()));
  }

  return listen(answer, port);
}
