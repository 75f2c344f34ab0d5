import { expect, it } from 'vitest';
import type { SitemapSource } from '#functions/sitemap/sources.ts';
import type { KnownCheck, KnownPost, SitemapKnowledge } from './explain.ts';
import { explainUrl } from './explain.ts';

const siteUrl = 'https://www.example.com';
const posts: Record<string, KnownPost> = {
  publicado: { status: 'published', publishedAt: '2025-08-21T12:00:00Z' },
  esquecido: { status: 'published', publishedAt: '2025-08-21T12:00:00Z' },
  futuro: { status: 'published', publishedAt: '2999-01-01T12:00:00Z' },
  agendado: { status: 'scheduled', publishedAt: '2026-12-01T15:30:00Z' },
  atrasado: { status: 'scheduled', publishedAt: '2026-11-20T12:00:00Z' },
  rascunho: { status: 'draft', publishedAt: null },
  arquivado: { status: 'archived', publishedAt: '2025-08-21T12:00:00Z' },
};
const fine: KnownCheck = { statusCode: 200, noindex: false, canonicalUrl: null };
const site: SitemapKnowledge = {
  siteUrl,
  now: new Date('2026-11-21T12:00:00Z'),
  entries: new Map([
    [`${siteUrl}/`, '2024-12-01'],
    [`${siteUrl}/sobre`, '2024-12-01'],
    [`${siteUrl}/blog/publicado`, '2025-08-21'],
  ]),
  source: 'dynamic',
  staticPaths: new Set(['/', '/sobre', '/contato']),
  postOf: async (slug) => posts[slug],
  checkOf: async (url) =>
    url.endsWith('/sobre') ? { ...fine, noindex: true } : url.endsWith('/') ? undefined : fine,
};

it.each([
  ['https://www.example.com/sobre', 'in', 'Este endereço está no sitemap'],
  ['/sobre', 'in', 'Este endereço está no sitemap'],
  ['  www.example.com/blog/publicado  ', 'in', 'Este endereço está no sitemap'],
  ['https://www.example.com', 'in', 'Este endereço está no sitemap'],
  ['/contato', 'out', 'Deveria estar no sitemap, e não está'],
  ['/blog/esquecido', 'out', 'Deveria estar no sitemap, e não está'],
  ['http://example.com/sobre', 'out', 'Este endereço não está no sitemap, mas a página está'],
  ['/sobre/', 'out', 'Este endereço não está no sitemap, mas a página está'],
  ['/sobre?utm_source=x', 'out', 'Este endereço não está no sitemap, mas a página está'],
  ['/sobre#equipe', 'out', 'Este endereço não está no sitemap, mas a página está'],
  ['https://example.org/sobre', 'out', 'O endereço é de outro site'],
  ['/politica-privacidade', 'out', 'A página existe, mas fica fora do sitemap de propósito'],
  ['/admin/seo', 'out', 'É uma página da administração'],
  ['/sitemap.xml', 'out', 'É um arquivo, não uma página'],
  ['/blog/futuro', 'out', 'O artigo está agendado'],
  ['/blog/agendado', 'out', 'O artigo está agendado'],
  ['/blog/atrasado', 'out', 'O artigo está para sair'],
  ['/blog/rascunho', 'out', 'O artigo é um rascunho'],
  ['/blog/arquivado', 'out', 'O artigo foi arquivado'],
  ['/blog/nunca-existiu', 'out', 'Não há página neste endereço'],
  ['/nada', 'out', 'Não há página neste endereço'],
  ['pia entupida', 'not-an-address', 'Isto não é um endereço'],
  ['', 'not-an-address', 'Isto não é um endereço'],
  ['https://', 'not-an-address', 'Isto não é um endereço'],
  ['javascript:alert(1)', 'not-an-address', 'Isto não é um endereço'],
])('"%s": %s, %s', async (pasted, verdict, title) => {
  expect(await explainUrl(pasted, site)).toMatchObject({ verdict, title });
});

const reasonsOf = async (path: string) => (await explainUrl(path, site)).reasons.join(' ');

it('says what stands against a page that is in the sitemap', async () => {
  expect(await reasonsOf('/sobre')).toContain('noindex');
  expect(await reasonsOf('/')).toContain('ainda não foi verificada');
  expect(await reasonsOf('/blog/publicado')).toContain('estava tudo certo');
});

it('says that the sitemap was made without the database only when it was', async () => {
  const missing = async (source: SitemapSource) =>
    (await explainUrl('/contato', { ...site, source })).reasons.join(' ');
  expect(await missing('emergency')).toContain('uma lista fixa');
  expect(await missing('cached')).toContain('o último bom');
  for (const source of ['dynamic', 'fallback', 'insufficient'] as const) {
    expect(await missing(source)).not.toMatch(/banco de dados|Atualizar sitemap/);
  }
  const archived = {
    ...site,
    source: 'emergency',
    entries: new Map([[`${siteUrl}/blog/arquivado`, '2025-08-21']]),
  } as const;
  expect((await explainUrl('/blog/arquivado', archived)).reasons[1]).toMatch(
    /^O artigo foi arquivado\. .*lista fixa/,
  );
});

it('tells when a scheduled post comes out, in local time', async () => {
  const { reasons } = await explainUrl('/blog/agendado', site);
  expect(reasons.join(' ')).toContain('1 de dezembro de 2026 às 12:30');
});

it('goes by the rules where the sitemap is too large to be read whole', async () => {
  const large = { ...site, entries: undefined };
  expect(await explainUrl('/contato', large)).toMatchObject({ verdict: 'in' });
  expect(await explainUrl('/blog/rascunho', large)).toMatchObject({ verdict: 'out' });
});
