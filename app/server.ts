import handler, { createServerEntry } from '@tanstack/react-start/server-entry';
import { company } from './company/company.ts';
import { answerNonCanonicalRequest } from './server/canonical-request.server.ts';
import { finishPage } from './server/finish-page.server.ts';

/** The company as it was at build time, which the process starting the site must check. */
export const builtWith = company;

export default createServerEntry({
  fetch: async (request, options) =>
    answerNonCanonicalRequest(request) ??
    finishPage(request, await handler.fetch(request, options)),
});
