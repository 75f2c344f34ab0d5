import { claims, guaranteeSentence } from '#app/company/claims.ts';
import { formatRange, prices } from '#app/company/prices.ts';
import type { ServiceContent } from '#app/services/service.ts';

const { range, simple } = prices.ralo;
const { arrival } = claims;

export const ralo: ServiceContent = {
  heading: 'Desentupimento de ralo em Petrópolis e Itaipava',
  lead: `Água parada no box, na lavanderia ou no quintal? Chegamos ${arrival.services} e tiramos o que está preso por dentro do cano, quase sempre sem mexer no piso.`,
  title: `🚿 Desentupimento de ralo em Petrópolis 24h: ${formatRange(range)}`,
  metaDescription: `🚿 Ralo entupido em Petrópolis ou Itaipava? Desentupimento de ${formatRange(range)}, 24 horas, quase sempre sem quebrar o piso. Orçamento grátis.`,
  keywords: [
    'desentupimento de ralo petrópolis',
    'ralo entupido petrópolis',
    'desentupir ralo de banheiro',
    'ralo não escoa',
    'desentupimento de ralo itaipava',
  ],
  problems: {
    title: 'Por que o ralo para de escoar',
    picture: 'drain-objects',
    items: [
      {
        title: 'Cabelo',
        text: 'Os fios se enroscam na grelha e na caixinha de baixo, seguram tudo o que passa e viram uma bola que não desce nem sobe.',
      },
      {
        title: 'Sabão solidificado',
        text: 'Sabonete e xampu formam uma pasta que seca no cano. Com a água fria, ela endurece e estreita a passagem a cada banho.',
      },
      {
        title: 'Objetos pequenos',
        text: 'Tampinha, prendedor, algodão, brinquedo, areia. O que cai por acidente costuma parar na primeira curva, ao alcance da sonda.',
      },
    ],
  },
  solution: {
    title: 'Como a gente desentope sem mexer no piso',
    lead: 'Entramos pela abertura do próprio ralo. O azulejo quase sempre fica onde está.',
    items: [
      {
        title: 'Sonda especializada',
        text: 'Mais fina que a de pia, passa pela caixa sifonada, faz a curva e pega o que está preso, em vez de empurrar.',
      },
      {
        title: 'Sucção forte',
        text: 'Aspiramos a água parada, o cabelo solto e a areia. Assim nada do que saiu volta para o cano.',
      },
      {
        title: 'Limpeza completa',
        text: 'Lavamos a grelha, a caixinha e o trecho até a ligação, e testamos com bastante água. O banheiro fica limpo.',
      },
    ],
  },
  highlights: [
    {
      icon: 'whole',
      title: 'Sem Quebrar Nada',
      text: 'O serviço não é invasivo: entramos pelo ralo e saímos por ele. Mexer no piso, só em último caso e com a sua autorização.',
    },
    {
      icon: 'upkeep',
      title: 'Prevenção Inclusa',
      text: 'Antes de sair, mostramos como abrir e limpar a caixinha, e de quanto em quanto tempo. É o que mais evita que o problema volte.',
    },
  ],
  price:
    'Caso simples é o entupimento na grelha ou na caixinha. O que faz o preço subir é o tampão longe do ralo, a raiz no cano do quintal e a quantidade de ralos ligados ao mesmo trecho.',
  faq: [
    {
      question: 'Quanto custa desentupir um ralo em Petrópolis?',
      answer: `De ${formatRange(range)}. Os casos simples costumam custar de ${formatRange(simple)}. A visita e o orçamento são grátis, e não há taxa extra à noite, em fins de semana ou feriados.`,
    },
    {
      question: 'É preciso quebrar o piso?',
      answer:
        'Quase nunca. A sonda e a sucção trabalham por dentro do cano. Se ele estiver quebrado ou amassado, mostramos o porquê, e você decide se autoriza a abertura.',
    },
    {
      question: 'Por que o ralo do banheiro cheira mal?',
      answer:
        'Se a água escoa bem, o mais comum é o fecho hídrico seco: aquela água que fica no fundo da caixinha e barra o cheiro do esgoto. Jogue um balde de água e espere. Se o cheiro voltar em poucos dias, a caixinha pode estar suja ou rachada, e vale uma visita.',
    },
    {
      question: 'O serviço tem garantia?',
      answer: `Tem. ${guaranteeSentence} Se o ralo voltar a entupir, fale com a gente.`,
    },
  ],
  seoText: {
    title: 'Ralo entupido em Petrópolis: como prevenir e quando chamar',
    paragraphs: [
      'Ralo de banheiro avisa antes de parar. A água começa a cobrir os pés no fim do banho, depois demora alguns minutos para sumir e por fim volta quando alguém usa a máquina de lavar. Quanto antes a caixinha for limpa, menor é o serviço.',
      'No quintal, a história é outra. As chuvas fortes da Serra levam folha, terra e brita para a grelha, e a raiz de uma árvore próxima pode entrar pela emenda do cano. Se o ralo de fora transborda junto com o do banheiro, o problema provavelmente está na caixa de passagem ou na rede da rua.',
      'Não jogue soda, ácido ou água fervente. Além do risco de queimadura, o produto fica parado na água e atinge quem for mexer depois. Feche o registro, afaste as crianças e mande uma foto pelo WhatsApp: respondemos a qualquer hora, em Petrópolis, em Itaipava e nos bairros vizinhos.',
    ],
  },
  reading: [
    'ralo-do-banheiro-nao-escoa',
    'agua-volta-pelo-ralo-maquina-de-lavar',
    'cheiro-de-esgoto-no-ralo',
    'chuva-forte-ralo-do-quintal-transborda',
  ],
  callToAction: {
    title: 'O ralo não escoa? Chame agora.',
    text: 'Diga qual é o ralo e desde quando a água está parada. O orçamento é grátis e sem compromisso.',
  },
};
