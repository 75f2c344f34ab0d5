import { claims } from '../../company/claims.ts';
import { formatPrice, overallPrice } from '../../company/prices.ts';
import type { NeighborhoodContent } from '../neighborhood.ts';

export const bingen: NeighborhoodContent = {
  descricao:
    'Rua comprida de um lado, morro do outro, oficina, loja de móveis e moradia no mesmo quarteirão. No Bingen atendemos casa e comércio sem fechar a porta do seu negócio.',
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
    'Ligações curtas, que desaguam quase direto na rua',
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
      text: 'Marcenaria e oficina lavam o chão no fim do expediente, e o pó forma massa com a água. Massa de serragem incha: empurrar piora. Retiramos pela caixa, em porções, e deixamos um cesto no ralo para a próxima lavagem.',
    },
    {
      title: 'Canaleta de encosta misturada ao esgoto',
      text: 'Muita gente ligou a água do morro no mesmo tubo do banheiro. Em dia seco funciona; quando chove, falta diâmetro e o vaso transborda. Desobstruímos e identificamos a ligação cruzada, que precisa ser separada por um encanador.',
    },
    {
      title: 'Lote com três gerações',
      text: 'A casa dos avós na frente, a dos filhos no meio, a dos netos nos fundos. Cada reforma puxou um cano até o anterior. O aperto quase sempre está na emenda mais antiga, junto ao muro da calçada.',
    },
    {
      title: 'Copa e vestiário de empresa',
      text: 'Marmita lavada às pressas, borra de café e papel-toalha derrubam a pia dos funcionários. Passamos antes de abrir ou depois de fechar, e o expediente segue normal.',
    },
  ],
  services: {
    pia: 'Cozinha residencial, copa de loja ou bancada de lavar peças. Para graxa e tinta usamos método mecânico, nunca solvente no encanamento.',
    ralo: 'Pátio de oficina, calha ao pé do muro e banheiro de fundo. Recolhemos o resíduo em saco, para não mandar sujeira à rua de baixo.',
    vaso: 'Sanitário de cliente sofre com uso alheio. Recuperamos o objeto, quando dá, e deixamos a peça limpa e pronta para abrir as portas.',
  },
  benefits: {
    always:
      'Caminhão chega cedo, loja fecha tarde, família janta às nove. Existe horário para todos, inclusive depois da meia-noite.',
    nonInvasive:
      'Contrapiso de loja com máquina em cima não se abre de uma hora para outra. Localizamos a caixa, medimos a distância e agimos por lá.',
    arrival:
      'Basta descer a Rua Bingen. Se o trânsito da rodoviária travar, quem está no carro liga para você com a nova estimativa.',
  },
  conteudoSeo: `
    <h3>Um quarteirão de colonos que virou porta de entrada</h3>
    <p>O nome veio da Alemanha com as famílias que receberam lotes no plano da colônia, no século XIX, em quarteirões chamados como as terras que elas deixaram. Os terrenos estreitos e fundos daquela divisão ainda mandam no traçado do esgoto: a tubulação segue do alto do lote até a via, em linha reta, passando por baixo de tudo o que se construiu depois.</p>
    <p>Essa linha reta ajuda. Com uma boa caixa no pé do terreno, a sonda sobe por ela e alcança quase todos os ramais. O problema é quando a caixa foi cimentada numa reforma. Peça para os mais velhos da casa: geralmente alguém lembra onde ficava a tampa.</p>
    <h3>Quando a loja não pode parar</h3>
    <p>Isolamos apenas o banheiro ou a copa afetada, cobrimos o trajeto com lona e mantemos o corredor livre para o público. Se houver risco de cheiro, sugerimos começar pela última hora do expediente. Comércio que lida com alimento recebe atenção extra na higienização das superfícies tocadas.</p>
    <h3>O que não é conosco</h3>
    <p>Vazamento na calçada, tampa de bueiro solta e esgoto correndo pela sarjeta são da concessionária de água e esgoto: ligue para ela primeiro, porque a rede da rua é dela. Muro estufado ou canaleta rompida depois de temporal é caso de Defesa Civil, no 199. Só depois disso faz sentido mexer no seu ramal.</p>
  `,
  callToAction:
    'Diga o ramo do comércio ou quantas casas há no lote, e se existe acesso para carro pelos fundos.',
};
