import type { SitemapSource } from '#functions/sitemap/sources.ts';
import { formatPlainDay } from '#app/admin/reports/dates.ts';
import { isPrivatePath } from '#app/seo/paths.ts';

/** Whether an address is in the sitemap, why, and what to do about it. */
export interface Explanation {
  /** The address as it was understood. */
  url: string;
  verdict: 'in' | 'out' | 'not-an-address';
  title: string;
  /** Reasons and steps, a sentence each. */
  reasons: string[];
}

/** What is known of a post that could be behind an address. */
export interface KnownPost {
  status: string;
  /** ISO 8601. */
  publishedAt: string | null;
}

/** What the last check of a page found. */
export interface KnownCheck {
  statusCode: number | null;
  noindex: boolean;
  canonicalUrl: string | null;
}

/** Everything an explanation looks at. */
export interface SitemapKnowledge {
  siteUrl: string;
  now: Date;
  /** Dates of the addresses in the sitemap now; undefined for one too large to be read whole. */
  entries: ReadonlyMap<string, string | undefined> | undefined;
  /** What that sitemap was made of. */
  source: SitemapSource;
  /** Paths of the pages that are in every sitemap. */
  staticPaths: ReadonlySet<string>;
  postOf(slug: string): Promise<KnownPost | undefined>;
  checkOf(url: string): Promise<KnownCheck | undefined>;
}

const date = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** Answers "why is this URL not in the sitemap?" for whatever was pasted. */
export async function explainUrl(pasted: string, site: SitemapKnowledge): Promise<Explanation> {
  const address = parseAddress(pasted, site.siteUrl);
  if (address === undefined) {
    return {
      url: pasted,
      verdict: 'not-an-address',
      title: 'Isto não é um endereço',
      reasons: ['Cole o endereço inteiro da página, como aparece no navegador.'],
    };
  }
  const own = new URL(site.siteUrl);
  if (bareHost(address.host) !== bareHost(own.host)) {
    return out(address.href, 'O endereço é de outro site', [
      `O sitemap só tem páginas de ${own.host}.`,
    ]);
  }
  const canonical = canonicalOf(address, own);
  const variant = canonical === address.href ? [] : variantReasons(address, own, canonical);
  const found = await explainCanonical(canonical, site);
  if (found.verdict === 'out' || variant.length === 0) {
    return { ...found, reasons: [...variant, ...found.reasons] };
  }
  return out(address.href, 'Este endereço não está no sitemap, mas a página está', [
    ...variant,
    `No sitemap ela é ${canonical}. Use sempre esse endereço.`,
  ]);
}

function out(url: string, title: string, reasons: string[]): Explanation {
  return { url, verdict: 'out', title, reasons };
}

/** A pasted address, also without "https://", or a path of the site alone. */
function parseAddress(pasted: string, siteUrl: string): URL | undefined {
  const text = pasted.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (text.startsWith('/') && URL.canParse(text, siteUrl)) return new URL(text, siteUrl);
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return url.hostname.includes('.') || url.hostname === 'localhost' ? url : undefined;
}

function bareHost(host: string): string {
  return host.replace(/^www\./, '');
}

/** The address that the site itself uses for that page: its origin, and the path without ornaments. */
function canonicalOf(address: URL, own: URL): string {
  const path = address.pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return `${own.origin}${path}`;
}

function variantReasons(address: URL, own: URL, canonical: string): string[] {
  const reasons: string[] = [];
  if (address.origin !== own.origin) {
    reasons.push(`O site usa ${own.origin}, e não ${address.origin}.`);
  }
  if (address.search !== '') {
    reasons.push(
      `O que vem depois do "?" não faz parte do endereço da página: o sitemap tem uma entrada por página.`,
    );
  }
  if (address.hash !== '') {
    reasons.push(
      'O que vem depois do "#" é uma parte da página, e o sitemap só tem páginas inteiras.',
    );
  }
  if (new URL(canonical).pathname !== address.pathname) {
    reasons.push('O endereço tem barras a mais; o site leva ao endereço sem elas.');
  }
  return reasons;
}

async function explainCanonical(url: string, site: SitemapKnowledge): Promise<Explanation> {
  const { pathname } = new URL(url);
  const expected = await expectedPage(pathname, site);
  const isListed = site.entries === undefined ? expected === 'listed' : site.entries.has(url);
  if (isListed) {
    const lastmod = site.entries?.get(url);
    const check = await site.checkOf(url);
    return {
      url,
      verdict: 'in',
      title: 'Este endereço está no sitemap',
      reasons: [
        ...(lastmod === undefined
          ? []
          : [`Data da última mudança no sitemap: ${formatPlainDay(lastmod)}.`]),
        ...(expected === 'listed'
          ? []
          : [`${expected.title}. ${substitutes[site.source] ?? ''}`.trimEnd()]),
        ...problemsOf(check, url),
      ],
    };
  }
  if (expected === 'listed') {
    return out(url, 'Deveria estar no sitemap, e não está', [
      'A página existe e está publicada.',
      substitutes[site.source] ?? 'Use "Diagnóstico completo" para comparar os dois sitemaps.',
    ]);
  }
  return out(url, expected.title, expected.reasons);
}

/** Why the sitemap may differ from what is published: it was made without the database. */
const substitutes: Partial<Record<SitemapSource, string>> = {
  cached:
    'O banco de dados não respondeu, e o sitemap de agora é o último bom: fica certo assim que o banco responder.',
  emergency:
    'O banco de dados não respondeu, e o sitemap de agora é uma lista fixa: fica certo assim que o banco responder.',
};

/** What stands against a page that is in the sitemap. */
function problemsOf(check: KnownCheck | undefined, url: string): string[] {
  if (check === undefined) {
    return ['A página ainda não foi verificada. Use "Executar Monitoramento" no painel de SEO.'];
  }
  const problems: string[] = [];
  if (check.statusCode !== 200) {
    problems.push(
      check.statusCode === null
        ? 'Na última verificação a página não respondeu.'
        : `Na última verificação a página respondeu HTTP ${check.statusCode}, e não 200.`,
    );
  }
  if (check.noindex) {
    problems.push('A página pede para não ser indexada (noindex): o Google não vai mostrá-la.');
  }
  if (check.canonicalUrl !== null && check.canonicalUrl !== url) {
    problems.push(`A página diz que o endereço principal é ${check.canonicalUrl}.`);
  }
  return problems.length > 0
    ? problems
    : ['Na última verificação estava tudo certo. O Google decide quando a mostra.'];
}

type Expected = 'listed' | { title: string; reasons: string[] };

/** Whether the rules of the site put a path into the sitemap, or why not. */
async function expectedPage(path: string, site: SitemapKnowledge): Promise<Expected> {
  if (site.staticPaths.has(path)) return 'listed';
  if (path === '/politica-privacidade') {
    return {
      title: 'A página existe, mas fica fora do sitemap de propósito',
      reasons: [
        'O sitemap lista o que as pessoas procuram. A política de privacidade é encontrada pelo rodapé e pode ser indexada.',
      ],
    };
  }
  if (isPrivatePath(path)) {
    return {
      title: 'É uma página da administração',
      reasons: ['Ela pede para não ser indexada (noindex), por isso não entra no sitemap.'],
    };
  }
  if (/\.(?:xml|txt|png|svg|ico|webmanifest)$/.test(path)) {
    return {
      title: 'É um arquivo, não uma página',
      reasons: ['O sitemap só tem páginas que as pessoas abrem.'],
    };
  }
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  const post = slug === undefined ? undefined : await site.postOf(slug);
  if (post !== undefined) return explainPost(post, site.now);
  return {
    title: 'Não há página neste endereço',
    reasons: [
      slug === undefined
        ? 'O site responde "página não encontrada". Confira se o endereço foi digitado certo.'
        : 'Não existe artigo com esse endereço. Ele pode ter mudado de nome ou sido apagado.',
    ],
  };
}

function explainPost({ status, publishedAt }: KnownPost, now: Date): Expected {
  const comesOut = publishedAt === null ? undefined : new Date(publishedAt);
  const isFuture = comesOut !== undefined && comesOut > now;
  if (status === 'published' && !isFuture) return 'listed';
  if (isFuture && (status === 'scheduled' || status === 'published')) {
    return {
      title: 'O artigo está agendado',
      reasons: [`Ele sai em ${date.format(comesOut)} e entra no sitemap no mesmo minuto.`],
    };
  }
  if (status === 'scheduled') {
    return {
      title: 'O artigo está para sair',
      reasons: ['A hora marcada já chegou: ele é publicado no próximo minuto.'],
    };
  }
  if (status === 'archived') {
    return {
      title: 'O artigo foi arquivado',
      reasons: ['Arquivados saem do site e do sitemap. Publique-o de novo para que volte.'],
    };
  }
  return {
    title: 'O artigo é um rascunho',
    reasons: ['Só artigos publicados entram no sitemap. Publique-o quando estiver pronto.'],
  };
}
