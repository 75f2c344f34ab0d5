import type { Connection as FunctionConnection, GoogleConnection } from '#functions/answers.ts';

/** One line of the connection doctor. */
export interface Connection {
  id: ConnectionId;
  status: FunctionConnection['status'];
  /** What is so; of what is wrong, the technical words for whoever cares for the site. */
  message: string;
  /** What it is made of, one by one. */
  details?: string[];
}

/** What is connected; the steps of Google's are null where the functions did not answer. */
export interface Connections {
  connections: Connection[];
  google: GoogleConnection | null;
}

interface ConnectionWords {
  name: string;
  /** What it is for. */
  purpose: string;
  /** What the owner reads while it is not set up, and when it does not work. */
  missing: string;
  error: string;
}

const ownWords = {
  company: {
    name: 'Endereço e telefone',
    purpose: 'O que o site diz de si mesmo.',
    missing: 'O site ainda mostra um telefone ou um endereço de exemplo.',
    error: 'O telefone ou o endereço do site está errado.',
  },
  database: {
    name: 'Banco de dados (Supabase)',
    purpose: 'Artigos, números e esta administração.',
    missing: 'O site ainda não tem um banco de dados.',
    error: 'O banco de dados não responde: os artigos e esta administração ficam parados.',
  },
  schedule: {
    name: 'Tarefas automáticas',
    purpose: 'Verificam as páginas, avisam os buscadores e buscam os números do Google.',
    missing:
      'O que o site faz sozinho ainda não está todo ligado. Até lá, use os botões desta área.',
    error:
      'Parte do que o site faz sozinho não está funcionando. Até lá, use os botões desta área.',
  },
  functions: {
    name: 'Funções (Edge Functions)',
    purpose: 'Fazem as operações desta área.',
    missing: 'As operações desta área ainda não estão instaladas.',
    error: 'As operações desta área não estão funcionando, nem os avisos.',
  },
} as const satisfies Record<string, ConnectionWords>;

/** What the function `connection-check` tells of, as operators read it. */
const functionWords = {
  site: {
    name: 'Site',
    purpose: 'As funções abrem as páginas para verificá-las.',
    missing: 'As verificações ainda não sabem qual é o endereço do site.',
    error: 'As verificações não conseguem abrir o site.',
  },
  search_console: {
    name: 'Google Search Console',
    purpose: 'Cliques, impressões e indexação.',
    missing: 'O Google ainda não está conectado. Siga os passos em “Conectar o Google”.',
    error: 'O Google não entrega os números. Veja o passo que falta em “Conectar o Google”.',
  },
  indexnow: {
    name: 'IndexNow',
    purpose: 'Avisa o Bing e outros buscadores do que mudou.',
    missing: 'O Bing e outros buscadores ainda não são avisados do que muda.',
    error: 'O Bing e outros buscadores não estão sendo avisados do que muda.',
  },
  crux: {
    name: 'Medidas do Chrome',
    purpose: 'Core Web Vitals dos visitantes.',
    missing:
      'O site ainda não recebe as medidas de velocidade dos visitantes. Todo o resto funciona.',
    error: 'As medidas de velocidade dos visitantes não chegam. Todo o resto funciona.',
  },
} as const satisfies Record<FunctionConnection['id'], ConnectionWords>;

export const connectionWords = { ...ownWords, ...functionWords };

export type ConnectionId = keyof typeof connectionWords;

/** A message for whoever cares for the site; undefined where nothing is wrong, or where Google's own steps say whose turn it is. */
export function requestForCarer(
  { id, status, message, details = [] }: Connection,
  siteUrl: string,
): string | undefined {
  if (status === 'ok' || id === 'search_console') return undefined;
  const words = connectionWords[id];
  return [
    `Olá! Na administração do site ${siteUrl}, em “Conexões”, está escrito em “${words.name}”:`,
    message,
    ...details.map((detail) => `- ${detail}`),
    'Você pode resolver isso e me avisar?',
  ].join('\n');
}
