import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { VariableReader } from '../environment.ts';
import { readOrigin, readSecret } from '../environment.ts';
import { ConfigurationError, FunctionError } from '../errors.ts';
import { callService } from '../outgoing.ts';
import { explainGoogle, explainSilence } from './explain.ts';

/** Name of the secret: the whole JSON key file of the service account. */
export const serviceAccountSecret = 'GOOGLE_SERVICE_ACCOUNT_KEY';

const keyFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    client_email: v.pipe(v.string(), v.email()),
    private_key: v.pipe(v.string(), v.includes('PRIVATE KEY')),
    private_key_id: v.optional(v.string()),
  }),
);
const tokenAnswer = v.pipe(v.string(), v.parseJson(), v.object({ access_token: v.string() }));
const refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }));

/** Reading of figures, submission of sitemaps and inspection of pages. */
const scope = 'https://www.googleapis.com/auth/webmasters';
const timeout = 10_000;

/** The service account of the secret. Throws a ConfigurationError without it, or when it is no key file. */
export function readServiceAccount(env: VariableReader): v.InferOutput<typeof keyFile> {
  const parsed = v.safeParse(keyFile, readSecret(env, serviceAccountSecret));
  if (!parsed.success)
    throw new ConfigurationError(`${serviceAccountSecret} (o arquivo JSON inteiro)`);
  return parsed.output;
}

/**
 * An access token for the service account (OAuth 2.0 JWT bearer grant, RFC 7523). Throws a ConfigurationError
 * without the secret, and a FunctionError that says what is wrong with the key.
 */
export async function googleAccessToken(env: VariableReader, now: Date): Promise<string> {
  const { client_email, private_key, private_key_id } = readServiceAccount(env);
  const audience = `${readOrigin(env, 'GOOGLE_OAUTH_URL', 'https://oauth2.googleapis.com')}/token`;
  const key = await importPKCS8(private_key, 'RS256').catch(() => {
    throw new ConfigurationError(`${serviceAccountSecret} (a chave privada não é válida)`);
  });
  const issuedAt = Math.floor(now.getTime() / 1000);
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({
      alg: 'RS256',
      typ: 'JWT',
      ...(private_key_id === undefined ? {} : { kid: private_key_id }),
    })
    .setIssuer(client_email)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3600)
    .sign(key);
  try {
    const answer = await callService(
      audience,
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion,
        }),
      },
      { timeout, retries: 2 },
    );
    if (answer.status === 200) return v.parse(tokenAnswer, answer.text).access_token;
    const refused = v.safeParse(refusal, answer.text);
    if (refused.success && ['invalid_grant', 'invalid_client'].includes(refused.output.error)) {
      throw new FunctionError(
        502,
        'google_key_revoked',
        'O Google não reconhece a chave da conta de serviço: foi revogada ou a conta foi apagada. Gere uma nova chave e atualize o segredo.',
      );
    }
    throw explainGoogle(answer);
  } catch (error) {
    throw explainSilence('O Google', error);
  }
}
