import handler, { createServerEntry } from '@tanstack/react-start/server-entry';
import { company } from './company/company.ts';
import { answerNonCanonicalRequest } from './server/canonical-request.server.ts';
import { beginEnding, workDone } from './server/ending.server.ts';
import { guardEveryAnswer } from './server/every-answer.server.ts';
import { finishPage } from './server/finish-page.server.ts';
import { answerHealth } from './server/health.server.ts';
import { logAsJson } from './server/log.server.ts';
import { traceRequest } from './server/trace-request.server.ts';

/** The company as it was at build time, which the process starting the site must check. */
export const builtWith = company;

/** What the process around the site needs of it, in one piece with what the site's own code sees of it. */
export { answerHealth, beginEnding, guardEveryAnswer, logAsJson, traceRequest, workDone };

export default createServerEntry({
  fetch: async (request, options) =>
    answerNonCanonicalRequest(request) ??
    finishPage(request, await handler.fetch(request, options)),
});
