import { readAccess } from '#app/admin/auth/session.server.ts';
import { safeReturnPath } from '#app/admin/auth/return-path.ts';
import { searchesAddress } from '#app/admin/searches/address.ts';
import { byteOrderMark, csvLines } from './csv.ts';
import { databaseFailed, failureText } from './failure.server.ts';
import { csvTables } from './names.ts';
import type { CsvTable } from './table.server.ts';
import { csvTableOf } from './tables.server.ts';

const noStore = { 'cache-control': 'no-store' } as const;

/** A table as a file, for admins alone; undefined for a table that there is not. */
export async function answerCsv(request: Request, wanted: string): Promise<Response | undefined> {
  const name = csvTables.find((table) => table === wanted);
  if (name === undefined) return undefined;
  const access = await readAccess();
  if (access.state === 'signed-out') return toSignIn(request, access.expired);
  if (access.state === 'not-admin') return plain('Esta conta não tem acesso.', 403);
  if (access.state === 'unavailable') return plain(databaseFailed, 503);
  const { searchParams } = new URL(request.url);
  try {
    const table = await csvTableOf[name]({
      client: access.client,
      address: searchesAddress(typed(searchParams)),
      now: new Date(),
    });
    const { first, last } = table;
    const file = `${name}-${first === last ? first : `${first}-a-${last}`}.csv`;
    return new Response(await streamed(table), {
      headers: {
        ...noStore,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${file}"`,
      },
    });
  } catch (error) {
    console.error('A table could not be read:', error);
    return plain(failureText(error), 503);
  }
}

/** The params as the router types them. */
function typed(params: URLSearchParams): Record<string, unknown> {
  return {
    ...Object.fromEntries(params),
    dias: Number(params.get('dias')),
    ver: params.getAll('ver'),
    inverso: params.get('inverso') === 'true',
  };
}

/**
 * The file's text while it is read. The first rows are there before the answer begins, so that a database that does not
 * answer is told; when it fails later the download breaks off, and nobody takes half of a table for the whole.
 */
async function streamed({ head, rows }: CsvTable): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const iterator = rows[Symbol.asyncIterator]();
  let next = await iterator.next();
  let text = byteOrderMark + csvLines([head]);
  return new ReadableStream({
    async pull(controller) {
      if (next.done === true) {
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(text + csvLines(next.value)));
      text = '';
      next = await iterator.next();
    },
    async cancel() {
      await iterator.return(undefined);
    },
  });
}

/** To the sign-in, and from there back to the page whose link it was. */
function toSignIn(request: Request, expired: boolean): Response {
  const referrer = request.headers.get('referer') ?? '';
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const back = safeReturnPath(from && from.pathname + from.search);
  const search = new URLSearchParams({ ...(expired && { motivo: 'expirou' }), voltar: back });
  const location = `/admin/entrar?${search}`;
  return new Response(null, { status: 303, headers: { ...noStore, location } });
}

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { ...noStore, 'content-type': 'text/plain; charset=utf-8' },
  });
}
