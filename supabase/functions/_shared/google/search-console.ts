import * as v from 'valibot';
import type { VariableReader } from '../environment.ts';
import { readOrigin } from '../environment.ts';
import { FunctionError } from '../errors.ts';
import type { OutgoingAnswer } from '../outgoing.ts';
import { callService } from '../outgoing.ts';
import { explainGoogle, explainSilence } from './explain.ts';

/** Rows that one answer of Search Analytics holds at the most. */
export const rowsPerPage = 25_000;
const timeout = 20_000;

const figures = {
  clicks: v.number(),
  impressions: v.number(),
  ctr: v.number(),
  position: v.number(),
};
const queryAnswer = v.object({
  rows: v.optional(
    v.array(v.object({ keys: v.optional(v.array(v.string()), []), ...figures })),
    [],
  ),
});
const sitesAnswer = v.object({
  siteEntry: v.optional(
    v.array(v.object({ siteUrl: v.string(), permissionLevel: v.string() })),
    [],
  ),
});
const inspectionAnswer = v.object({
  inspectionResult: v.object({
    inspectionResultLink: v.optional(v.string()),
    indexStatusResult: v.object({
      verdict: v.string(),
      coverageState: v.optional(v.string(), ''),
    }),
  }),
});

export type SearchFigures = v.InferOutput<typeof queryAnswer>['rows'][number];

/** A question to Search Analytics: https://developers.google.com/webmaster-tools/v1/searchanalytics/query */
export interface SearchQuery {
  startDate: string;
  endDate: string;
  dimensions: readonly ('date' | 'page' | 'query')[];
  startRow: number;
}

/**
 * Client of the Search Console API for one property, `sc-domain:example.com` or `https://www.example.com/`.
 * Each call throws a FunctionError that explains itself.
 */
export function searchConsole(env: VariableReader, token: string, property: string) {
  const base = readOrigin(env, 'GOOGLE_SEARCH_CONSOLE_URL', 'https://searchconsole.googleapis.com');
  const site = `${base}/webmasters/v3/sites/${encodeURIComponent(property)}`;

  async function call(method: string, url: string, body?: unknown): Promise<OutgoingAnswer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await callService(url, init, { timeout, retries: 2 });
    if (answer.status >= 300) throw await explainRefusal(answer);
    return answer;
  }

  /** Google may refuse because the account has access to the property's other form. */
  async function explainRefusal(answer: OutgoingAnswer): Promise<FunctionError> {
    const explained = explainGoogle(answer);
    if (explained.code !== 'google_no_access') return explained;
    const headers = { authorization: `Bearer ${token}` };
    const list = await callService(`${base}/webmasters/v3/sites`, { headers }, { timeout });
    if (list.status !== 200) return explained;
    const seen = v.parse(v.pipe(v.string(), v.parseJson(), sitesAnswer), list.text).siteEntry;
    const host = (name: string) =>
      name.replace(/^sc-domain:|^https?:\/\/|\/$/g, '').replace(/^www\./, '');
    const other = seen.find(
      ({ siteUrl }) => siteUrl !== property && host(siteUrl) === host(property),
    );
    if (other === undefined) return explained;
    return new FunctionError(
      502,
      'google_property_form',
      `A propriedade está no Search Console como "${other.siteUrl}", e não como "${property}". Corrija o segredo SEARCH_CONSOLE_PROPERTY.`,
    );
  }

  async function explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw explainSilence('O Google Search Console', error);
    }
  }

  return {
    query: ({ startDate, endDate, dimensions, startRow }: SearchQuery): Promise<SearchFigures[]> =>
      explained(async () => {
        const { text } = await call('POST', `${site}/searchAnalytics/query`, {
          startDate,
          endDate,
          dimensions,
          startRow,
          rowLimit: rowsPerPage,
          type: 'web',
          dataState: 'final',
        });
        return v.parse(v.pipe(v.string(), v.parseJson(), queryAnswer), text).rows;
      }),

    submitSitemap: (sitemapUrl: string): Promise<void> =>
      explained(async () => {
        await call('PUT', `${site}/sitemaps/${encodeURIComponent(sitemapUrl)}`);
      }),

    /** What Google knows of a page: its verdict, in English as the API gives it, and the report's address. */
    inspect: (
      url: string,
    ): Promise<{ indexed: boolean; coverage: string; link: string | undefined }> =>
      explained(async () => {
        const { text } = await call('POST', `${base}/v1/urlInspection/index:inspect`, {
          inspectionUrl: url,
          siteUrl: property,
          languageCode: 'pt-BR',
        });
        const { inspectionResult } = v.parse(
          v.pipe(v.string(), v.parseJson(), inspectionAnswer),
          text,
        );
        const { verdict, coverageState } = inspectionResult.indexStatusResult;
        return {
          indexed: verdict === 'PASS',
          coverage: coverageState,
          link: inspectionResult.inspectionResultLink,
        };
      }),
  };
}
