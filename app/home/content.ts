import { claims, guaranteeSentence } from '#app/company/claims.ts';
import { formatPrice, formatRange, overallPrice, prices } from '#app/company/prices.ts';

const { arrival } = claims;

/**
 * The service cards of the home page (specification, section 3, "Service card"), each with what is clogged in a word, as
 * the hero's choices say it, and with its third of the drawing of all three.
 */
export const serviceCards = [
  {
    id: 'pia',
    clogged: 'Pia',
    third: 'object-left',
    title: 'Desentupimento de pia',
    description: 'Gordura, restos de comida e sabão que fecham o cano aos poucos.',
    details: 'Sonda flexível e hidrojateamento, sem soda nem ácido no cano.',
    keywords: ['pia entupida', 'desentupir pia de cozinha'],
  },
  {
    id: 'ralo',
    clogged: 'Ralo',
    third: 'object-center',
    title: 'Desentupimento de ralo',
    description: 'Água parada no box, na lavanderia ou no quintal.',
    details:
      'Sonda própria e sucção forte para tirar cabelo e sabão endurecido, quase sempre sem mexer no piso.',
    keywords: ['ralo entupido', 'ralo não escoa'],
  },
  {
    id: 'vaso',
    clogged: 'Vaso',
    third: 'object-right',
    title: 'Desentupimento de vaso sanitário',
    description: 'Excesso de papel, objeto preso ou descarga que não leva.',
    details:
      'Sonda especial que protege a louça. O vaso quase sempre fica no lugar, e o banheiro fica limpo.',
    keywords: ['vaso entupido', 'privada entupida'],
  },
] as const;

/** What happens after a visitor writes or calls. */
export const steps = [
  {
    title: 'Você chama',
    text: 'Conte pelo WhatsApp ou por telefone o que entupiu e em que bairro você está.',
  },
  {
    title: 'A gente vai até você',
    text: `Chegamos ${arrival.home}, olhamos o problema e dizemos o preço antes de começar. A visita e o orçamento são grátis.`,
  },
  {
    title: 'Desentupimos e limpamos',
    text: 'Testamos o escoamento na sua frente e deixamos o lugar limpo. Você paga em dinheiro, cartão, Pix ou transferência.',
  },
] as const;

/** The one line of the hero. */
export const promise = `Chegamos ${arrival.home}, você aprova o preço antes e o serviço tem garantia.`;

/** The four questions of the home page: cost, real 24-hour service, chemicals, guarantee. */
export const faq = [
  {
    question: 'Quanto custa um desentupimento?',
    answer: `Depende do que entupiu: pia de ${formatRange(prices.pia.range)}, vaso sanitário de ${formatRange(prices.vaso.range)} e ralo de ${formatRange(prices.ralo.range)}. No geral, os serviços vão de ${formatRange(overallPrice)}. O orçamento é grátis e você sabe o valor antes de a gente começar.`,
  },
  {
    question: 'O atendimento é mesmo 24\u00a0horas?',
    answer:
      'Sim. Atendemos todos os dias, de madrugada, em fins de semana e feriados, e não cobramos taxa extra por isso. Mande uma mensagem ou ligue a qualquer hora.',
  },
  {
    question: 'É melhor desentupir com produto químico ou com equipamento?',
    answer:
      'Com equipamento. Produto químico pode queimar a pele, estragar o cano e endurecer junto com a gordura, e muitas vezes não resolve. A sonda e a alta pressão tiram o que está preso sem esses riscos.',
  },
  {
    question: 'O serviço tem garantia?',
    answer: `Tem. ${guaranteeSentence} Se o problema voltar, chame a gente.`,
  },
] as const;

export const homeDescription = `Desentupimento de pia, ralo e vaso em Petrópolis e Itaipava, 24 horas por dia. Orçamento e visita grátis, preços a partir de ${formatPrice(overallPrice.from)}. Chame no WhatsApp.`;
