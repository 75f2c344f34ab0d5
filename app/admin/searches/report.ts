import * as v from 'valibot';
import { searchHistory } from '#app/admin/reports/report-parts.ts';

const sums = { clicks: v.number(), impressions: v.number(), position: v.nullable(v.number()) };

/** What the database function `search_rows` answers. */
export const searchRows = v.object({
  /** How many rows there are, and their clicks; of queries those on days that were fetched whole. */
  total: v.number(),
  clicks: v.number(),
  /** Of queries: all clicks of the site, or of the page, on the same days; null for pages. */
  whole_clicks: v.nullable(v.number()),
  history: searchHistory,
  rows: v.array(v.object({ name: v.string(), ...sums })),
});

export type SearchRow = v.InferOutput<typeof searchRows>['rows'][number];

/** What the database function `search_rows_by_day` answers. */
export const searchRowsByDay = v.array(v.object({ name: v.string(), date: v.string(), ...sums }));
