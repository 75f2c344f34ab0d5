import { claims } from '#app/company/claims.ts';
import { formatPrice, overallPrice } from '#app/company/prices.ts';
import type { NeighborhoodContent } from '#app/neighborhoods/neighborhood.ts';

export const bingen: NeighborhoodContent = {
  descricao:
    'Rua comprida de um lado, morro do outro, oficina, loja de móveis e moradia no mesmo quarteirão. No Bingen atendemos casa e comércio, no horário que menos atrapalha o seu dia.',
  metaDescription: `Desentupimento no Bingen, Petrópolis, todos os dias, 24h: lojas, oficinas e casas de encosta. Chegada ${claims.arrival.neighborhoods}, visita gratuita e serviços a partir de ${formatPrice(overallPrice.from)}.`,
  keywords: [
    'desentupimento bingen',
    'desentupidora bingen petrópolis',
    'desentupir esgoto bingen',
    'desentupimento comercial bingen',
  ],
  caracteristicas: [
    'Via principal longa, com comércio, oficinas e lojas de móveis',
    'Famílias que vivem há gerações no mesmo lote, em casas ampliadas',
    'Encostas com muros de contenção e canaletas de chuva',
    'Entrada da cidade para quem chega pela estrada, com ônibus e caminhões',
    'Lotes estreitos e fundos, com o cano descendo por baixo das casas até a rua',
  ],
  referencias: [
    'Rodoviária Governador Leonel Brizola',
    'Rua Bingen',
    'Saída para a BR-040',
    'Mosela e Capela, bairros próximos',
  ],
  problems: [
    {
      title: 'Serragem, cola e estopa',
      text: 'Marcenaria e oficina lavam o chão no fim do expediente, e o pó forma massa com a água. Massa de serragem incha: empurrar piora. O caminho é retirar pela caixa, em porções, e pôr um cesto no ralo antes da próxima lavagem.',
    },
    {
      title: 'Canaleta de encosta misturada ao esgoto',
      text: 'Muita gente ligou a água do morro no mesmo tubo do banheiro. Em dia seco funciona; quando chove, falta diâmetro e o vaso transborda. Desentupir alivia, mas não corrige: as duas águas precisam ser separadas por um encanador.',
    },
    {
      title: 'Lote com três gerações',
      text: 'A casa dos avós na frente, a dos filhos no meio, a dos netos nos fundos. Cada reforma puxou um cano até o anterior. O aperto quase sempre está na emenda mais antiga, junto ao muro da calçada.',
    },
    {
      title: 'Copa e vestiário de empresa',
      text: 'Marmita lavada às pressas, borra de café e papel-toalha derrubam a pia dos funcionários. Como atendemos a qualquer hora, dá para marcar antes de abrir ou depois de fechar.',
    },
  ],
  services: {
    pia: 'Cozinha residencial, copa de loja ou bancada de lavar peças. Para graxa e tinta usamos método mecânico, nunca solvente no encanamento.',
    ralo: 'Pátio de oficina, calha ao pé do muro e banheiro de fundo. O costume é recolher o resíduo em saco, para não mandar sujeira à rua de baixo.',
    vaso: 'Sanitário de cliente sofre com uso alheio. Quando dá, o objeto sai inteiro; no fim, a peça fica limpa.',
  },
  benefits: {
    always:
      'Caminhão chega cedo, loja fecha tarde, família janta às nove. Existe horário para todos, inclusive depois da meia-noite.',
    nonInvasive:
      'Contrapiso de loja com máquina em cima não se abre de uma hora para outra. Por isso procuramos a caixa mais próxima e trabalhamos por ela.',
    arrival:
      'O caminho é a Rua Bingen. Se o trânsito da rodoviária travar, costumamos avisar pelo WhatsApp.',
  },
  reading: [
    'pia-entope-mais-no-inverno-da-serra',
    'caixa-de-gordura-quando-limpar',
    'agua-volta-pelo-ralo-maquina-de-lavar',
  ],
  conteudoSeo: `
    <h3>Um quarteirão de colonos que virou porta de entrada</h3>
    <p>O nome veio da Alemanha com as famílias que receberam lotes no plano da colônia, no século XIX, em quarteirões chamados como as terras que elas deixaram. Os terrenos estreitos e fundos daquela divisão ainda mandam no traçado do esgoto: a tubulação segue do alto do lote até a via, em linha reta, passando por baixo de tudo o que se construiu depois.</p>
    <p>Essa linha reta ajuda. Com uma boa caixa no pé do terreno, a sonda sobe por ela e alcança quase todos os ramais. O problema é quando a caixa foi cimentada numa reforma. Peça para os mais velhos da casa: geralmente alguém lembra onde ficava a tampa.</p>
    <h3>Quando a loja não pode parar</h3>
    <p>Em geral basta isolar o banheiro ou a copa com problema, e o resto da loja continua aberto. Se houver risco de cheiro, vale começar pela última hora do expediente. Se o comércio lida com alimento, diga isso ao chamar: a limpeza do fim pede mais cuidado.</p>
    <h3>O que não é conosco</h3>
    <p>Vazamento na calçada, tampa de bueiro solta e esgoto correndo pela sarjeta são da concessionária de água e esgoto: ligue para ela primeiro, porque a rede da rua é dela. Muro estufado ou canaleta rompida depois de temporal é caso de Defesa Civil, no 199. Só depois disso faz sentido mexer no seu ramal.</p>
  `,
  callToAction:
    'Diga o ramo do comércio ou quantas casas há no lote, e se existe acesso para carro pelos fundos.',
};
