import { newestPosts } from '#functions/posts.ts';
import { company } from '#app/company/company.ts';
import { guides } from '#app/company/guides.ts';
import { formatRange, prices } from '#app/company/prices.ts';
import { neighborhoods } from '#app/company/regions.ts';
import { services } from '#app/company/services.ts';
import type { SitePath } from '#app/seo/urls.ts';
import { absoluteUrl } from '#app/seo/urls.ts';
import { xmlText } from '#app/seo/xml-text.ts';
import { publicSupabase } from '#app/server/supabase.server.ts';

/** Posts that the document names: the newest ones. */
const limit = 50;

const entry = (name: string, path: SitePath, text: string) =>
  `- [${name}](${absoluteUrl(path)}): ${text}`;

/**
 * The site in one page of Markdown for language models (llmstxt.org). Without the database it still names
 * every page but the posts, and is not whole.
 */
export async function llmsTxt(): Promise<{ text: string; isWhole: boolean }> {
  const articles = await posts();
  const sections = [
    [
      `# ${company.name}`,
      '',
      '> Desentupimento de pias, ralos e vasos sanitários em Petrópolis e Itaipava (RJ), 24 horas por dia, todos os dias. ' +
        `Orçamento e visita grátis. Telefone e WhatsApp: ${company.phone.display}.`,
    ],
    [
      '## Serviços',
      '',
      ...services.map(({ id, name }) =>
        entry(name, `/servicos/${id}`, `de ${formatRange(prices[id].range)}`),
      ),
    ],
    [
      '## Bairros',
      '',
      ...neighborhoods.map(({ slug, inPlace }) =>
        entry(
          `Desentupimento ${inPlace}`,
          `/bairros/${slug}`,
          'o que costuma entupir e como atendemos',
        ),
      ),
    ],
    [
      '## Guias',
      '',
      entry(guides.price.name, guides.price.path, 'preços e o que os faz mudar'),
      entry(guides.choice.name, guides.choice.path, 'sinais de empresa séria e de golpe'),
    ],
    articles ?? [],
    [
      '## A empresa',
      '',
      entry('Sobre nós', '/sobre', 'história, valores e política editorial'),
      entry('Contato', '/contato', 'orçamento, regiões atendidas e mapa'),
      entry('Política de privacidade', '/politica-privacidade', 'LGPD'),
    ],
  ];
  const text = sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return { text: xmlText(`${text}\n`), isWhole: articles !== undefined };
}

/** Undefined when they cannot be read. */
async function posts(): Promise<string[] | undefined> {
  const { data, error } = await newestPosts(publicSupabase(), limit);
  if (error !== null) {
    console.warn(`llms.txt: reading the posts failed: ${error.message}`);
    return undefined;
  }
  if (data.length === 0) return [];
  return [
    '## Artigos',
    '',
    ...data.map(({ slug, title, excerpt }) =>
      entry(title, `/blog/${slug}`, excerpt.replaceAll(/\s+/g, ' ')),
    ),
  ];
}
