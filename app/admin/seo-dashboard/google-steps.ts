import type { GoogleConnection, GoogleStep } from '#functions/answers.ts';
import type { Connections } from './connections.ts';

interface StepWords {
  title: string;
  /** Who does it. */
  by: string;
  how: string;
  /** What it is called in the settings. */
  technical: string;
}

/** The steps of connecting Google, as the owner reads them. */
export const stepWords = {
  key: {
    title: 'Criar uma conta de robô no Google e guardar a chave dela',
    by: 'Quem cuida do site',
    how: 'O site entra no Google com uma conta só dele. Mande o texto abaixo a quem cuida do site.',
    technical: 'Conta de serviço do Google Cloud; segredo GOOGLE_SERVICE_ACCOUNT_KEY das funções.',
  },
  access: {
    title: 'O Google aceitar a chave',
    by: 'Quem cuida do site',
    how: 'O site usa a chave para entrar. Se não der certo, é preciso gerar outra.',
    technical: 'Chave da conta de serviço, em JSON; segredo GOOGLE_SERVICE_ACCOUNT_KEY.',
  },
  api: {
    title: 'Ligar o acesso ao Search Console',
    by: 'Quem cuida do site',
    how: 'É um botão no projeto do Google em que a conta foi criada.',
    technical: 'Google Search Console API, em console.cloud.google.com.',
  },
  property: {
    title: 'Convidar a conta para o seu site no Search Console',
    by: 'Você',
    how: 'Abra o Search Console, escolha o site, entre em Configurações > Usuários e permissões > Adicionar usuário, cole o e-mail da conta e escolha Proprietário.',
    technical: 'Propriedade do Search Console; segredo SEARCH_CONSOLE_PROPERTY, se for outra.',
  },
  figures: {
    title: 'Ler os números',
    by: 'O site, sozinho',
    how: 'Depois do convite, o Google pode levar alguns minutos.',
    technical: 'Search Analytics, da API do Search Console.',
  },
} as const satisfies Record<GoogleStep['id'], StepWords>;

/** Whether all steps are done. */
export function isConnected({ steps }: GoogleConnection): boolean {
  return steps.length > 0 && steps.every(({ status }) => status === 'done');
}

/** Why what needs Google cannot work yet; undefined when it can, or while nobody knows. */
export function googleProblem(google: GoogleConnection | null): string | undefined {
  if (google === null || isConnected(google)) return undefined;
  const open = google.steps.find(({ status }) => status !== 'done');
  if (open === undefined) return undefined;
  const { title } = stepWords[open.id];
  return `Falta um passo: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`;
}

/** Which search engines cannot be told of changes yet, and the part of the page that helps; undefined when all can. */
export function enginesProblem({
  google,
  connections,
}: Connections): { text: string; part: 'google' | 'conexoes' } | undefined {
  const ofGoogle = googleProblem(google);
  const indexNow = connections.find(({ id }) => id === 'indexnow');
  const isIndexNowOff = indexNow !== undefined && indexNow.status !== 'ok';
  if (ofGoogle !== undefined) {
    const reached = isIndexNowOff
      ? 'Ainda não há buscador a avisar: faltam o Google e o IndexNow.'
      : 'Sem o Google, só os outros buscadores são avisados.';
    return { text: `${reached} ${ofGoogle}`, part: 'google' };
  }
  if (!isIndexNowOff) return undefined;
  return { text: 'Sem o IndexNow, só o Google é avisado.', part: 'conexoes' };
}

/** A message for whoever cares for the site, when the next step is theirs; undefined when it is not. */
export function messageForCarer(
  { account, steps }: GoogleConnection,
  siteUrl: string,
): string | undefined {
  const open = steps.find(({ status }) => status !== 'done');
  // The invitation is the owner's own step, unless the site asks for the wrong property.
  if (open === undefined || (open.id === 'property' && open.status === 'todo')) return undefined;
  const text = requests[open.id];
  return [
    `Olá! Quero ver os números do Google na administração do site ${siteUrl}. ${text}`,
    ...(account === null ? [] : [`Conta: ${account}`]),
    ...(open.status === 'wrong' ? [open.message] : []),
    'Você pode fazer isso e me avisar?',
  ].join('\n');
}

/** What is asked of whoever cares for the site. */
const requests = {
  key: [
    'Falta isto:',
    '1. Em console.cloud.google.com, criar um projeto e ligar a "Google Search Console API".',
    '2. Em "Contas de serviço", criar uma conta e baixar uma chave em JSON.',
    '3. Guardar o arquivo inteiro no segredo GOOGLE_SERVICE_ACCOUNT_KEY das funções do Supabase.',
  ].join('\n'),
  access: 'O Google não aceitou a chave da conta do site.',
  api: 'Falta ligar a "Google Search Console API" no projeto da conta, em console.cloud.google.com.',
  property: 'O site pede a propriedade errada.',
  figures: 'A conta já tem acesso, mas os números não vêm.',
} as const satisfies Record<GoogleStep['id'], string>;
