import type { Sql } from 'postgres';
import * as v from 'valibot';

const queuedCalls = v.array(
  v.object({
    method: v.string(),
    url: v.string(),
    headers: v.record(v.string(), v.string()),
    body: v.string(),
  }),
);

/** Sends the calls that wait in pg_net's queue, as it does on a hosted project, and answers with which status each ended. */
export async function sendQueuedCalls(sql: Sql): Promise<number[]> {
  const taken = await sql`
    delete from net.http_request_queue
    returning method, url, headers, convert_from(body, 'UTF8') as body`;
  const calls = v.parse(queuedCalls, [...taken]);
  return Promise.all(
    calls.map(async ({ url, ...call }) => {
      const answer = await fetch(url, call);
      await answer.text();
      return answer.status;
    }),
  );
}
