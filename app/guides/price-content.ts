import { claims, guaranteeSentence } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { guides } from '#app/company/guides.ts';
import {
  formatPrice,
  formatRange,
  overallPrice,
  prices,
  suspiciousPrice,
} from '#app/company/prices.ts';
import type { Guide } from './guide.ts';

const { arrival, duration } = claims;

export const priceGuide: Guide = {
  ...guides.price,
  title: `${guides.price.name}? | ${company.name}`,
  metaDescription: `Desentupir em Petrópolis custa de ${formatRange(overallPrice)}: veja as faixas de pia, vaso e ralo, o que faz o preço mudar e como reconhecer um orçamento justo.`,
  keywords: [
    'quanto custa desentupimento petrópolis',
    'preço desentupidora petrópolis',
    'preço desentupir pia',
    'preço desentupir vaso',
    'orçamento desentupimento itaipava',
  ],
  message: 'Olá! Li o guia de preços no site e quero um orçamento de desentupimento em Petrópolis.',
  faq: [
    {
      question: 'Quanto custa um desentupimento em Petrópolis?',
      answer: `De ${formatRange(overallPrice)}, conforme o que entupiu: pia de ${formatRange(prices.pia.range)}, vaso de ${formatRange(prices.vaso.range)} e ralo de ${formatRange(prices.ralo.range)}. O orçamento é grátis em toda Petrópolis.`,
    },
    {
      question: 'Cobram mais caro à noite, no fim de semana ou no feriado?',
      answer:
        'Não. O preço é o mesmo a qualquer hora, todos os dias. Se outra empresa cobrar adicional noturno, peça que ele apareça no orçamento antes de o serviço começar.',
    },
    {
      question: 'A visita para fazer o orçamento é paga?',
      answer: `Não. Chegamos ${arrival.guides}, olhamos o problema e damos o preço. Se você não quiser fazer o serviço, não paga nada.`,
    },
    {
      question: 'Quais são as formas de pagamento?',
      answer:
        'Dinheiro, cartão de crédito, cartão de débito, Pix e transferência bancária. Diga a sua preferência ao aprovar o orçamento.',
    },
    {
      question: 'E se entupir de novo?',
      answer: `Fale com a gente. ${guaranteeSentence} Guarde a conversa com o orçamento.`,
    },
  ],
};

export const priceCards = [
  {
    id: 'pia',
    title: 'Pia',
    text: `Casos simples, com o tampão no sifão, costumam custar de ${formatRange(prices.pia.simple)} e levam de ${duration.sinkSimple}.`,
  },
  {
    id: 'vaso',
    title: 'Vaso sanitário',
    text: `Só papel, sem objeto preso, costuma custar de ${formatRange(prices.vaso.simple)}. Quase sempre com o vaso no lugar.`,
  },
  {
    id: 'ralo',
    title: 'Ralo',
    text: `Cabelo e sabão na caixinha costumam custar de ${formatRange(prices.ralo.simple)}. Quase sempre sem mexer no piso.`,
  },
] as const;

export const priceFactors = [
  {
    title: 'Tipo de entupimento',
    text: 'Papel e cabelo saem depressa. Gordura endurecida, raiz e objeto atravessado dão mais trabalho e pedem mais de uma ferramenta.',
  },
  {
    title: 'Localização',
    text: 'Um tampão no sifão fica ao alcance da mão. O mesmo tampão a vários metros, debaixo do piso, exige sonda longa e mais tempo. A coluna do prédio fica fora destas faixas: o valor depende do prédio e é dado na visita.',
  },
  {
    title: 'Equipamento',
    text: 'Sonda manual resolve muita coisa. Quando é preciso máquina de alta pressão ou sucção, o serviço fica mais perto do topo da faixa.',
  },
  {
    title: 'Dificuldade',
    text: 'Banheiro apertado, escadaria, caixa de inspeção enterrada ou cano antigo que não aceita força: tudo isso aumenta o tempo de trabalho.',
  },
] as const;

/** What in each neighbourhood moves the price, in a sentence. */
export const localNotes = [
  {
    slug: 'centro',
    nome: 'Centro',
    text: 'Prédio antigo: veja se outros andares têm o problema, porque a coluna é orçada à parte.',
  },
  {
    slug: 'correas',
    nome: 'Corrêas',
    text: 'Raiz e trecho comprido de cano no terreno pedem sonda mais longa.',
  },
  {
    slug: 'cascatinha',
    nome: 'Cascatinha',
    text: 'Cano dividido entre casas: combine antes com os vizinhos quem chama e quem paga.',
  },
  {
    slug: 'itaipava',
    nome: 'Itaipava',
    text: 'Casa fechada por semanas costuma ter mais de um ralo lento: peça o preço do conjunto.',
  },
  {
    slug: 'quitandinha',
    nome: 'Quitandinha',
    text: 'Gordura dura no inverno e garagem de subsolo tomam mais tempo.',
  },
  {
    slug: 'bingen',
    nome: 'Bingen',
    text: 'No comércio, serragem e graxa precisam ser retiradas, e não empurradas.',
  },
] as const;

export const fairPriceText = `Desconfie de anúncio muito barato. Um preço de ${formatPrice(suspiciousPrice)} não paga o deslocamento de uma equipe com equipamento, e o valor costuma crescer dentro da sua casa. Peça sempre a faixa de preço por escrito, o que está incluído e a garantia.`;
