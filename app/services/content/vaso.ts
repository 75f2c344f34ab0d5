import { claims, guaranteeSentence } from '#app/company/claims.ts';
import { formatRange, prices } from '#app/company/prices.ts';
import type { ServiceContent } from '#app/services/service.ts';

const { range, simple } = prices.vaso;
const { arrival } = claims;

export const vaso: ServiceContent = {
  heading: 'Desentupimento de vaso sanitário em Petrópolis e Itaipava',
  lead: `O vaso encheu e não desce? Não dê outra descarga. Chegamos ${arrival.services} e quase sempre desentupimos com o vaso no lugar.`,
  title: `🚽 Desentupimento de vaso em Petrópolis 24h: ${formatRange(range)}`,
  metaDescription: `🚽 Vaso sanitário entupido em Petrópolis ou Itaipava? Desentupimento de ${formatRange(range)}, 24 horas, quase sempre com o vaso no lugar. Orçamento grátis.`,
  keywords: [
    'desentupimento de vaso sanitário petrópolis',
    'vaso entupido petrópolis',
    'privada entupida',
    'desentupir vaso sanitário 24 horas',
    'desentupimento de vaso itaipava',
  ],
  problems: {
    title: 'O que entope um vaso sanitário',
    picture: 'toilet-object',
    items: [
      {
        title: 'Excesso de papel',
        text: 'Muito papel de uma vez, ou lenço umedecido, que não se desfaz na água, forma um bolo na curva de dentro da louça.',
      },
      {
        title: 'Objetos estranhos',
        text: 'Brinquedo, escova de dentes, fralda, absorvente, tampa de frasco. A descarga leva até a curva, e ali o objeto atravessa e trava.',
      },
      {
        title: 'Defeito na válvula de descarga',
        text: 'Com pouca água, a descarga não tem força e o papel fica pelo caminho. Parece entupimento, mas a causa está na válvula ou na caixa.',
      },
    ],
  },
  solution: {
    title: 'Como a gente desentope o vaso',
    lead: 'Trabalhamos por cima, com ferramenta feita para louça. O vaso quase sempre fica onde está.',
    items: [
      {
        title: 'Sonda flexível especial',
        text: 'A ponta é revestida para não riscar. Ela passa pela curva interna, prende o objeto ou desfaz o bolo de papel.',
      },
      {
        title: 'Técnica segura',
        text: 'Nada de martelo, arame ou pressão sem medida, que trincam a louça e molham o banheiro. Sentimos a obstrução e agimos aos poucos.',
      },
      {
        title: 'Higienização completa',
        text: 'No fim, limpamos o vaso, o piso em volta e as ferramentas, e testamos com várias descargas na sua frente.',
      },
    ],
  },
  highlights: [
    {
      icon: 'urgent',
      title: 'Atendimento Urgente',
      text: `Casa com um banheiro só não pode esperar. Diga isso na mensagem: chegamos ${arrival.services}, a qualquer hora do dia ou da noite.`,
    },
    {
      icon: 'fixture',
      title: 'Proteção da Louça',
      text: 'Cobrimos o piso e usamos sonda revestida. Soltar o vaso, só em último caso e com a sua autorização.',
    },
  ],
  price:
    'Caso simples é o de papel, sem objeto preso. O que faz o preço subir é o objeto atravessado, o entupimento depois do vaso, na rede da casa, e o acesso difícil ao banheiro.',
  faq: [
    {
      question: 'Quanto custa desentupir um vaso em Petrópolis?',
      answer: `De ${formatRange(range)}. Os casos simples costumam custar de ${formatRange(simple)}. A visita e o orçamento são grátis, e você sabe o preço antes de a gente começar.`,
    },
    {
      question: 'Precisa retirar o vaso do lugar?',
      answer:
        'Quase nunca. A sonda passa pela curva da louça com o vaso no lugar. Soltá-lo é o último recurso, quando um objeto não sai de outro jeito, e só com a sua autorização.',
    },
    {
      question: 'O que faço até vocês chegarem?',
      answer:
        'Não dê descarga de novo. Feche o registro do banheiro ou tire a tampa da caixa e levante a boia, para parar a água. Ponha panos no chão e afaste crianças e animais. Não jogue soda, ácido nem água fervente.',
    },
    {
      question: 'O serviço tem garantia?',
      answer: `Tem. ${guaranteeSentence} Se o vaso voltar a entupir, fale com a gente.`,
    },
  ],
  seoText: {
    title: 'Vaso entupido em Petrópolis: sinais e cuidados',
    paragraphs: [
      'Um vaso que enche até a borda e baixa devagar tem alguma passagem, e o desentupidor de borracha pode resolver. Um vaso que não baixa nada, ou que joga água no ralo do box, tem um bloqueio mais longe, e insistir na descarga só põe água suja no chão.',
      'Em casas antigas de Petrópolis, o cano do banheiro pode ser de ferro ou de barro, com emendas que prendem papel. Em casas com fossa, comuns nos distritos, todos os ralos lentos ao mesmo tempo são sinal de fossa cheia, que pede um caminhão limpa-fossa e não um desentupimento. Perguntamos isso antes de sair, para você não pagar pelo serviço errado.',
      'Atendemos 24\u00a0horas, todos os dias, com equipe cuidadosa e pagamento em dinheiro, cartão, Pix ou transferência. Se o defeito for na válvula, dizemos: muitas vezes um encanador resolve mais barato do que um desentupimento.',
    ],
  },
  reading: [
    'vaso-sanitario-entupido-o-que-fazer',
    'objeto-caiu-no-vaso-sanitario',
    'desentupir-sem-quebrar-o-piso',
    'casa-antiga-tubulacao-petropolis',
  ],
  callToAction: {
    title: 'Vaso entupido não espera.',
    text: 'Diga se há outro banheiro na casa e o seu bairro. O orçamento é grátis e sem compromisso.',
  },
};
