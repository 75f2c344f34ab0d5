import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { adminOnly } from '#app/admin/auth/admin-only.ts';
import { isDay, lastPage, windows } from '#app/admin/seo-dashboard/search.ts';
import { longestName, mostChosen, orders } from './address.ts';
import { loadSearches } from './searches.server.ts';

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName));

/** Pages or queries of a period: one page of the list, and the chosen ones day by day. */
export const getSearches = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .validator(
    v.object({
      list: v.optional(v.picklist(['queries', 'pages']), 'queries'),
      of: v.optional(name),
      search: v.optional(name),
      order: v.optional(v.picklist(orders), orders[0]),
      reversed: v.optional(v.boolean(), false),
      days: v.picklist(windows),
      until: v.optional(v.pipe(v.string(), v.check(isDay, 'Not a day.'))),
      page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastPage)), 1),
      chosen: v.optional(v.pipe(v.array(name), v.maxLength(mostChosen)), []),
    }),
  )
  .handler(({ data, context }) => loadSearches(context.admin.client, data, new Date()));
