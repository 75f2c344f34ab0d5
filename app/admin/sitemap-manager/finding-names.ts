/** What each kind of finding is called. */
const names = new Map([
  ['not_ok', 'Página que não abre'],
  ['in_sitemap_noindex', 'No sitemap, mas pede para não ser indexada'],
  ['redirected', 'Endereço que leva a outro'],
  ['title_missing', 'Sem título'],
  ['title_length', 'Título curto ou longo demais'],
  ['title_duplicate', 'Título repetido'],
  ['description_missing', 'Sem descrição'],
  ['description_length', 'Descrição curta ou longa demais'],
  ['description_duplicate', 'Descrição repetida'],
  ['canonical_missing', 'Sem link canônico'],
  ['canonical_mismatch', 'Link canônico diferente'],
  ['h1_count', 'Título principal faltando ou repetido'],
  ['lang_missing', 'Idioma não declarado'],
  ['structured_data_missing', 'Sem dados estruturados'],
  ['structured_data_invalid', 'Dados estruturados com erro'],
  ['open_graph_incomplete', 'Dados de compartilhamento incompletos'],
  ['image_alt_missing', 'Imagem sem texto alternativo'],
  ['image_size_missing', 'Imagem sem tamanho declarado'],
  ['page_weight', 'Página pesada'],
  ['slow', 'Resposta demorada'],
  ['broken_link', 'Link quebrado'],
  ['missing_anchor', 'Link para uma parte que não existe'],
  ['orphan', 'Página sem links para ela'],
]);

/** What a kind of finding is called; one that nobody foresaw keeps its code. */
export function findingName(code: string): string {
  return names.get(code) ?? code;
}
