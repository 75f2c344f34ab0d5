import { createServer } from 'node:http';
import * as v from 'valibot';

/** What the site is compared with: a server of Node's that sends bytes it was given, whatever it is asked. */
const answerMessage = v.object({ bytes: v.instance(Uint8Array), headers: v.array(v.string()) });

let answer: v.InferOutput<typeof answerMessage> = { bytes: new Uint8Array(), headers: [] };

process.on('message', (message) => {
  answer = v.parse(answerMessage, message);
  process.send?.('changed');
});
process.once('disconnect', () => process.exit(0));

const server = createServer((_request, response) => {
  response.writeHead(200, answer.headers);
  response.end(answer.bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address.');
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${address.port}` });
});
