import * as v from 'valibot';
import type { VariableReader } from '../environment.ts';
import { readOrigin } from '../environment.ts';
import { callService } from '../outgoing.ts';
import { explainGoogle, explainSilence } from './explain.ts';

const timeout = 20_000;

const sitesAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    siteEntry: v.optional(
      v.array(v.object({ siteUrl: v.string(), permissionLevel: v.string() })),
      [],
    ),
  }),
);

/** A property of Search Console that an account sees, and what it may do there. */
export interface VisibleProperty {
  /** `sc-domain:example.com` or `https://www.example.com/`. */
  name: string;
  /** Google's word, such as `siteOwner`. */
  permission: string;
}

/** Where the API of Search Console is. */
export const searchConsoleOrigin = (env: VariableReader) =>
  readOrigin(env, 'GOOGLE_SEARCH_CONSOLE_URL', 'https://searchconsole.googleapis.com');

/** The properties that the account of a token sees. Throws a FunctionError that explains itself. */
export async function visibleProperties(
  env: VariableReader,
  token: string,
): Promise<VisibleProperty[]> {
  try {
    const answer = await callService(
      `${searchConsoleOrigin(env)}/webmasters/v3/sites`,
      { headers: { authorization: `Bearer ${token}` } },
      { timeout },
    );
    if (answer.status !== 200) throw explainGoogle(answer);
    return v.parse(sitesAnswer, answer.text).siteEntry.map(({ siteUrl, permissionLevel }) => ({
      name: siteUrl,
      permission: permissionLevel,
    }));
  } catch (error) {
    throw explainSilence('O Google Search Console', error);
  }
}
