import * as v from 'valibot';

/** What the function `connection-check` says of each outside service. */
export const connectionAnswer = v.object({
  connections: v.array(
    v.object({
      id: v.picklist(['site', 'indexnow', 'search_console', 'crux']),
      status: v.picklist(['ok', 'missing', 'error']),
      message: v.string(),
    }),
  ),
});

/** One line of the connection doctor. */
export interface Connection {
  name: string;
  /** What it is for. */
  purpose: string;
  status: 'ok' | 'missing' | 'error';
  message: string;
}

export const functionConnections = {
  site: { name: 'Site', purpose: 'As funções abrem as páginas para verificá-las.' },
  search_console: { name: 'Google Search Console', purpose: 'Cliques, impressões e indexação.' },
  indexnow: { name: 'IndexNow', purpose: 'Avisa o Bing e outros buscadores do que mudou.' },
  crux: { name: 'Medidas do Chrome', purpose: 'Core Web Vitals dos visitantes.' },
} as const;
