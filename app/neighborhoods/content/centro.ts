import { claims } from '#app/company/claims.ts';
import { formatPrice, overallPrice } from '#app/company/prices.ts';
import type { NeighborhoodContent } from '#app/neighborhoods/neighborhood.ts';

export const centro: NeighborhoodContent = {
  descricao:
    'Sobrados, galerias e prédios altos dividem as mesmas ruas, e muito cano dali é mais velho que os moradores. Desentupimos pia, ralo e vaso no Centro Histórico de dia, à noite e em feriado.',
  metaDescription: `Desentupimento no Centro de Petrópolis 24h: prédios antigos, lojas e restaurantes. A partir de ${formatPrice(overallPrice.from)}, chegada ${claims.arrival.neighborhoods}, orçamento grátis.`,
  keywords: [
    'desentupimento centro petrópolis',
    'desentupidora centro histórico petrópolis',
    'desentupir pia rua do imperador',
    'desentupimento restaurante petrópolis',
  ],
  caracteristicas: [
    'Casarões do século XIX e prédios de todas as épocas, lado a lado',
    'Loja no térreo e moradia em cima, com a mesma tubulação',
    'Restaurantes, padarias e lanchonetes de cozinha cheia o dia todo',
    'Rios canalizados no meio das avenidas, que sobem depressa no temporal',
    'Trânsito lento e poucas vagas no horário comercial',
  ],
  referencias: [
    'Museu Imperial',
    'Catedral São Pedro de Alcântara',
    'Rua do Imperador',
    'Avenida Koeler',
    'Palácio de Cristal',
    'Praça da Liberdade',
    'Casa de Santos Dumont',
  ],
  problems: [
    {
      title: 'A coluna do prédio, e não a sua pia',
      text: 'Em edifício antigo, as cozinhas de vários andares descem por um cano só. Se a sua cuba enche quando o vizinho de cima lava a louça, limpar o seu sifão não resolve. A gente testa e diz se o entupimento parece estar no seu ramal ou na coluna, que é assunto do síndico.',
    },
    {
      title: 'Ferro fundido que fechou por dentro',
      text: 'A ferrugem cria uma superfície áspera, a gordura gruda nela e a passagem vai sumindo. Nesses canos trabalhamos com sonda fina e paciência, porque a parede já está gasta e não aceita pancada.',
    },
    {
      title: 'Cozinha de restaurante parada no almoço',
      text: 'Óleo esfria longe do fogão e endurece na curva seguinte. Primeiro se abre a passagem, para a cozinha voltar a servir. A limpeza do resto da linha pode ficar para depois que a casa fecha, com orçamento próprio.',
    },
    {
      title: 'Porão e loja abaixo da calçada',
      text: 'Quando o rio do lado enche, a ligação mais baixa é a primeira a devolver água. Conte se isso só acontece em dia de chuva: às vezes a rede da rua está cheia, e nesse caso dizemos que não há o que desentupir.',
    },
  ],
  services: {
    pia: 'Cuba de apartamento com encanamento antigo ou tanque de cozinha comercial: entramos pela válvula da cuba ou pelo sifão, para não mexer em azulejo que já não se fabrica.',
    ralo: 'Box, área de serviço e pátio interno de sobrado. Tiramos o que está preso e conferimos se a água desce sem voltar por outro ralo.',
    vaso: 'Banheiro de loja, consultório ou residência, com a peça no lugar. Em louça antiga, que já não se encontra para comprar, o cuidado é dobrado.',
  },
  benefits: {
    always:
      'Loja entope às dez da manhã e apartamento, às duas da madrugada. O telefone é o mesmo, e o valor também.',
    nonInvasive:
      'Piso de ladrilho hidráulico e parede de pedra não se refazem. Por isso o trabalho é feito por dentro do cano, e quebrar é o último caso.',
    arrival:
      'Estamos na mesma cidade e conhecemos os desvios de quando a Rua do Imperador para. Diga onde há lugar para encostar o carro.',
  },
  reading: [
    'casa-antiga-tubulacao-petropolis',
    'entupimento-no-predio-quem-paga',
    'caixa-de-gordura-quando-limpar',
  ],
  conteudoSeo: `
    <h3>Encanamento antigo pede outro jeito de trabalhar</h3>
    <p>O Centro nasceu planejado, com as casas voltadas para os rios, e foi crescendo por cima de si mesmo. Um sobrado virou duas lojas, o quintal virou anexo, o banheiro mudou de lugar duas ou três vezes. O resultado é uma tubulação que ninguém desenhou inteira: trechos de manilha de barro, de ferro e de PVC emendados, com curvas onde não se espera.</p>
    <p>Por isso a primeira coisa que fazemos é perguntar. O imóvel já passou por obra? Existe caixa de inspeção no corredor ou na calçada? O problema aparece em um ponto ou em todos? Com essas respostas dá para escolher a sonda certa e evitar tentativa e erro na sua parede.</p>
    <h3>Condomínio: quem chama e quem paga</h3>
    <p>Quando o entupimento está entre a sua pia e a parede, a conta costuma ser do apartamento. Na prumada ou no subsolo, é do condomínio. Peça o orçamento por mensagem, para ter o que mostrar à administração. O serviço na coluna fica fora das faixas desta página: o valor depende do prédio e é dado na visita.</p>
    <h3>Como é o acesso</h3>
    <p>No horário comercial, carga e descarga na Rua do Imperador e nas transversais costuma ser restrita. O equipamento portátil sobe escada e passa em corredor estreito, e o carro fica onde for possível. Em prédio com portaria, avise o nome da empresa antes para não perdermos tempo na entrada.</p>
  `,
  callToAction:
    'Diga se é casa, apartamento ou comércio e em que andar fica. A visita e o orçamento não custam nada.',
};
