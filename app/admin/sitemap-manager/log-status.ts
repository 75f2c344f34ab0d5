import type { TagTone } from '#app/admin/ui/tag.tsx';

const badges = new Map<string, { label: string; tone: TagTone }>([
  ['success', { label: 'Sucesso', tone: 'good' }],
  ['error', { label: 'Erro', tone: 'danger' }],
  ['partial_success', { label: 'Parcial', tone: 'warning' }],
]);

/** The badge of a line of the activity log; a status that nobody foresaw is shown as it is (specification, section 4). */
export function logBadge(status: string): { label: string; tone: TagTone } {
  return badges.get(status) ?? { label: status, tone: 'outline' };
}

const types = new Map([
  ['sitemap_generation', 'Geração do sitemap'],
  ['search_engine_notification', 'Aviso aos buscadores'],
  ['seo_automation', 'Automação de SEO'],
  ['url_audit', 'Auditoria de URLs'],
  ['force_indexing', 'Indexação forçada'],
  ['people', 'Pessoas com acesso'],
]);

/** What a line of the activity log is about. */
export function logType(type: string): string {
  return types.get(type) ?? type;
}
