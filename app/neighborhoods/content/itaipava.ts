import { claims } from '#app/company/claims.ts';
import { formatPrice, overallPrice } from '#app/company/prices.ts';
import type { NeighborhoodContent } from '#app/neighborhoods/neighborhood.ts';

export const itaipava: NeighborhoodContent = {
  descricao:
    'Condomínios, pousadas e casas de fim de semana que ficam fechadas de domingo a sexta. Em Itaipava o entupimento costuma aparecer com a família já na porta, e é para essa hora que existimos.',
  metaDescription: `Desentupimento em Itaipava 24h para casas de veraneio, condomínios, pousadas e restaurantes. Chegada ${claims.arrival.neighborhoods}, sem taxa de fim de semana, a partir de ${formatPrice(overallPrice.from)}.`,
  keywords: [
    'desentupimento itaipava',
    'desentupidora itaipava 24 horas',
    'desentupimento casa de veraneio itaipava',
    'desentupimento pousada itaipava',
  ],
  caracteristicas: [
    'Casas de veraneio que passam semanas sem uso',
    'Condomínios fechados, com regras de portaria e estação própria de esgoto em alguns',
    'Pousadas, restaurantes e salões de festa de movimento concentrado no sábado',
    'Terrenos amplos, com piscina, sauna e área de churrasco',
    'Vales de rio, onde o lençol de água fica alto no verão',
  ],
  referencias: [
    'Castelo de Itaipava',
    'Parque Municipal',
    'Hortomercado Municipal',
    'Estrada União e Indústria',
    'Estrada Itaipava–Teresópolis (BR-495)',
    'Vale do Cuiabá',
  ],
  problems: [
    {
      title: 'Casa fechada, sifão seco',
      text: 'Sem uso, a água do fecho hídrico evapora e o cheiro sobe pela casa toda. Nem sempre há entupimento: encha cada ralo com um balde e espere. Se o nível continuar parado, aí sim a obstrução é real e vale chamar.',
    },
    {
      title: 'Vinte hóspedes no feriado',
      text: 'Uma instalação pensada para quatro pessoas recebe uma festa inteira. Lenço umedecido, guardanapo e resto de churrasco descem juntos e se encontram na caixa da entrada. Muitas vezes dá para abrir o caminho sem interromper o almoço.',
    },
    {
      title: 'Sabão que endureceu na ausência',
      text: 'O resíduo da última lavagem seca no fundo do tubo e vira crosta. Na volta, a primeira máquina cheia transborda. A sonda solta a crosta, e bastante água leva o que se soltou.',
    },
    {
      title: 'Bicho e ninho na ventilação',
      text: 'Respiro sem tela no telhado vira toca de vespa ou passarinho. O vaso gorgoleja e a descarga perde força, embora o esgoto esteja livre. Nesse caso o conserto é de quem cuida do telhado, e não de quem desentope.',
    },
  ],
  services: {
    pia: 'Cozinha gourmet, copa da piscina e pia da churrasqueira, cada uma com a sua caixa. Diga quais estão lentas ao chamar, para o orçamento já contar com todas.',
    ralo: 'Deque, sauna, garagem e box. Onde há areia de piscina ou brita, aspiramos antes, porque jato sozinho só espalha.',
    vaso: 'Lavabo de festa é campeão de papel-toalha e absorvente. A sonda para louça alcança a curva sem tirar a peça do lugar.',
  },
  benefits: {
    always:
      'Sexta à noite, domingo depois do almoço, véspera de Ano-Novo: atendemos como em qualquer terça-feira, e o valor não sobe.',
    nonInvasive:
      'Deque de madeira e piso de pedra quase sempre ficam onde estão. Procuramos primeiro a caixa, mesmo sob uma tampa disfarçada; remover qualquer coisa, só em último caso e com o seu sim.',
    arrival:
      'O distrito é área nossa, não exceção com taxa de deslocamento. Mande o nome do condomínio e autorize a entrada na portaria enquanto estamos a caminho.',
  },
  reading: [
    'casa-de-veraneio-itaipava-ralos',
    'cheiro-de-esgoto-no-ralo',
    'raizes-na-tubulacao-casa-com-jardim',
  ],
  conteudoSeo: `
    <h3>Três perguntas que fazemos em Itaipava</h3>
    <p>Há quanto tempo a casa estava fechada? Quantas pessoas estão nela agora? O esgoto vai para a rede, para uma fossa ou para a estação do condomínio? As respostas mudam tudo. Uma moradia vazia há um mês costuma ter resíduo seco; uma cheia de visitas, excesso de uso; e sistema próprio pode simplesmente ter chegado ao limite.</p>
    <p>Se você está longe e quem vai abrir é o caseiro, combine antes quem aprova o orçamento e como a gente fala com você. Peça ao caseiro que acompanhe o teste do fim e mande as fotos que você quiser ver.</p>
    <h3>Para quem recebe gente</h3>
    <p>Pousadas e restaurantes da União e Indústria ganham muito com uma manutenção na quarta ou na quinta, quando a casa está calma: caixa de gordura limpa, ralo de cozinha revisado, banheiro social testado. É melhor do que parar o serviço com a fila na porta. Peça o orçamento com alguns dias de folga.</p>
    <h3>Do centrinho aos vales</h3>
    <p>Percorremos o eixo comercial, as ruas em volta do Hortomercado, o Vale do Cuiabá e também Nogueira, Araras, Pedro do Rio e Posse. Nos pontos mais afastados o tempo de estrada varia com a chuva e o movimento de feriado: mande a localização e pergunte a previsão de chegada antes de esperar.</p>
  `,
  callToAction:
    'Avise se há portaria, caseiro ou hóspedes. Respondemos com previsão de chegada e faixa de preço.',
};
