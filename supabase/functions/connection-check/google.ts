import type { Connection, GoogleConnection, GoogleStep } from '../_shared/answers.ts';
import type { VariableReader } from '../_shared/environment.ts';
import { readSite } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/errors.ts';
import type { VisibleProperty } from '../_shared/google/properties.ts';
import { visibleProperties } from '../_shared/google/properties.ts';
import { propertyHost, searchConsoleProperty } from '../_shared/google/property.ts';
import {
  googleAccessToken,
  readServiceAccount,
  serviceAccountSecret,
} from '../_shared/google/service-account.ts';

const order = ['key', 'access', 'api', 'property', 'figures'] as const;

type Ending = Omit<GoogleStep, 'id'>;

/**
 * Goes the steps of the connection one after the other, up to the first that is not done; whether figures come is what
 * the check of Search Console found.
 */
export async function checkGoogle(
  env: VariableReader,
  now: Date,
  figures: Pick<Connection, 'status' | 'message'>,
): Promise<GoogleConnection> {
  let account: string | null = null;
  let property: string | null = null;
  let token = '';
  let seen: readonly VisibleProperty[] = [];
  const attempts: Record<GoogleStep['id'], () => Promise<Ending> | Ending> = {
    key: () => {
      if (env(serviceAccountSecret) === undefined) return todo('A chave ainda não foi guardada.');
      account = readServiceAccount(env).client_email;
      return done();
    },
    access: async () => {
      token = await googleAccessToken(env, now);
      return done();
    },
    api: async () => {
      seen = await visibleProperties(env, token);
      return done();
    },
    property: () => {
      property = searchConsoleProperty(env, readSite(env));
      return propertyEnding(property, seen);
    },
    figures: () => (figures.status === 'ok' ? done(figures.message) : wrong(figures.message)),
  };
  const steps: GoogleStep[] = [];
  for (const id of order) {
    const goesOn = steps.every(({ status }) => status === 'done');
    const ending = goesOn ? await attempt(attempts[id]) : waiting;
    steps.push({ id, ...ending });
  }
  return { account, property, steps };
}

const done = (message = ''): Ending => ({ status: 'done', message });
const wrong = (message: string): Ending => ({ status: 'wrong', message });
const todo = (message: string): Ending => ({ status: 'todo', message });
const waiting: Ending = { status: 'waiting', message: '' };

async function attempt(step: () => Promise<Ending> | Ending): Promise<Ending> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    return wrong(error.message);
  }
}

/** What the account may do with the property that the site asks for. */
function propertyEnding(property: string, seen: readonly VisibleProperty[]): Ending {
  const usable = seen.filter(({ permission }) => permission !== 'siteUnverifiedUser');
  const found = usable.find(({ name }) => name === property);
  if (found !== undefined) {
    return found.permission === 'siteRestrictedUser'
      ? wrong(
          `A conta só pode ler "${property}". No Search Console, mude a permissão dela para Proprietário.`,
        )
      : done(`"${property}", como ${permissionNames.get(found.permission) ?? found.permission}.`);
  }
  const other = usable.find(({ name }) => propertyHost(name) === propertyHost(property));
  if (other !== undefined) {
    return wrong(
      `O site está no Search Console como "${other.name}", e não como "${property}". Peça a quem cuida do site que ponha "${other.name}" no segredo SEARCH_CONSOLE_PROPERTY.`,
    );
  }
  const others = usable.map(({ name }) => `"${name}"`).join(', ');
  return todo(
    others === ''
      ? 'A conta ainda não vê nenhum site.'
      : `A conta vê ${others}, mas não "${property}".`,
  );
}

const permissionNames: ReadonlyMap<string, string> = new Map([
  ['siteOwner', 'proprietária'],
  ['siteFullUser', 'usuária com acesso completo'],
]);
