import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { adminOnly } from '#app/admin/auth/admin-only.ts';
import { explainAddress, loadSitemapReport } from './sitemap-report.server.ts';

/** Everything on the sitemap manager. */
export const getSitemapReport = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .handler(({ context }) => loadSitemapReport(context.admin.client, new Date()));

/** Why an address is in the sitemap, or is not. */
export const getExplanation = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .validator(v.object({ url: v.pipe(v.string(), v.maxLength(2_000)) }))
  .handler(({ data: { url }, context }) => explainAddress(context.admin.client, url, new Date()));
