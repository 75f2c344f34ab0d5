import { claims } from '#app/company/claims.ts';
import { formatPrice, overallPrice } from '#app/company/prices.ts';
import type { NeighborhoodContent } from '#app/neighborhoods/neighborhood.ts';

export const correas: NeighborhoodContent = {
  descricao:
    'Casa com quintal, árvore grande e caminho de terra até o portão: em Corrêas, o que entope quase sempre vem de fora da cozinha. Atendemos o bairro inteiro, do terminal ao Bonfim, a qualquer hora.',
  metaDescription: `Desentupidora em Corrêas, Petrópolis, 24h: casas com quintal, raízes no cano e fossa. Serviços a partir de ${formatPrice(overallPrice.from)}, chegada ${claims.arrival.neighborhoods} e visita grátis.`,
  keywords: [
    'desentupimento corrêas',
    'desentupidora corrêas petrópolis',
    'raiz no cano corrêas',
    'desentupimento bonfim petrópolis',
  ],
  caracteristicas: [
    'Casas térreas e sítios, com terreno grande e muita vegetação',
    'Caixas de passagem no jardim, nem sempre fáceis de achar',
    'Ruas secundárias em subida, algumas sem calçamento',
    'Clima úmido, com neblina e chuva frequentes perto da mata',
    'Imóveis que usam fossa onde a rede pública não chega',
  ],
  referencias: [
    'Terminal Corrêas',
    'Estrada União e Indústria',
    'Hospital Alcides Carneiro',
    'Vale do Bonfim',
    'Entrada do Parque Nacional da Serra dos Órgãos',
    'Rio Piabanha',
  ],
  problems: [
    {
      title: 'Raiz que procura água',
      text: 'Uma junta mal vedada solta umidade, a raiz entra por ali em forma de fio e engrossa lá dentro. O sinal é um escoamento que piora mês a mês, sem relação com o que você joga na pia. A sonda com ponta de corte abre a passagem, mas a junta continua aberta: se a raiz voltar, o certo é trocar aquele pedaço.',
    },
    {
      title: 'Folha e barro no ralo de fora',
      text: 'Depois da ventania, a grelha do quintal vira peneira. O barro passa, assenta no fundo da caixa e endurece como tijolo. A lama sai à mão antes de entrar água sob pressão, para não empurrar tudo adiante.',
    },
    {
      title: 'Trecho comprido até a rua',
      text: 'Em terreno fundo, o esgoto caminha devagar por muitos metros quase planos. Papel e gordura vão parando no meio. Usamos sonda longa, a partir da caixa mais próxima, em vez de insistir pelo banheiro.',
    },
    {
      title: 'Fossa cheia que parece cano tapado',
      text: 'Se todos os ralos borbulham juntos, pode ser a fossa e não a tubulação. Nesse caso você precisa de caminhão limpa-fossa, que é outro serviço. Conte isso ao chamar, para não esperar pelo serviço errado.',
    },
  ],
  services: {
    pia: 'Além da cozinha principal, cuidamos da churrasqueira e da lavanderia externa, onde gordura e areia se juntam no mesmo sifão.',
    ralo: 'Grelhas de garagem, canaletas e ralos de varanda com terra e folha. Se a caixa ao lado está cheia de barro, convém limpar junto, senão entope de novo na próxima chuva.',
    vaso: 'Banheiro dos fundos, da casa do caseiro ou da suíte. Em casa antiga, vale olhar também a ventilação do cano, que costuma faltar.',
  },
  benefits: {
    always:
      'De madrugada, sábado ou no meio do Carnaval, há quem leia a sua mensagem e vá até a sua porta.',
    nonInvasive:
      'Jardim demora anos para crescer. Entramos pelas caixas que já existem e só cavamos se não houver outro jeito e você disser sim.',
    arrival:
      'O caminho é a União e Indústria. Mande a localização pelo aplicativo se a sua rua não aparece no mapa.',
  },
  reading: [
    'raizes-na-tubulacao-casa-com-jardim',
    'chuva-forte-ralo-do-quintal-transborda',
    'desentupir-sem-quebrar-o-piso',
  ],
  conteudoSeo: `
    <h3>Um bairro de quintais</h3>
    <p>Corrêas guarda no nome a fazenda do padre que hospedava viajantes no caminho para Minas, e continua sendo lugar de passagem: quem sobe para o Bonfim ou para a travessia da Serra dos Órgãos vem por aqui. Também é bairro de quem mora o ano todo, com hospital, escolas e comércio de rua.</p>
    <p>Para quem cuida de encanamento, isso quer dizer duas realidades. Perto da estrada, imóveis encostados uns nos outros, ligados à rede pública. Nas ladeiras e no vale, casas soltas no verde, com instalações feitas aos poucos pelo próprio dono. Antes de sair, perguntamos de que tipo é a sua, porque o equipamento muda.</p>
    <h3>Onde fica a caixa de inspeção?</h3>
    <p>É a pergunta que mais economiza tempo. Se você souber, deixe a tampa à vista e afaste vasos e bancos. Se a tampa sumiu debaixo da grama, o jeito é seguir o caminho provável do cano, da parede do banheiro até o portão, e tocar o chão até achar.</p>
    <h3>Depois do serviço</h3>
    <p>Um conselho para cada caso. Raiz volta: vale olhar a mesma caixa todo ano, antes do verão. Grelha de quintal pede uma tela por cima no outono. E cano sem caimento pode funcionar por muito tempo com uma limpeza preventiva, mas o acerto definitivo é obra de pedreiro.</p>
  `,
  callToAction:
    'Explique se a água volta dentro de casa ou no quintal. Com essa informação fica mais fácil levar a ferramenta certa.',
};
