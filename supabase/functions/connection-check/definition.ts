import * as v from 'valibot';
import type { Connection } from '../_shared/answers.ts';
import { siteUrl, source } from '../_shared/body.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import type { VariableReader, Site } from '../_shared/environment.ts';
import { readSecret, readSite } from '../_shared/environment.ts';
import { ConfigurationError, FunctionError } from '../_shared/errors.ts';
import { readVitals } from '../_shared/google/crux.ts';
import { explainSilence } from '../_shared/google/explain.ts';
import { searchConsoleProperty } from '../_shared/google/property.ts';
import { searchConsole } from '../_shared/google/search-console.ts';
import { googleAccessToken } from '../_shared/google/service-account.ts';
import { indexNowKey } from '../_shared/indexnow.ts';
import { callService } from '../_shared/outgoing.ts';
import { checkGoogle } from './google.ts';

const body = v.object({
  siteUrl,
  source,
});

/** Says of each outside service whether it is configured and answers. It reads, and changes nothing. */
export const connectionCheck: FunctionDefinition<'connection-check', typeof body> = {
  name: 'connection-check',
  callers: ['secret'],
  body,
  looksOnly: true,
  async handle({ env, now, body: { siteUrl } }) {
    const [site, indexNow, figures, crux] = await Promise.all([
      attempt('site', () => checkSite(readSite(env), siteUrl)),
      attempt('indexnow', () => checkIndexNow(env)),
      attempt('search_console', () => checkSearchConsole(env, now)),
      attempt('crux', () => checkCrux(env)),
    ]);
    const google = await checkGoogle(env, now, figures);
    return {
      answer: {
        connections: [site, indexNow, figures, crux],
        google,
        checked_at: now.toISOString(),
      },
    };
  },
};

async function attempt(id: Connection['id'], check: () => Promise<string>): Promise<Connection> {
  try {
    return { id, status: 'ok', message: await check() };
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    const status = error instanceof ConfigurationError ? 'missing' : 'error';
    return { id, status, message: error.message };
  }
}

async function get(address: string): Promise<{ status: number; text: string }> {
  return await callService(address, {}, { timeout: 8_000 }).catch((error: unknown) => {
    throw explainSilence('O site', error);
  });
}

async function checkSite(site: Site, siteUrl: string | undefined): Promise<string> {
  if (siteUrl !== undefined && siteUrl !== site.origin) {
    throw new FunctionError(
      502,
      'site_mismatch',
      `O site se chama ${siteUrl}, mas as funções conhecem ${site.origin}. Deixe VITE_SITE_URL (no site) e SITE_URL (segredo das funções) iguais.`,
    );
  }
  const { status } = await get(`${site.fetchOrigin}/robots.txt`);
  if (status === 200) return `As funções alcançam o site em ${site.origin}.`;
  throw new FunctionError(
    502,
    'site_status',
    `As funções pediram uma página a ${site.origin} e receberam HTTP ${status}. Confira se o site está no ar.`,
  );
}

async function checkIndexNow(env: VariableReader): Promise<string> {
  const key = indexNowKey(env);
  const site = readSite(env);
  const { status, text } = await get(`${site.fetchOrigin}/${key}.txt`);
  if (status === 200 && text.trim() === key) {
    return 'A chave está configurada e o site a mostra no endereço certo.';
  }
  throw new FunctionError(
    502,
    'indexnow_key',
    'As funções têm a chave do IndexNow, mas o site não a mostra. Ponha a mesma INDEXNOW_KEY no servidor do site e reinicie-o.',
  );
}

/** Reads yesterday's totals: the smallest question that needs the key, the API and access to the property. */
async function checkSearchConsole(env: VariableReader, now: Date): Promise<string> {
  const property = searchConsoleProperty(env, readSite(env));
  const client = searchConsole(env, await googleAccessToken(env, now), property);
  const yesterday = new Date(now.getTime() - 24 * 3600 * 1000).toISOString().slice(0, 10);
  await client.query({ date: yesterday, dimensions: [], startRow: 0 });
  return `O Google responde pela propriedade ${property}.`;
}

async function checkCrux(env: VariableReader): Promise<string> {
  readSecret(env, 'CRUX_API_KEY');
  const vitals = await readVitals(env, `${readSite(env).origin}/`);
  return vitals === undefined
    ? 'O Google responde, mas a página inicial ainda tem poucas visitas para ser medida.'
    : 'O Google responde com medidas da página inicial.';
}
