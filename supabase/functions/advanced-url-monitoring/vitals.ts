import pMap from 'p-map';
import type { AuditedPage } from '../_shared/audit/page.ts';
import type { VariableReader } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/errors.ts';
import type { CoreWebVitals } from '../_shared/google/crux.ts';
import { readVitals } from '../_shared/google/crux.ts';

/** Pages of a run whose measured vitals are asked for, the first of the sitemap: Google allows 150 questions a minute. */
const vitalsLimit = 100;

/** What a run knows of them; what is asked for and what goes wrong is noted in it. */
interface VitalsState {
  vitalsAsked: number;
  vitalsProblem: string | null;
}

/** Measured vitals by address, as far as a run may ask for them. A failure to read them does not stop the check of the pages. */
export async function vitalsOf(
  env: VariableReader,
  state: VitalsState,
  pages: readonly AuditedPage[],
): Promise<Map<string, CoreWebVitals>> {
  const vitals = new Map<string, CoreWebVitals>();
  const asked = pages
    .filter(({ facts }) => facts !== undefined)
    .slice(0, Math.max(vitalsLimit - state.vitalsAsked, 0));
  state.vitalsAsked += asked.length;
  await pMap(
    asked,
    async ({ fetched: { url } }) => {
      if (state.vitalsProblem !== null) return;
      try {
        const found = await readVitals(env, url);
        if (found !== undefined) vitals.set(url, found);
      } catch (error) {
        if (!(error instanceof FunctionError)) throw error;
        state.vitalsProblem = error.message;
      }
    },
    { concurrency: 3 },
  );
  return vitals;
}
