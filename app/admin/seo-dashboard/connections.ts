import type { Connection as FunctionConnection, GoogleConnection } from '#functions/answers.ts';

/** One line of the connection doctor. */
export interface Connection {
  name: string;
  /** What it is for. */
  purpose: string;
  status: FunctionConnection['status'];
  message: string;
  /** What it is made of, one by one. */
  details?: string[];
}

/** What is connected; the steps of Google's are null where the functions did not answer. */
export interface Connections {
  connections: Connection[];
  google: GoogleConnection | null;
}

/** What the function `connection-check` tells of, as operators read it. */
export const functionConnections = {
  site: { name: 'Site', purpose: 'As funções abrem as páginas para verificá-las.' },
  search_console: { name: 'Google Search Console', purpose: 'Cliques, impressões e indexação.' },
  indexnow: { name: 'IndexNow', purpose: 'Avisa o Bing e outros buscadores do que mudou.' },
  crux: { name: 'Medidas do Chrome', purpose: 'Core Web Vitals dos visitantes.' },
} as const satisfies Record<FunctionConnection['id'], Pick<Connection, 'name' | 'purpose'>>;
