import * as v from 'valibot';
import type { VariableReader } from '../environment.ts';
import { readOrigin } from '../environment.ts';
import { callService } from '../outgoing.ts';
import { explainGoogle, explainSilence } from './explain.ts';

/** 75th percentiles of what visitors measured: milliseconds, and cls without unit. */
export interface CoreWebVitals {
  lcp?: number;
  fid?: number;
  inp?: number;
  cls?: number;
}

const percentile = v.optional(
  v.object({
    percentiles: v.object({ p75: v.union([v.number(), v.pipe(v.string(), v.toNumber())]) }),
  }),
);
const recordAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    record: v.object({
      metrics: v.object({
        largest_contentful_paint: percentile,
        first_input_delay: percentile,
        interaction_to_next_paint: percentile,
        cumulative_layout_shift: percentile,
      }),
    }),
  }),
);

/**
 * Measured vitals of a page (Chrome UX Report API); `undefined` when no key is set or too few visits were
 * measured, which the API says with 404. Throws a FunctionError that explains itself.
 */
export async function readVitals(
  env: VariableReader,
  url: string,
): Promise<CoreWebVitals | undefined> {
  const key = env('CRUX_API_KEY');
  if (key === undefined) return undefined;
  const base = readOrigin(env, 'CRUX_URL', 'https://chromeuxreport.googleapis.com');
  try {
    const answer = await callService(
      `${base}/v1/records:queryRecord?key=${encodeURIComponent(key)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url, formFactor: 'PHONE' }),
      },
      { timeout: 8_000, retries: 1 },
    );
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw explainGoogle(answer);
    const { metrics } = v.parse(recordAnswer, answer.text).record;
    const found = {
      lcp: metrics.largest_contentful_paint?.percentiles.p75,
      fid: metrics.first_input_delay?.percentiles.p75,
      inp: metrics.interaction_to_next_paint?.percentiles.p75,
      cls: metrics.cumulative_layout_shift?.percentiles.p75,
    };
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
  } catch (error) {
    throw explainSilence('A API de experiência do Chrome', error);
  }
}
