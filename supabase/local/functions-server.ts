// Local stand-in of the hosted functions' runtime: one Deno process that serves every folder of
// supabase/functions that has an index.ts. It ends when its standard input does.
interface EdgeFunction {
  fetch(request: Request): Response | Promise<Response>;
}

const functions = new Map<string, EdgeFunction>();
const folder = new URL('../functions/', import.meta.url);
for await (const { name, isDirectory } of Deno.readDir(folder)) {
  if (!isDirectory || name.startsWith('_') || name === 'node_modules') continue;
  const { default: edgeFunction } = await import(new URL(`${name}/index.ts`, folder).href);
  functions.set(name, edgeFunction);
}

const server = Deno.serve(
  {
    port: Number(Deno.args[0] ?? 0),
    hostname: '127.0.0.1',
    onListen: ({ port }) => console.log(JSON.stringify({ listening: `http://127.0.0.1:${port}` })),
  },
  (request) => {
    const [, name = ''] = /^\/functions\/v1\/([^/]+)/.exec(new URL(request.url).pathname) ?? [];
    const edgeFunction = functions.get(name);
    if (edgeFunction !== undefined) return edgeFunction.fetch(request);
    return Response.json(
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
      { status: 404 },
    );
  },
);

for await (const _ of Deno.stdin.readable);
await server.shutdown();
Deno.exit(0);
