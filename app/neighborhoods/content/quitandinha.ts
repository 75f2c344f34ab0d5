import { claims } from '#app/company/claims.ts';
import { formatPrice, overallPrice } from '#app/company/prices.ts';
import type { NeighborhoodContent } from '#app/neighborhoods/neighborhood.ts';

export const quitandinha: NeighborhoodContent = {
  descricao:
    'Na entrada da cidade, entre o palácio e os prédios de apartamentos, o frio e a chuva deixam o cano mais lento. Atendemos o Quitandinha 24 horas por dia, em casa, condomínio ou comércio.',
  metaDescription: `Desentupidora no Quitandinha, Petrópolis: apartamentos, casas e áreas comuns. Plantão 24h, chegada ${claims.arrival.neighborhoods}, orçamento sem custo e preço a partir de ${formatPrice(overallPrice.from)}.`,
  keywords: [
    'desentupimento quitandinha',
    'desentupidora quitandinha petrópolis',
    'desentupir apartamento quitandinha',
    'desentupimento coronel veiga',
  ],
  caracteristicas: [
    'Conjuntos de apartamentos com garagem e salão no subsolo',
    'Residências amplas em ruas arborizadas, de meados do século XX',
    'Baixada junto ao rio, sujeita a alagamento na saída para o Centro',
    'Neblina e temperatura baixa boa parte do ano',
    'Movimento de quem entra e sai pela serra, a caminho do Rio',
  ],
  referencias: [
    'Palácio Quitandinha',
    'Lago Quitandinha',
    'Pórtico da entrada da cidade',
    'Rua Coronel Veiga',
    'Acesso à BR-040',
  ],
  problems: [
    {
      title: 'Gordura que endurece no frio',
      text: 'Com os dias frios do bairro, o óleo da panela chega à parede gelada e vira sebo em poucos metros. A pia demora nas horas geladas da manhã e melhora à tarde, até o dia em que para. A sonda solta a camada e a água sob pressão lava o cano. Não jogue água fervente: ela pode deformar o PVC.',
    },
    {
      title: 'Garagem de subsolo com ralo cheio',
      text: 'O piso mais baixo do prédio recebe chuva, lavagem de carro e areia do pneu. Quando a canaleta satura, a água procura o poço do elevador. O trabalho é aspirar a areia e liberar a saída do ralo; a bomba, se houver, fica com quem cuida dela.',
    },
    {
      title: 'Retorno em dia de rio alto',
      text: 'Na região da Coronel Veiga, temporal forte faz a rua encher e a rede trabalhar ao contrário. Se for esse o caso, o desentupimento não é a solução: o que ajuda é uma válvula de retenção, instalada por encanador. Depois que o rio baixa, aí sim vale ver se sobrou lodo no seu ramal.',
    },
    {
      title: 'Encanamento embutido de casa grande',
      text: 'Moradias com três ou quatro banheiros escondem ramais longos sob o assoalho. Testar ponto por ponto, do mais distante ao mais próximo, mostra onde a vazão cai.',
    },
  ],
  services: {
    pia: 'Do flat com copa pequena à cozinha de família, olhamos primeiro se a lentidão vem do sifão, do ramal ou da coluna. A coluna é do prédio e tem orçamento à parte.',
    ralo: 'Sacada, área técnica, garagem, playground. Nas partes coletivas, quem chama e aprova é o síndico ou a administradora.',
    vaso: 'Caixa acoplada fraca imita entupimento. Olhe a boia antes de chamar: se a caixa enche pouco, regular pode ser tudo o que falta.',
  },
  benefits: {
    always:
      'A serra fecha, o dia amanhece branco, e mesmo assim há alguém de plantão para ler a sua mensagem.',
    nonInvasive:
      'Assoalho de tábua e revestimento de época são parte do imóvel. Paciência e uma mola longa quase sempre fazem o que antes pedia marreta.',
    arrival:
      'O bairro fica entre o Centro e a entrada da cidade. Se a Coronel Veiga estiver interditada, vamos por outra rua, e a chegada pode demorar mais: pergunte a previsão.',
  },
  reading: [
    'entupimento-no-predio-quem-paga',
    'pia-entope-mais-no-inverno-da-serra',
    'chuva-forte-ralo-do-quintal-transborda',
  ],
  conteudoSeo: `
    <h3>Entre o lago e a neblina</h3>
    <p>O palácio abriu em 1944 como hotel e cassino, diante do lago, e o bairro foi crescendo em volta. Depois chegaram os edifícios, e muitos têm hoje o mesmo ponto fraco: prumadas de cozinha que nunca passaram por uma limpeza completa. Enquanto a água desce, ninguém lembra delas; no dia em que param, várias famílias ficam sem cozinha ao mesmo tempo.</p>
    <p>Síndicos que preferem prevenir podem pedir um orçamento para a coluna antes do inverno. Ele é feito à parte, porque depende da altura do prédio e do acesso, e é grátis como os outros.</p>
    <h3>O que o frio muda</h3>
    <p>Temperatura baixa endurece gordura, engrossa sabão e faz todo mundo tomar banho mais demorado. É por isso que cozinha entope mais de junho a agosto. Dois hábitos ajudam: limpar a frigideira com papel antes de lavar e deixar a torneira quente aberta um pouco mais depois da louça, para a gordura passar da parte fria do tubo.</p>
    <h3>Prédio com portaria, casa com rampa</h3>
    <p>Em condomínio, deixe a portaria avisada e combine o uso do elevador de serviço. Em rua de rampa com musgo, ajuda ter um lugar plano para apoiar a máquina. Se você for sair, deixe alguém maior de idade autorizado: precisamos de uma pessoa para aprovar o valor e ver o teste.</p>
  `,
  callToAction:
    'Informe o andar, se outros vizinhos têm o mesmo sintoma e um telefone para a portaria. O resto é com a gente.',
};
