import { claims } from '../../company/claims.ts';
import { formatPrice, overallPrice } from '../../company/prices.ts';
import type { NeighborhoodContent } from '../neighborhood.ts';

export const quitandinha: NeighborhoodContent = {
  descricao:
    'Na entrada da cidade, entre o palácio e os prédios de apartamentos, o frio e a chuva deixam o cano mais lento. Vamos ao Quitandinha vinte e quatro horas, em casa, condomínio ou comércio.',
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
      title: 'Gordura que congela na tubulação',
      text: 'Com os dias frios do bairro, o óleo da panela chega à parede gelada e vira sebo em poucos metros. A pia funciona de manhã, com água quente, e trava à noite. Raspamos a camada e lavamos sob pressão; só água fervente não alcança o fundo.',
    },
    {
      title: 'Garagem de subsolo com ralo cheio',
      text: 'O piso mais baixo do prédio recebe chuva, lavagem de carro e areia do pneu. Quando a canaleta satura, a água procura o poço do elevador. Aspiramos a areia, liberamos a saída e testamos a bomba junto com o zelador.',
    },
    {
      title: 'Retorno em dia de rio alto',
      text: 'Na região da Coronel Veiga, temporal forte faz a rua encher e a rede trabalhar ao contrário. Se for esse o caso, o desentupimento não é a solução: sugerimos válvula de retenção e esperamos baixar para verificar se sobrou lodo no seu ramal.',
    },
    {
      title: 'Encanamento embutido de casa grande',
      text: 'Moradias com três ou quatro banheiros escondem ramais longos sob o assoalho. Fazemos um teste por ponto, do mais distante ao mais próximo, até achar onde a vazão cai.',
    },
  ],
  services: {
    pia: 'Do flat com copa pequena à cozinha de família, medimos primeiro se a lentidão vem do sifão, do ramal ou da coluna, e explicamos o que cada caso pede.',
    ralo: 'Sacada, área técnica, garagem, playground. Nas partes coletivas, entregamos ao síndico um relato simples do que saiu do cano.',
    vaso: 'Caixa acoplada fraca imita entupimento. Abrimos a tampa e olhamos a boia antes de passar a sonda; regular pode ser tudo o que falta.',
  },
  benefits: {
    always:
      'A serra fecha, o dia amanhece branco, e mesmo assim há alguém de plantão para ler a sua mensagem.',
    nonInvasive:
      'Assoalho de tábua e revestimento de época são parte do imóvel. Paciência e uma mola longa fazem o que antes pedia marreta.',
    arrival:
      'O bairro fica no nosso caminho diário. Se a Coronel Veiga estiver interditada, damos a volta por cima e avisamos o novo horário.',
  },
  conteudoSeo: `
    <h3>Entre o lago e a neblina</h3>
    <p>O palácio abriu em 1944 como hotel e cassino, e com ele vieram o lago e os primeiros loteamentos em volta. Depois chegaram os edifícios, e muitos têm hoje o mesmo ponto fraco: prumadas de cozinha que nunca passaram por uma limpeza completa. Enquanto a água desce, ninguém lembra delas; no dia em que param, são oito ou dez famílias ao mesmo tempo.</p>
    <p>Síndicos que preferem prevenir podem pedir uma avaliação da coluna com horário marcado. Olhamos o último andar, o térreo e a caixa no jardim, e dizemos se há motivo para limpar já ou se dá para esperar mais um inverno.</p>
    <h3>O que o frio muda</h3>
    <p>Temperatura baixa endurece gordura, engrossa sabão e faz todo mundo tomar banho mais demorado. É por isso que cozinha entope mais de junho a agosto. Dois hábitos ajudam: limpar a frigideira com papel antes de lavar e deixar a torneira quente aberta um pouco mais depois da louça, para a gordura passar da parte fria do tubo.</p>
    <h3>Prédio com portaria, casa com rampa</h3>
    <p>Em condomínio, mandamos antes o nome de quem vai subir, para liberar o elevador de serviço. Em rua de rampa com musgo, pedimos um lugar plano para apoiar a máquina. Se você for sair, deixe alguém maior de idade autorizado: precisamos de uma pessoa para aprovar o valor e ver o teste.</p>
  `,
  callToAction:
    'Informe o andar, se outros vizinhos têm o mesmo sintoma e um telefone para a portaria. O resto é com a gente.',
};
