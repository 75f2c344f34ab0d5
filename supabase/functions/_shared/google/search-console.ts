import * as v from 'valibot';
import type { VariableReader } from '../environment.ts';
import { FunctionError } from '../errors.ts';
import type { OutgoingAnswer } from '../outgoing.ts';
import { callService } from '../outgoing.ts';
import { explainGoogle, explainSilence } from './explain.ts';
import { searchConsoleOrigin, visibleProperties } from './properties.ts';
import { propertyHost } from './property.ts';

/** Rows that one answer of Search Analytics holds at the most. */
export const rowsPerPage = 25_000;
const timeout = 20_000;
const retries = 2;

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
  // Google's page and its API description do not write the name alike.
  metadata: v.optional(
    v.object({
      first_incomplete_date: v.optional(v.string()),
      firstIncompleteDate: v.optional(v.string()),
    }),
    {},
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

/** A question about one day: https://developers.google.com/webmaster-tools/v1/searchanalytics/query */
interface SearchQuery {
  date: string;
  dimensions: readonly ('page' | 'query')[];
  startRow: number;
}

/**
 * Client of the Search Console API for one property, `sc-domain:example.com` or `https://www.example.com/`.
 * Each call throws a FunctionError that explains itself. From the moment `until` on, in milliseconds, nothing is asked.
 */
export function searchConsole(
  env: VariableReader,
  token: string,
  property: string,
  until = Number.POSITIVE_INFINITY,
) {
  const base = searchConsoleOrigin(env);
  const site = `${base}/webmasters/v3/sites/${encodeURIComponent(property)}`;

  async function call(method: string, url: string, body?: unknown): Promise<OutgoingAnswer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    // However often it is asked, Google has answered before the time is over.
    const left = Math.max(1_000, (until - Date.now()) / (retries + 1));
    const answer = await callService(url, init, { timeout: Math.min(timeout, left), retries });
    if (answer.status >= 300) throw await explainRefusal(answer);
    return answer;
  }

  /** The same site's property in its other form, where the account sees that one. */
  async function otherForm(): Promise<string | undefined> {
    const seen = await visibleProperties(env, token).catch((error: unknown) => {
      if (error instanceof FunctionError) return [];
      throw error;
    });
    return seen.find(
      ({ name }) => name !== property && propertyHost(name) === propertyHost(property),
    )?.name;
  }

  /** A refusal may come from the property's form: the account may see the other one. */
  async function explainRefusal(answer: OutgoingAnswer): Promise<FunctionError> {
    const refusal = explainGoogle(answer, property);
    if (refusal.code !== 'google_no_access') return refusal;
    const other = await otherForm();
    if (other === undefined) return refusal;
    return new FunctionError(
      502,
      'google_property_form',
      `A propriedade está no Search Console como "${other}", e não como "${property}". Corrija o segredo SEARCH_CONSOLE_PROPERTY.`,
    );
  }

  async function explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw explainSilence('O Google Search Console', error);
    }
  }

  /** Asks for web search, the days that Google still counts included. */
  const ask = (question: {
    startDate: string;
    endDate: string;
    dimensions: readonly ('date' | 'page' | 'query')[];
    startRow: number;
  }) =>
    explained(async () => {
      const { text } = await call('POST', `${site}/searchAnalytics/query`, {
        ...question,
        rowLimit: rowsPerPage,
        type: 'web',
        dataState: 'all',
      });
      return v.parse(v.pipe(v.string(), v.parseJson(), queryAnswer), text);
    });

  return {
    /** The property's totals of each day that has data, and the first day that Google still counts. */
    async dailyTotals(
      startDate: string,
      endDate: string,
    ): Promise<{ rows: SearchFigures[]; firstIncompleteDate: string | undefined }> {
      const question = { startDate, endDate, dimensions: ['date'] as const, startRow: 0 };
      const { rows, metadata } = await ask(question);
      const firstIncompleteDate = metadata.first_incomplete_date ?? metadata.firstIncompleteDate;
      return { rows, firstIncompleteDate };
    },

    /** Figures of a day: by page, by page and query, or without dimensions its totals. */
    async query({ date, ...question }: SearchQuery): Promise<SearchFigures[]> {
      return (await ask({ startDate: date, endDate: date, ...question })).rows;
    },

    otherForm: (): Promise<string | undefined> => explained(otherForm),

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

export type SearchClient = ReturnType<typeof searchConsole>;
