import { claims } from '#app/company/claims.ts';
import { formatPrice, overallPrice } from '#app/company/prices.ts';
import type { NeighborhoodContent } from '#app/neighborhoods/neighborhood.ts';

export const cascatinha: NeighborhoodContent = {
  descricao:
    'Da antiga vila operária às casas empilhadas na encosta, Cascatinha tem muita família dividindo o mesmo esgoto. Procuramos o ponto preso e trabalhamos a partir dele.',
  metaDescription: `Desentupimento em Cascatinha, Petrópolis: vila operária, casas na encosta e ligações divididas. 24h por dia, chegada ${claims.arrival.neighborhoods}, preços a partir de ${formatPrice(overallPrice.from)}.`,
  keywords: [
    'desentupimento cascatinha',
    'desentupidora cascatinha petrópolis',
    'esgoto entupido cascatinha',
    'desentupimento 24 horas cascatinha',
  ],
  caracteristicas: [
    'Casas geminadas da época da fábrica de tecidos',
    'Construções em vários níveis, uma acima da outra',
    'Escadarias e servidões onde carro não entra',
    'Ligações de esgoto compartilhadas por mais de uma família',
    'Fundo de vale, com o rio Piabanha correndo ao lado',
  ],
  referencias: [
    'Antiga Companhia Petropolitana de Tecidos',
    'Vila operária',
    'Quedas do rio Piabanha',
    'Estrada União e Indústria',
    'Itamarati e Samambaia, bairros vizinhos',
  ],
  problems: [
    {
      title: 'Um cano, quatro casas',
      text: 'Nas servidões, a casa de cima passa pelo terreno da de baixo. Quando tranca, quem sofre é a última, mesmo sem ter culpa. Desentupir só o banheiro de baixo não adianta: é o trecho comum que precisa abrir. Combinem antes, entre vizinhos, quem chama e quem paga.',
    },
    {
      title: 'Descida forte demais',
      text: 'Parece bom, mas em ladeira íngreme o líquido corre e o sólido fica. No pé da rampa, onde o tubo muda de direção, forma-se uma rolha. É lá que a sonda precisa chegar, e não no banheiro do segundo andar.',
    },
    {
      title: 'Manilha partida da vila antiga',
      text: 'Tubos de barro do tempo da tecelagem racham nas emendas e deixam entrar areia. A limpeza devolve a passagem, mas quando a areia volta em poucas semanas o cano quebrou, e o certo é trocar aquele pedaço.',
    },
    {
      title: 'Banheiro novo em cano velho',
      text: 'Puxadinho, laje e quitinete de aluguel são ligados onde dá. Um tubo feito para um vaso recebe três. Desentupir resolve a emergência; se o aperto está numa emenda, o acerto é trabalho de encanador.',
    },
  ],
  services: {
    pia: 'Cozinha pequena, com máquina de lavar na mesma saída, acumula espuma e gordura juntas. Um teste em cada ponto mostra se o problema é da pia ou do tanque.',
    ralo: 'Corredor lateral, lavanderia coberta e banheiro sem janela. O trabalho costuma começar pela caixa sifonada, que prende cabelo e quase nunca é aberta.',
    vaso: 'Com crianças em casa, brinquedo, escova e fralda descem fácil e param na curva. Puxamos de volta sempre que possível, em vez de empurrar para o cano coletivo.',
  },
  benefits: {
    always:
      'Turno da noite, plantão, criança pequena: cada casa acorda numa hora. A gente responde na sua.',
    nonInvasive:
      'Obra em casa geminada vira problema do vizinho. Por isso trabalhamos pelos acessos que já existem, e mexer em parede fica para último caso, com autorização.',
    arrival:
      'Chegamos pela estrada que passa no Itamarati. Em escadaria, diga até onde o carro vai e seguimos a pé com o equipamento.',
  },
  reading: [
    'casa-antiga-tubulacao-petropolis',
    'agua-volta-pelo-ralo-maquina-de-lavar',
    'cheiro-de-esgoto-no-ralo',
  ],
  conteudoSeo: `
    <h3>Da fábrica ao bairro de hoje</h3>
    <p>Cascatinha cresceu em volta da Companhia Petropolitana, que ainda no Império trouxe teares, movidos pela força da água, e construiu moradia para quem trabalhava neles. As fileiras de casas iguais continuam de pé. Mudaram por dentro: quartos foram acrescentados atrás, o banheiro saiu do quintal, a cozinha foi para a frente. O esgoto, muitas vezes, continua passando onde sempre passou.</p>
    <p>Subindo o morro a história é outra, mais recente e mais apertada. Ali o desafio não é a idade do material, e sim o número de pessoas por metro de tubo e a falta de planta. Quem conhece o desenho é o morador antigo. Por isso conversamos com ele antes de ligar qualquer equipamento.</p>
    <h3>Acesso a pé não é problema</h3>
    <p>Sonda manual, rolo de mola e máquina compacta vão na mão: nada disso depende de rua larga. Avise apenas se existe portão trancado, cachorro solto ou tomada disponível perto do local.</p>
    <h3>Combinar antes com a vizinhança</h3>
    <p>Para o teste final, ajuda muito que as outras famílias deem descarga e abram torneiras ao mesmo tempo. São poucos minutos, e é o que mostra se o ramal comum está livre de verdade. Avise os vizinhos antes de a gente chegar.</p>
  `,
  callToAction:
    'Conte quantas casas usam a mesma saída e se dá para chegar de carro. Você sabe o preço antes de a gente começar.',
};
