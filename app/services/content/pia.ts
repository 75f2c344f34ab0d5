import { claims, guaranteeSentence } from '#app/company/claims.ts';
import { formatRange, prices } from '#app/company/prices.ts';
import type { ServiceContent } from '#app/services/service.ts';

const { range, simple } = prices.pia;
const { arrival, duration } = claims;

export const pia: ServiceContent = {
  heading: 'Desentupimento de pia em Petrópolis e Itaipava',
  lead: `A água parou na cuba e a louça está esperando? Chegamos ${arrival.services}, abrimos o cano com sonda e máquina e deixamos a cozinha limpa.`,
  title: `🚰 Desentupimento de pia em Petrópolis 24h: ${formatRange(range)}`,
  metaDescription: `🚰 Pia entupida em Petrópolis ou Itaipava? Desentupimento de ${formatRange(range)}, 24 horas, sem soda nem ácido. Visita e orçamento grátis.`,
  keywords: [
    'desentupimento de pia petrópolis',
    'pia entupida petrópolis',
    'desentupir pia de cozinha',
    'desentupidora de pia 24 horas',
    'limpeza de caixa de gordura petrópolis',
    'hidrojateamento petrópolis',
    'desentupimento de pia itaipava',
  ],
  problems: {
    title: 'O que entope uma pia',
    picture: 'grease-box',
    items: [
      {
        title: 'Gordura acumulada',
        text: 'O óleo desce quente, esfria no cano e gruda na parede. Cada lavagem põe mais uma camada, até a passagem fechar.',
      },
      {
        title: 'Restos de comida',
        text: 'Arroz, borra de café, casca de ovo e fiapo de legume ficam presos na gordura e formam um tampão, quase sempre na curva do sifão.',
      },
      {
        title: 'Sabão e detergente',
        text: 'Em excesso, o detergente se junta à gordura e endurece, sobretudo nos dias frios da Serra. Usar mais produto, aqui, só piora.',
      },
    ],
  },
  solution: {
    title: 'Como a gente desentope a sua pia',
    lead: 'Primeiro olhamos onde está o problema: no sifão, na parede ou na caixa de gordura. Quase sempre a sonda abre a passagem. A máquina vem depois, quando há gordura na parede do cano.',
    items: [
      {
        title: 'Sonda flexível',
        text: 'Uma mola de aço acompanha as curvas, quebra o tampão e puxa o que dá para puxar, sem abrir a parede.',
      },
      {
        title: 'Máquina de alta pressão',
        text: 'No hidrojateamento, um jato de água lava a parede do cano por inteiro, em vez de só abrir um furo no meio da gordura.',
      },
      {
        title: 'Produtos biodegradáveis',
        text: 'Ajudam a soltar a gordura que sobrou. Não usamos soda nem ácido, que queimam a pele e estragam o encanamento.',
      },
    ],
  },
  highlights: [
    {
      icon: 'fast',
      title: 'Atendimento Rápido',
      text: `Chegamos ${arrival.services}, de dia ou de madrugada, em Petrópolis e em Itaipava. Um caso simples leva de ${duration.sinkSimple}.`,
    },
    {
      icon: 'quality',
      title: 'Garantia de Qualidade',
      text: `Testamos com a cuba cheia antes de ir embora. ${guaranteeSentence}`,
    },
  ],
  price: `Caso simples é o entupimento no sifão ou perto dele. O que faz o preço subir é a distância do tampão, a gordura endurecida e a necessidade de limpar a caixa de gordura junto. Do começo ao fim, leva de ${duration.sink}.`,
  faq: [
    {
      question: 'Quanto custa desentupir uma pia em Petrópolis?',
      answer: `De ${formatRange(range)}. Os casos simples costumam custar de ${formatRange(simple)}. A visita e o orçamento são grátis, e o preço é combinado antes de começar, sem taxa extra à noite, em fins de semana ou feriados.`,
    },
    {
      question: 'Quanto tempo demora?',
      answer: `De ${duration.sink}, conforme o lugar e o tamanho do entupimento. Os casos simples terminam em ${duration.sinkSimple}.`,
    },
    {
      question: 'Vão precisar quebrar a parede?',
      answer:
        'Quase nunca. A sonda entra pela própria saída da cuba ou pela caixa de gordura. Se o cano estiver rompido e não houver outro jeito, explicamos o que aconteceu, e só mexemos na parede com a sua autorização.',
    },
    {
      question: 'Posso tentar água quente ou desentupidor químico antes?',
      answer:
        'Produto químico não: pode queimar quem usa e quem vier mexer depois, e às vezes endurece junto com a gordura. Água fervente pode deformar o cano de PVC. O que você pode fazer é fechar a torneira, tirar a água da cuba com um pote e tentar o desentupidor de borracha. Se não descer, chame.',
    },
  ],
  seoText: {
    title: 'Pia entupida em Petrópolis: o que vale saber',
    paragraphs: [
      'A cozinha é onde as casas de Petrópolis mais entopem, e o clima tem parte nisso. No frio da Serra, a gordura endurece poucos metros depois do ralo da cuba. Por isso a mesma pia que escoa bem em janeiro trava em julho. Limpar a frigideira com papel antes de lavar e usar uma peneirinha no ralo evita a maioria dos chamados.',
      'Quando a água volta, repare em três coisas: se só uma pia está lenta ou se há mais pontos, se o problema piora quando a máquina de lavar esvazia, e se há cheiro forte perto da caixa de gordura. Mande essas respostas pelo WhatsApp: elas ajudam a levar a ferramenta certa.',
      'Atendemos casas, apartamentos, restaurantes e padarias, 24\u00a0horas por dia, todos os dias, com pagamento em dinheiro, cartão, Pix ou transferência. Se o entupimento estiver na coluna do prédio, o orçamento é à parte e quem chama é o síndico. Se estiver na rede da rua, quem resolve é a concessionária de água e esgoto.',
    ],
  },
  reading: [
    'pia-da-cozinha-entupida-o-que-fazer',
    'caixa-de-gordura-quando-limpar',
    'entupimento-no-predio-quem-paga',
    'pia-entope-mais-no-inverno-da-serra',
  ],
  callToAction: {
    title: 'Pia parada? Chame agora.',
    text: 'Conte o que aconteceu e em que bairro você está. O orçamento é grátis e sem compromisso.',
  },
};
