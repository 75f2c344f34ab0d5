import { claims, guaranteeSentence } from '#app/company/claims.ts';

const { arrival, experience } = claims;

/** Paragraphs of the company's history. Nothing here that the specification does not say of the company. */
export const history = [
  `A empresa começou em ${experience.foundingYear}, em família, atendendo casas de Petrópolis. Continua em família.`,
  'Petrópolis ensina depressa. Aqui há casarão com cano de ferro, prédio de coluna única, casa de encosta que divide o esgoto com o vizinho, sítio com raiz no cano, casa de veraneio que só abre no feriado. Foi atendendo esses casos, um a um, que aprendemos a perguntar antes de sair e a levar a ferramenta certa.',
  `Uma chamada de madrugada é assim. Você conta o que aconteceu, por telefone ou WhatsApp, e a gente diz o que fazer enquanto isso. Chegamos ${arrival.home}, olhamos o problema e explicamos o que dá para fazer. Se você aprovar, começamos.`,
  'Levamos a sonda flexível da pia, a mais fina do ralo e a revestida, que não risca a louça. Levamos também a máquina de alta pressão e a sucção. Soda e ácido ficam de fora: não precisamos deles.',
] as const;

export const values = [
  {
    title: 'Preço antes do serviço',
    text: 'A visita e o orçamento são grátis. Você sabe quanto vai pagar antes de a gente ligar a máquina.',
  },
  {
    title: 'Nada quebrado sem motivo',
    text: 'Trabalhamos por dentro do cano. Quebrar ou remover uma peça é o último caso, e só com a sua autorização.',
  },
  {
    title: 'A verdade, mesmo quando não é conosco',
    text: 'Fossa cheia, rede da rua ou válvula com defeito não se resolvem com desentupimento. Quando é assim, dizemos quem você deve chamar.',
  },
  {
    title: 'Cuidado com a casa e com quem mora nela',
    text: 'Não usamos soda nem ácido, que queimam a pele e estragam o encanamento. E o lugar fica limpo quando saímos.',
  },
] as const;

export const commitments = [
  'Respondemos a qualquer hora, todos os dias, inclusive feriados.',
  'Não cobramos taxa extra à noite, em fins de semana ou feriados.',
  'Testamos o escoamento na sua frente.',
  guaranteeSentence,
  'Limpamos o que sujamos antes de ir embora.',
] as const;

export const editorialPolicy = [
  'Os artigos e guias existem para você resolver sozinho o que dá para resolver com segurança, e para saber quando parar. Por isso dizemos também quando não é preciso nos chamar.',
  'Escrevemos a partir do que acontece nas casas da Serra. Não recomendamos produtos químicos nem soluções que possam machucar alguém, e não inventamos números, estudos ou clientes. Um depoimento só aparece como de cliente depois de confirmado.',
  'Os preços são faixas: o valor certo é dado no orçamento. Quando uma informação muda, o texto muda também. Achou um erro? Conte para a gente pelo WhatsApp.',
] as const;
