import type { Severity } from './answers.ts';
import { pageRules } from './audit/findings.ts';
import type { AuditedPage, FetchedPage } from './audit/page.ts';
import type { CoreWebVitals } from './google/crux.ts';
import { slowAfter } from './limits.ts';

/** An alert that is to be open. */
export interface AlertFinding {
  rule: string;
  severity: Severity;
  title: string;
  description: string;
  /** Page concerned; null when the whole site is. */
  url: string | null;
}

interface AlertRule extends Omit<AlertFinding, 'url'> {
  broken(page: AuditedPage): boolean;
}

const works = ({ fetched }: AuditedPage) =>
  fetched.failure === undefined && fetched.status === 200 && fetched.redirects.length === 0;

/** What concerns the whole site: what it is called, and what it means and what to do. */
const outages = {
  site_down: {
    title: 'Site fora do ar',
    advice:
      'Quem procura a empresa não encontra o site. Veja se o servidor e o domínio estão ativos, ou avise quem cuida do site.',
  },
  sitemap_unreadable: {
    title: 'O sitemap não pode ser lido',
    advice:
      'Enquanto isso o Google não fica sabendo das páginas novas. Use “Diagnóstico completo” no gerenciador de sitemap, ou avise quem cuida do site.',
  },
  database_down: {
    title: 'Banco de dados fora do ar',
    advice:
      'Os artigos do blog não abrem; o resto do site continua no ar. Veja se o projeto está ativo em supabase.com, ou avise quem cuida do site.',
  },
} as const;

export type OutageRule = keyof typeof outages;

/** An outage that was seen, and how it showed. */
export interface Outage {
  rule: OutageRule;
  reason: string;
}

/** The alert of an outage. */
export function outageFinding({ rule, reason }: Outage): AlertFinding {
  const { title, advice } = outages[rule];
  return { rule, severity: 'critical', title, description: `${reason} ${advice}`, url: null };
}

/** Why a page does not open; undefined when it does. */
export function silenceOf({ failure, status }: FetchedPage): string | undefined {
  if (failure === 'timeout') return 'não respondeu a tempo';
  if (failure === 'network') return 'não respondeu';
  if (failure !== undefined) return 'leva a outro endereço';
  return status === 200 ? undefined : `respondeu com erro (HTTP ${status})`;
}

/** What a page that does not open is called. */
export const pageDown = 'Página fora do ar';

/** When a page check opens an alert, and closes it again: one open alert for each page and rule. */
const alertRules: readonly AlertRule[] = [
  {
    rule: 'status',
    severity: 'critical',
    title: pageDown,
    description:
      'A página não respondeu com HTTP 200. Quem chega por ela não encontra o site: confira o servidor.',
    broken: (page) => !works(page),
  },
  {
    rule: 'noindex',
    severity: 'high',
    title: 'Página fora do Google',
    description:
      'A página está no sitemap, mas pede para não ser indexada (noindex). Tire um ou outro.',
    broken: (page) => works(page) && page.facts?.noindex === true,
  },
  {
    rule: 'structured_data',
    severity: 'medium',
    title: 'Sem dados estruturados',
    description: 'A página não tem JSON-LD que o Google possa ler.',
    broken: ({ facts }) =>
      facts !== undefined && facts.structuredData.blocks === facts.structuredData.unreadable,
  },
  {
    rule: 'canonical',
    severity: 'medium',
    title: 'Link canônico diferente do endereço',
    description: 'O link canônico não é o endereço da página, e o Google pode ignorá-la.',
    broken: ({ fetched, facts }) =>
      facts !== undefined && (facts.canonicals.length !== 1 || facts.canonicals[0] !== fetched.url),
  },
  {
    rule: 'slow',
    severity: 'low',
    title: 'Página lenta',
    description: `O servidor levou mais de ${slowAfter / 1000} segundos para responder.`,
    broken: (page) => works(page) && page.fetched.responseTime > slowAfter,
  },
];

/** What is wrong with a page, one alert each. */
export function pageFindings(page: AuditedPage): AlertFinding[] {
  return alertRules
    .filter(({ broken }) => broken(page))
    .map(({ rule, severity, title, description }) => ({
      rule,
      severity,
      title,
      description,
      url: page.fetched.url,
    }));
}

/** A page check as a row of `url_monitoring`. */
export function monitoringRow(page: AuditedPage, vitals: CoreWebVitals | undefined, now: Date) {
  const { fetched, facts } = page;
  const problems = pageFindings(page).map(({ title }) => title);
  const smaller =
    facts === undefined
      ? []
      : pageRules
          .filter(({ severity, broken }) => severity !== 'low' && broken({ fetched, facts }))
          .map(({ advice }) => advice);
  return {
    url: fetched.url,
    status_code: fetched.status ?? null,
    response_time: fetched.failure === undefined ? fetched.responseTime : null,
    noindex: facts?.noindex ?? false,
    has_structured_data:
      facts !== undefined && facts.structuredData.blocks > facts.structuredData.unreadable,
    issues: [...problems, ...smaller],
    title: facts?.title ?? null,
    meta_description: facts?.description ?? null,
    canonical_url: facts?.canonicals[0] ?? null,
    core_web_vitals: { ...vitals },
    last_checked: now.toISOString(),
  };
}
