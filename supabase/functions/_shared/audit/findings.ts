import * as v from 'valibot';
import type { Finding, Severity } from '../answers.ts';
import { count } from '../count.ts';
import { titleLength } from '../limits.ts';
import { byteLimit } from './limits.ts';
import type { AuditedPage, FetchedPage, PageFacts } from './page.ts';

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
    broken: ({ facts }) => isTrue(facts.structuredData.blocks === 0, 'application/ld+json'),
  },
  {
    code: 'structured_data_invalid',
    severity: 'high',
    advice: 'Um bloco de dados estruturados não pode ser lido. Corrija o JSON.',
    broken: ({ facts }) => isTrue(facts.structuredData.unreadable > 0, 'application/ld+json'),
  },
  {
    code: 'open_graph_incomplete',
    severity: 'low',
    advice:
      'Faltam dados de compartilhamento (Open Graph): sem eles o link aparece sem título ou imagem no WhatsApp.',
    broken: ({ facts }) => {
      const missing = ['og:title', 'og:description', 'og:image', 'og:url'].filter(
        (name) => !facts.openGraph.get(name),
      );
      return isTrue(missing.length > 0, missing.join(', '));
    },
  },
  {
    code: 'image_alt_missing',
    severity: 'medium',
    advice: 'Toda imagem precisa do atributo alt: um texto, ou vazio se ela só enfeita.',
    broken: ({ facts }) => listed(facts.imagesWithoutAlt),
  },
  {
    code: 'image_size_missing',
    severity: 'low',
    advice: 'Sem largura e altura declaradas, a imagem empurra o texto quando carrega.',
    broken: ({ facts }) => listed(facts.imagesWithoutSize),
  },
  {
    code: 'page_weight',
    severity: 'medium',
    advice: 'A página é pesada para quem está com internet ruim. Reduza o conteúdo.',
    broken: ({ fetched }) =>
      isTrue(
        fetched.bytes > limits.bytes,
        `${fetched.bytes >= byteLimit ? 'mais de ' : ''}${Math.round(fetched.bytes / 1000)} KB`,
      ),
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
  return isTrue(items.length > 0, items.join(', '));
}

const unreachableAdvice =
  'A página não abriu. Confira se ela existe e se o servidor está no ar; tire do sitemap o que não existe mais.';

/** What is wrong with a page by itself. */
export function problemsOfPage({ fetched, facts }: AuditedPage): Finding[] {
  const { url, status, failure } = fetched;
  if (failure !== undefined || status !== 200) {
    const evidence = failure ?? `HTTP ${status}`;
    return [{ code: 'not_ok', severity: 'critical', url, evidence, advice: unreachableAdvice }];
  }
  if (facts === undefined) return [];
  const broken = pageRules.flatMap(({ code, severity, advice, broken: isBroken }) => {
    const evidence = isBroken({ fetched, facts });
    return evidence === undefined ? [] : [{ code, severity, url, evidence, advice }];
  });
  const ownAnchors = [...facts.links]
    .map(linkOf)
    .filter(({ target, anchor }) => target === url && anchor !== '' && !facts.ids.has(anchor))
    .map(({ target, fragment }) => findingOf('missing_anchor', url, target + fragment));
  return [...broken, ...ownAnchors];
}

/** Where a link leads: the page, the fragment as it is written, and the part that it names. */
export function linkOf(href: string): { target: string; fragment: string; anchor: string } {
  const start = href.indexOf('#');
  if (start === -1) return { target: href, fragment: '', anchor: '' };
  const fragment = href.slice(start);
  return { target: href.slice(0, start), fragment, anchor: decoded(fragment.slice(1)) };
}

/** A fragment as ids are written; one that is not validly encoded stays as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment).replaceAll('\0', '');
  } catch {
    return fragment;
  }
}

/** What is wrong with pages beside others, as the database finds it in a run. */
const acrossRules = {
  title_duplicate: {
    severity: 'medium',
    advice: 'Duas páginas com o mesmo título disputam entre si. Escreva um título próprio.',
  },
  description_duplicate: {
    severity: 'medium',
    advice: 'Duas páginas têm a mesma descrição. Escreva uma descrição própria.',
  },
  broken_link: {
    severity: 'high',
    advice: 'O link leva a uma página que não abre. Corrija o endereço ou tire o link.',
  },
  missing_anchor: {
    severity: 'medium',
    advice: 'O link aponta para uma parte que a página não tem. Corrija a âncora.',
  },
  orphan: {
    severity: 'medium',
    advice:
      'Ponha um link para esta página em outra do site, para que leitores e buscadores a encontrem.',
  },
} as const satisfies Record<string, Pick<Finding, 'severity' | 'advice'>>;

type AcrossCode = keyof typeof acrossRules;

const acrossCodes = [
  'title_duplicate',
  'description_duplicate',
  'broken_link',
  'missing_anchor',
  'orphan',
] as const satisfies readonly AcrossCode[];

/** How many problems there are of each severity, before any was found. */
export const noProblems = (): Record<Severity, number> => ({
  critical: 0,
  high: 0,
  medium: 0,
  low: 0,
});

/** What the database function `findings_across_pages` answers. */
const acrossPages = v.object({
  counts: v.record(v.picklist(acrossCodes), v.number()),
  findings: v.array(
    v.object({
      code: v.picklist(acrossCodes),
      url: v.string(),
      text: v.string(),
      other: v.nullable(v.string()),
    }),
  ),
});

/** How many problems of each severity and kind pages have beside others, and some of them, in the order of the kinds. */
export function readAcrossPages(answer: unknown): {
  counts: Record<Severity, number>;
  kinds: Record<string, number>;
  findings: Finding[];
} {
  const { counts: found, findings } = v.parse(acrossPages, answer);
  const counts = noProblems();
  for (const code of acrossCodes) counts[acrossRules[code].severity] += found[code] ?? 0;
  return {
    counts,
    kinds: found,
    findings: acrossCodes.flatMap((wanted) =>
      findings
        .filter(({ code }) => code === wanted)
        .map(({ code, url, text, other }) => findingOf(code, url, evidenceOf(code, text, other))),
    ),
  };
}

function evidenceOf(code: AcrossCode, text: string, other: string | null): string {
  if (code === 'orphan') return 'Nenhuma página do sitemap leva até ela.';
  if (code === 'missing_anchor') return text;
  if (code === 'broken_link') return `${text} (${other ?? 'não respondeu'})`;
  return `${text} (também em ${other})`;
}

function findingOf(code: AcrossCode, url: string, evidence: string): Finding {
  return { code, url, evidence, ...acrossRules[code] };
}
