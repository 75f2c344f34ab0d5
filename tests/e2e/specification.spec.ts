import { headOf, readDocument, textOf } from './document.ts';
import { expect, neighborhoodPaths, publicPaths, test } from './site.ts';

const nav = ['Início', 'Sobre Nós', 'Blog', 'Contato', 'Bairros', '24H', 'WhatsApp', 'WA'];
const neighborhoods = ['Centro', 'Corrêas', 'Cascatinha', 'Itaipava', 'Quitandinha', 'Bingen'];
const footerRegions = [...neighborhoods, 'Araras', 'Nogueira', 'Pedro do Rio', 'Posse'];

/** Every text that the specification quotes, by its section and the page that shows it. */
const quoted: { section: string; path: string; texts: string[]; scope?: string }[] = [
  ...publicPaths.map((path) => ({
    section: '2, Shared elements',
    path,
    texts: [
      ...nav,
      ...footerRegions,
      'Atendimento 24 Horas',
      'Petrópolis e Itaipava',
      'Como Chegar',
      '© 2024',
    ],
  })),
  {
    section: '2, Home',
    path: '/',
    scope: 'main',
    texts: ['WhatsApp', 'Ligar Agora', 'R$ 80', 'R$ 250', 'R$ 60', '4,9', '200', 'mais de 10 anos'],
  },
  {
    section: '2, Contact page; 5',
    path: '/contato',
    scope: 'main',
    texts: [
      'Nome completo *',
      'Seu nome completo',
      'Telefone/WhatsApp *',
      '(24) 9xxxx-xxxx',
      'Descrição do problema *',
      'Descreva o problema: pia entupida, ralo não escoa, vaso sanitário entupido, etc.',
      ...footerRegions,
      'Alto da Serra',
      'Retiro',
      'Valparaíso',
      'Mosela',
      'Como Chegar',
    ],
  },
  {
    section: '2, Service pages: sink; 9',
    path: '/servicos/pia',
    scope: 'main',
    texts: [
      'Atendimento 24 Horas',
      'Início',
      'Serviços',
      'Atendimento Rápido',
      'Garantia de Qualidade',
      'Orçamento Grátis',
      'R$ 80 a R$ 200',
      'R$ 80 a R$ 120',
      '30 minutos a 2 horas',
      '30 a 60 minutos',
      'alta pressão',
      'Sonda flexível',
      'biodegradáveis',
    ],
  },
  {
    section: '2, Service pages: drain; 9',
    path: '/servicos/ralo',
    scope: 'main',
    texts: [
      'Atendimento 24 Horas',
      'Serviços',
      'Sem Quebrar Nada',
      'Prevenção Inclusa',
      'Orçamento Grátis',
      'R$ 60 a R$ 150',
      'R$ 60 a R$ 90',
      'Sonda especializada',
      'Sucção forte',
      'Limpeza completa',
    ],
  },
  {
    section: '2, Service pages: toilet; 9',
    path: '/servicos/vaso',
    scope: 'main',
    texts: [
      'Atendimento 24 Horas',
      'Serviços',
      'Atendimento Urgente',
      'Proteção da Louça',
      'Orçamento Grátis',
      'R$ 100 a R$ 250',
      'R$ 100 a R$ 150',
      'Sonda flexível especial',
      'Técnica segura',
      'Higienização completa',
    ],
  },
  ...neighborhoodPaths.map((path, index) => ({
    section: '2, Neighbourhood pages',
    path,
    scope: 'main',
    texts: ['24h', `Desentupimento em ${neighborhoods[index] ?? ''}`, 'em até 30 minutos'],
  })),
  {
    section: '2, Blog list',
    path: '/blog',
    scope: 'main',
    texts: ['Blog de Desentupimento', '5 min leitura'],
  },
  {
    section: '2, Blog post page',
    path: '/blog/pia-da-cozinha-entupida-o-que-fazer',
    scope: 'main',
    texts: [
      'Início',
      'Blog',
      '5 min de leitura',
      'Emergência? Ligue Agora!',
      'Solicitar Orçamento',
      'Ligar Agora',
    ],
  },
  {
    section: '2, Static articles: price guide; 9',
    path: '/blog/custo-desentupimento-petropolis',
    scope: 'main',
    texts: [
      'Solicitar Orçamento',
      'R$ 60 a R$ 250',
      'R$ 80 a R$ 200',
      'R$ 100 a R$ 250',
      'R$ 60 a R$ 150',
      'R$ 30',
      ...neighborhoods,
    ],
  },
  {
    section: '2, Static articles: selection guide; 9',
    path: '/blog/como-escolher-desentupidora-petropolis',
    scope: 'main',
    texts: [
      'Sete critérios',
      '30 dias',
      '5 anos',
      'mais de 8 anos',
      'Centro',
      'Itaipava',
      'Cascatinha',
    ],
  },
  {
    section: '2 and 9, Privacy policy',
    path: '/politica-privacidade',
    scope: 'main',
    texts: [
      'LGPD',
      'Informações gerais',
      'Dados que coletamos',
      'Como usamos os dados',
      'Compartilhamento',
      'Segurança',
      'Seus direitos',
      'Cookies',
      'Por quanto tempo guardamos',
      'Alterações',
      'Contato',
      '15 dias úteis',
      '5 anos',
      '17 de setembro de 2025',
    ],
  },
  {
    section: '2 and 8, Not-found page',
    path: '/isto-nao-existe',
    scope: 'main',
    texts: ['Oops! Page not found', 'Return to Home'],
  },
  {
    section: '2, Blog post page: not-found state',
    path: '/blog/post-que-nao-existe',
    scope: 'main',
    texts: [
      'Post não encontrado',
      'O post que você está procurando não existe ou foi removido.',
      'Voltar ao Blog',
    ],
  },
];

for (const { section, path, texts, scope } of quoted) {
  test(`section ${section}: ${path} says what is quoted`, async ({ request }) => {
    const text = textOf(await readDocument(request, path), scope);
    expect(texts.filter((quote) => !text.includes(quote))).toEqual([]);
  });
}

test('section 2: the titles and descriptions of services carry the price range and an emoji', async ({
  request,
}) => {
  for (const [path, range] of [
    ['/servicos/pia', /R\$\s80\sa\sR\$\s200/],
    ['/servicos/ralo', /R\$\s60\sa\sR\$\s150/],
    ['/servicos/vaso', /R\$\s100\sa\sR\$\s250/],
  ] as const) {
    const { title, meta } = headOf(await readDocument(request, path));
    for (const pattern of [range, /\p{Extended_Pictographic}/u]) {
      expect(title).toMatch(pattern);
      expect(meta['description']).toMatch(pattern);
    }
  }
});

test('section 2: each page has its parts, in their number', async ({ request }) => {
  for (const [path, parts] of [
    ['/', { '#servicos li': 3, 'main figure': 3, 'main details summary h3': 4 }],
    ['/contato', { '#como-funciona li': 4 }],
    ['/servicos/pia', { 'main details summary h3': 4 }],
    ['/servicos/ralo', { 'main details summary h3': 4 }],
    ['/servicos/vaso', { 'main details summary h3': 4 }],
    ['/bairros/centro', { '#servicos li': 3 }],
    [
      '/blog/custo-desentupimento-petropolis',
      { 'main details summary h3': 5, '#precos li': 3, '#fatores li': 4, '#bairros dt': 6 },
    ],
    [
      '/blog/como-escolher-desentupidora-petropolis',
      { 'main details summary h3': 5, '#criterios li': 6, '#bairros dt': 3 },
    ],
    ['/politica-privacidade', { '.prose h2': 10 }],
    ['/blog', { 'main article': 12 }],
    ['/blog/pia-da-cozinha-entupida-o-que-fazer', { 'article header li': 3 }],
  ] as const) {
    const { $ } = await readDocument(request, path);
    const counted = Object.keys(parts).map((selector) => [selector, $(selector).length]);
    expect(Object.fromEntries(counted), path).toEqual(parts);
  }
  const { $ } = await readDocument(request, '/blog');
  for (const card of $('main article')) expect($(card).find('li').length).toBeLessThanOrEqual(2);
});

for (const path of [
  '/servicos/fogao',
  '/bairros/copacabana',
  '/blog/nada',
  '/nada',
  '/bairros/centro/nada',
]) {
  test(`${path} is not found, by HTTP too`, async ({ request }) => {
    const found = await readDocument(request, path);
    expect(found.status).toBe(404);
    expect(found.headers['cache-control']).toBe('no-store');
    expect(headOf(found).meta['robots']).toMatch(/noindex/);
    expect(textOf(found, 'main')).toContain(
      path.startsWith('/blog/') ? 'Post não encontrado' : 'Oops! Page not found',
    );
    const chat = found.$('main a[href^="https://wa.me/"]');
    expect(`${chat.text()} ${chat.attr('aria-label')}`).toContain('WhatsApp');
  });
}
