import type { VariableReader } from './environment.ts';
import { readOrigin, readSecret } from './environment.ts';
import { ConfigurationError, FunctionError } from './errors.ts';
import { explainSilence } from './google/explain.ts';
import { indexNowKeyPattern } from './indexnow-key.ts';
import { callService } from './outgoing.ts';

/** URLs that one request may hold (indexnow.org). */
export const urlsPerRequest = 10_000;

/** The IndexNow key, which the site also serves at `/{key}.txt`. Throws a ConfigurationError without a valid one. */
export function indexNowKey(env: VariableReader): string {
  const key = readSecret(env, 'INDEXNOW_KEY');
  if (!indexNowKeyPattern.test(key)) {
    throw new ConfigurationError('INDEXNOW_KEY (8 a 128 letras, números ou hífens)');
  }
  return key;
}

const refusals: Record<number, [code: string, message: string]> = {
  400: ['indexnow_bad_request', 'O IndexNow não entendeu o pedido. Avise quem cuida do site.'],
  403: [
    'indexnow_key',
    'O IndexNow não encontrou a chave no site. Confira se o endereço /{chave}.txt abre e se INDEXNOW_KEY é a mesma no servidor e nas funções.',
  ],
  422: [
    'indexnow_foreign',
    'O IndexNow diz que os endereços não são deste site. Confira SITE_URL.',
  ],
  429: ['indexnow_quota', 'Avisos demais ao IndexNow. Espere uma hora e tente de novo.'],
};

/**
 * Tells the search engines of IndexNow that pages changed. 200 and 202 are success. Throws a FunctionError
 * that explains a refusal.
 */
export async function submitToIndexNow(
  env: VariableReader,
  siteUrl: string,
  urls: readonly string[],
): Promise<void> {
  const key = indexNowKey(env);
  const base = readOrigin(env, 'INDEXNOW_URL', 'https://api.indexnow.org');
  for (let start = 0; start < urls.length; start += urlsPerRequest) {
    const body = {
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: urls.slice(start, start + urlsPerRequest),
    };
    const answer = await callService(
      `${base}/indexnow`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
      },
      { timeout: 15_000, retries: 1 },
    ).catch((error: unknown) => {
      throw explainSilence('O IndexNow', error);
    });
    if (answer.status === 200 || answer.status === 202) continue;
    const [code, message] = refusals[answer.status] ?? [
      'indexnow_unavailable',
      `O IndexNow está com problema (HTTP ${answer.status}). Tente de novo mais tarde.`,
    ];
    throw new FunctionError(answer.status === 429 ? 429 : 502, code, message);
  }
}
