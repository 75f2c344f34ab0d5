import { PostgrestError } from '@supabase/supabase-js';
import { requestContext } from '#app/server/request-context.server.ts';

/** The sitemap is in parts, or is no sitemap, so that it cannot be set beside anything. */
export class SitemapNotWhole extends Error {
  constructor() {
    super('The sitemap is in parts, or cannot be read.');
  }
}

/** What an operator reads of a database that did not do what it was asked. */
export const databaseFailed = 'O banco de dados não respondeu. Espere um minuto e tente de novo.';

/** What an operator reads of a table that could not be made. */
export function failureText(error: unknown): string {
  if (error instanceof SitemapNotWhole) {
    return 'O sitemap não pôde ser lido inteiro. Veja “Diagnóstico completo” no gerenciador de sitemap.';
  }
  if (error instanceof PostgrestError || requestContext()?.isServiceAway === true) {
    return databaseFailed;
  }
  return 'O arquivo não pôde ser feito agora. Se continuar, avise quem cuida do site.';
}
