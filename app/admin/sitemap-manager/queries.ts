import { queryOptions } from '@tanstack/react-query';
import { getExplanation, getSitemapReport } from './sitemap-report.functions.ts';

/** Everything on the sitemap manager. */
export const sitemapReportQuery = queryOptions({
  queryKey: ['report', 'sitemap'],
  queryFn: () => getSitemapReport(),
});

/** Why an address is in the sitemap, or is not. */
export const explanationQuery = (url: string) =>
  queryOptions({
    queryKey: ['report', 'explanation', url],
    queryFn: () => getExplanation({ data: { url } }),
  });
