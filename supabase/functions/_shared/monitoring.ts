import type { Severity } from './answers.ts';
import type { AuditedPage } from './audit/findings.ts';
import { pageRules } from './audit/findings.ts';
import type { CoreWebVitals } from './google/crux.ts';
import { slowAfter } from './limits.ts';

interface AlertRule {
  rule: string;
  severity: Severity;
  title: string;
  description: string;
  broken(page: AuditedPage): boolean;
}

const works = ({ fetched }: AuditedPage) =>
  fetched.failure === undefined && fetched.status === 200 && fetched.redirects.length === 0;

/** When a page check opens an alert, and closes it again: one open alert for each page and rule. */
export const alertRules: readonly AlertRule[] = [
  {
    rule: 'status',
    severity: 'critical',
    title: 'Página fora do ar',
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
      facts !== undefined && facts.structuredData.every((block) => block === undefined),
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

/** A page check as a row of `url_monitoring`. */
export function monitoringRow(page: AuditedPage, vitals: CoreWebVitals | undefined, now: Date) {
  const { fetched, facts } = page;
  const problems = alertRules.filter(({ broken }) => broken(page)).map(({ title }) => title);
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
    has_structured_data: facts?.structuredData.some((block) => block !== undefined) ?? false,
    issues: [...problems, ...smaller],
    title: facts?.title ?? null,
    meta_description: facts?.description ?? null,
    canonical_url: facts?.canonicals[0] ?? null,
    core_web_vitals: { ...vitals },
    last_checked: now.toISOString(),
  };
}
