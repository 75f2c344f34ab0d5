import type { Finding, Severity } from '../answers.ts';
import { count } from '../count.ts';
import { titleLength } from '../limits.ts';
import type { FetchedPage, PageFacts } from './page.ts';

/** A page of the audit; without facts when it gave no HTML. */
export interface AuditedPage {
  fetched: FetchedPage;
  facts: PageFacts | undefined;
}

/** Sensible lengths, in characters, and limits of weight and time. */
const limits = {
  title: titleLength,
  description: { shortest: 70, longest: 175 },
  bytes: 500_000,
  responseTime: 1_500,
} as const;

/** A rule of one page: what it is called, how bad it is, how to mend it, and when it is broken. */
interface PageRule {
  code: string;
  severity: Severity;
  advice: string;
  /** What was found where it is broken. */
  broken(page: { fetched: FetchedPage; facts: PageFacts }): string | undefined;
}

const isTrue = (broken: boolean, evidence: string): string | undefined =>
  broken ? evidence : undefined;

export const pageRules: readonly PageRule[] = [
  {
    code: 'in_sitemap_noindex',
    severity: 'critical',
    advice:
      'A página está no sitemap, mas pede para não ser indexada. Tire o "noindex" ou tire-a do sitemap.',
    broken: ({ facts }) => isTrue(facts.noindex, 'noindex'),
  },
  {
    code: 'redirected',
    severity: 'high',
    advice: 'O endereço do sitemap leva a outro. Ponha no sitemap o endereço final.',
    broken: ({ fetched }) => isTrue(fetched.redirects.length > 0, fetched.redirects.join(' → ')),
  },
  {
    code: 'title_missing',
    severity: 'high',
    advice: 'Escreva um título que diga do que a página trata.',
    broken: ({ facts }) => isTrue(facts.title === undefined, '<title>'),
  },
  {
    code: 'title_length',
    severity: 'low',
    advice: `O título deve ter de ${limits.title.shortest} a ${limits.title.longest} caracteres, para aparecer inteiro no Google.`,
    broken: ({ facts: { title } }) =>
      title === undefined ? undefined : outside(title, limits.title),
  },
  {
    code: 'description_missing',
    severity: 'high',
    advice: 'Escreva uma descrição que convide a abrir a página.',
    broken: ({ facts }) => isTrue(!facts.description, '<meta name="description">'),
  },
  {
    code: 'description_length',
    severity: 'low',
    advice: `A descrição deve ter de ${limits.description.shortest} a ${limits.description.longest} caracteres.`,
    broken: ({ facts: { description } }) =>
      description ? outside(description, limits.description) : undefined,
  },
  {
    code: 'canonical_missing',
    severity: 'high',
    advice: 'A página precisa de um link canônico, e de um só.',
    broken: ({ facts }) =>
      isTrue(facts.canonicals.length !== 1, `${facts.canonicals.length} canônicos`),
  },
  {
    code: 'canonical_mismatch',
    severity: 'high',
    advice: 'O link canônico deve ser o próprio endereço da página, igual ao do sitemap.',
    broken: ({ fetched, facts: { canonicals } }) =>
      isTrue(canonicals.length === 1 && canonicals[0] !== fetched.url, canonicals.join(', ')),
  },
  {
    code: 'h1_count',
    severity: 'medium',
    advice: 'A página deve ter um título principal (h1), e só um.',
    broken: ({ facts }) => isTrue(facts.h1Count !== 1, `${facts.h1Count} h1`),
  },
  {
    code: 'lang_missing',
    severity: 'medium',
    advice: 'A página deve declarar o idioma pt-BR.',
    broken: ({ facts }) => isTrue(facts.lang !== 'pt-BR', `lang="${facts.lang ?? ''}"`),
  },
  {
    code: 'structured_data_missing',
    severity: 'medium',
    advice: 'A página não tem dados estruturados (JSON-LD), que ajudam o Google a entendê-la.',
    broken: ({ facts }) => isTrue(facts.structuredData.length === 0, 'application/ld+json'),
  },
  {
    code: 'structured_data_invalid',
    severity: 'high',
    advice: 'Um bloco de dados estruturados não pode ser lido. Corrija o JSON.',
    broken: ({ facts }) => isTrue(facts.structuredData.includes(undefined), 'application/ld+json'),
  },
  {
    code: 'open_graph_incomplete',
    severity: 'low',
    advice:
      'Faltam dados de compartilhamento (Open Graph): sem eles o link aparece sem título ou imagem no WhatsApp.',
    broken: ({ facts }) => {
      const missing = ['og:title', 'og:description', 'og:image', 'og:url'].filter(
        (name) => !facts.openGraph[name],
      );
      return isTrue(missing.length > 0, missing.join(', '));
    },
  },
  {
    code: 'image_alt_missing',
    severity: 'medium',
    advice: 'Toda imagem precisa do atributo alt: um texto, ou vazio se ela só enfeita.',
    broken: ({ facts }) =>
      listed(facts.images.filter(({ hasAlt }) => !hasAlt).map(({ src }) => src)),
  },
  {
    code: 'image_size_missing',
    severity: 'low',
    advice: 'Sem largura e altura declaradas, a imagem empurra o texto quando carrega.',
    broken: ({ facts }) =>
      listed(facts.images.filter(({ hasSize }) => !hasSize).map(({ src }) => src)),
  },
  {
    code: 'page_weight',
    severity: 'medium',
    advice: 'A página é pesada para quem está com internet ruim. Reduza o conteúdo.',
    broken: ({ fetched }) =>
      isTrue(fetched.bytes > limits.bytes, `${Math.round(fetched.bytes / 1000)} KB`),
  },
  {
    code: 'slow',
    severity: 'medium',
    advice: 'O servidor demorou a responder. Se continuar, avise quem cuida do site.',
    broken: ({ fetched }) =>
      isTrue(fetched.responseTime > limits.responseTime, `${fetched.responseTime} ms`),
  },
];

function outside(text: string, { shortest, longest }: { shortest: number; longest: number }) {
  const { length } = [...text];
  return isTrue(
    length < shortest || length > longest,
    `${count(length, 'caractere', 'caracteres')}: ${text}`,
  );
}

function listed(items: readonly string[]): string | undefined {
  return isTrue(items.length > 0, items.slice(0, 5).join(', '));
}

const unreachableAdvice =
  'A página não abriu. Confira se ela existe e se o servidor está no ar; tire do sitemap o que não existe mais.';

/** What is wrong with the pages of a sitemap: each by itself, and against the others. */
export function findProblems(
  pages: readonly AuditedPage[],
  linked: ReadonlyMap<string, AuditedPage>,
): Finding[] {
  return [
    ...pages.flatMap(problemsOfPage),
    ...repeated(
      pages,
      'title',
      'title_duplicate',
      'Duas páginas com o mesmo título disputam entre si. Escreva um título próprio.',
    ),
    ...repeated(
      pages,
      'description',
      'description_duplicate',
      'Duas páginas têm a mesma descrição. Escreva uma descrição própria.',
    ),
    ...pages.flatMap((page) => brokenLinks(page, linked)),
    ...orphans(pages),
  ];
}

function problemsOfPage({ fetched, facts }: AuditedPage): Finding[] {
  const { url, status, failure } = fetched;
  if (failure !== undefined || status !== 200) {
    const evidence = failure ?? `HTTP ${status}`;
    return [{ code: 'not_ok', severity: 'critical', url, evidence, advice: unreachableAdvice }];
  }
  if (facts === undefined) return [];
  return pageRules.flatMap(({ code, severity, advice, broken }) => {
    const evidence = broken({ fetched, facts });
    return evidence === undefined ? [] : [{ code, severity, url, evidence, advice }];
  });
}

function repeated(
  pages: readonly AuditedPage[],
  field: 'title' | 'description',
  code: string,
  advice: string,
): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ fetched: { url }, facts }): Finding[] => {
    const text = facts?.[field];
    if (!text) return [];
    const other = first.get(text);
    if (other === undefined) {
      first.set(text, url);
      return [];
    }
    return [{ code, severity: 'medium', url, evidence: `${text} (também em ${other})`, advice }];
  });
}

function brokenLinks(
  { fetched: { url }, facts }: AuditedPage,
  linked: ReadonlyMap<string, AuditedPage>,
): Finding[] {
  return [...new Set(facts?.links)].flatMap((href): Finding[] => {
    const { hash, href: whole } = new URL(href);
    const target = linked.get(whole.slice(0, whole.length - hash.length));
    if (target === undefined) return [];
    const { status, failure } = target.fetched;
    if (failure !== undefined || status === undefined || status >= 400) {
      const advice = 'O link leva a uma página que não abre. Corrija o endereço ou tire o link.';
      const evidence = `${href} (${failure ?? `HTTP ${status}`})`;
      return [{ code: 'broken_link', severity: 'high', url, evidence, advice }];
    }
    const anchor = decoded(hash.slice(1));
    if (anchor === '' || target.facts === undefined || target.facts.ids.has(anchor)) return [];
    const advice = 'O link aponta para uma parte que a página não tem. Corrija a âncora.';
    return [{ code: 'missing_anchor', severity: 'medium', url, evidence: href, advice }];
  });
}

/** A fragment as ids are written; one that is not validly encoded stays as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function orphans(pages: readonly AuditedPage[]): Finding[] {
  const reached = new Set(
    pages.flatMap(({ fetched, facts }) =>
      (facts?.links ?? [])
        .map((href) => href.split('#')[0] ?? href)
        .filter((href) => href !== fetched.url),
    ),
  );
  return pages
    .filter(({ fetched, facts }) => facts !== undefined && !reached.has(fetched.url))
    .map(({ fetched: { url } }) => ({
      code: 'orphan',
      severity: 'medium',
      url,
      evidence: 'Nenhuma página do sitemap leva até ela.',
      advice:
        'Ponha um link para esta página em outra do site, para que leitores e buscadores a encontrem.',
    }));
}
