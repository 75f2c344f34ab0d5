import { supabase } from './admin.ts';
import { addFigures, daysAgo, site } from './dashboard.ts';

/** Every page of the admin area, in each state that its address can ask for. */
export const adminPages = [
  '/admin',
  '/admin/buscas',
  '/admin/avisos',
  '/admin/sitemap',
  '/admin/sitemap?url=/blog/nunca-existiu',
  '/admin/seo',
  '/admin/seo?aba=monitoramento',
  '/admin/seo?aba=alertas',
  '/admin/seo?aba=insights',
  '/admin/seo?ate=2026-04-30',
  '/admin/conta',
  '/admin/conta?aviso=senha',
  '/admin/pessoas?aviso=sem-email',
  '/admin/componentes',
];

/** Fills what the admin pages show: rows of every kind, long words included. */
export async function fillReports(): Promise<void> {
  const long =
    '/blog/um-endereco-muito-comprido-que-nao-cabe-em-uma-linha-de-celular-de-jeito-nenhum';
  const finding = {
    code: 'title_length',
    url: site + long,
    evidence: '80 caracteres: um título comprido',
    advice: 'O título deve ter de 10 a 75 caracteres.',
  };
  const findings = ['critical', 'high', 'medium', 'low'].map((severity) => ({
    ...finding,
    severity,
  }));
  await supabase
    .from('automation_logs')
    .insert([
      ...['success', 'error', 'partial_success'].map((status) => ({
        type: 'seo_automation',
        status,
        message: 'Uma operação com uma mensagem de tamanho médio.',
      })),
      { type: 'url_audit', status: 'partial_success', message: '30 páginas.', data: { findings } },
    ])
    .throwOnError();
  await addFigures(
    ...Array.from({ length: 6 }, (_, index) => ({
      date: daysAgo(4 + (index % 3)),
      url: index === 0 ? long : `/pagina-${index}`,
      query: `desentupidora de pia perto de mim agora ${index}`,
      clicks: 1200 * index,
      impressions: 130_000,
      position: 4 + index,
    })),
  );
  await supabase
    .from('url_monitoring')
    .insert([
      {
        url: site + long,
        status_code: 500,
        response_time: 4000,
        issues: ['Página fora do ar', 'Página lenta'],
        core_web_vitals: { lcp: 5000, inp: 300, cls: 0.05 },
      },
      { url: `${site}/`, status_code: 200, response_time: 90, has_structured_data: true },
      { url: `${site}/sobre`, noindex: true },
    ])
    .throwOnError();
  await supabase
    .from('seo_alerts')
    .insert(
      ['critical', 'high', 'medium', 'low'].map((severity) => ({
        title: `Alerta ${severity}`,
        description: 'O que é e o que fazer.',
        url: site + long,
        severity,
      })),
    )
    .throwOnError();
  const entries = [{ location: site + long, lastmod: '2025-01-01' }];
  await supabase
    .from('generated_sitemaps')
    .insert([
      { url_count: 1, entries, generated_at: '2026-01-01T00:00:00Z' },
      { url_count: 2, entries: [{ location: `${site}/`, lastmod: '2025-01-01' }] },
    ])
    .throwOnError();
}
