import { claims } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { choiceHeading, guides } from '#app/company/guides.ts';
import { formatPrice, suspiciousPrice } from '#app/company/prices.ts';
import type { Guide } from './guide.ts';

const { arrival, experience, guarantee } = claims;

export const choiceGuide: Guide = {
  ...guides.choice,
  title: `${choiceHeading} | ${company.name}`,
  metaDescription:
    'Veja os critérios para escolher uma desentupidora em Petrópolis: empresa regularizada, atendimento 24 horas de verdade, garantia e os sinais de golpe a evitar.',
  keywords: [
    'como escolher desentupidora petrópolis',
    'desentupidora confiável petrópolis',
    'melhor desentupidora petrópolis',
    'golpe desentupidora',
    'desentupidora itaipava',
  ],
  message:
    'Olá! Li no site como escolher uma desentupidora e quero fazer umas perguntas antes de chamar.',
  faq: [
    {
      question: 'Como sei se a desentupidora é regularizada?',
      answer:
        'Peça o CNPJ e consulte-o no site da Receita Federal: a empresa deve estar ativa e ter o mesmo nome que aparece no orçamento. Empresa séria informa o número sem rodeios.',
    },
    {
      question: 'Quanto tempo de experiência devo exigir?',
      answer: `Recomendamos pelo menos ${experience.guidanceMinimum}. Mais do que o número, pergunte por casos parecidos com o seu: prédio antigo, fossa, casa de encosta.`,
    },
    {
      question: 'O orçamento precisa ser por escrito?',
      answer:
        'Peça que seja, nem que seja por mensagem. O Código de Defesa do Consumidor manda dar o orçamento antes do serviço, e o que está escrito evita discussão: o que será feito, quanto custa e que garantia você tem.',
    },
    {
      question: 'É normal pedir pagamento antes do serviço?',
      answer:
        'Não. O comum é pagar depois do teste, com a água escoando. Desconfie de quem pede o valor inteiro adiantado ou só aceita dinheiro.',
    },
    {
      question: 'O que perguntar por telefone antes de chamar?',
      answer: `Pergunte a faixa de preço, se a visita é paga, se há taxa à noite, em quanto tempo chegam e que garantia dão. Nós respondemos: orçamento grátis, sem taxa extra e chegada ${arrival.guides}.`,
    },
  ],
};

/** Six of the seven criteria that the heading names (specification, section 2, "Selection guide"). */
export const criteria = [
  {
    title: 'Empresa regularizada',
    text: 'CNPJ ativo, nome e telefone que conferem. Sem isso, você não tem a quem reclamar.',
  },
  {
    title: 'Atendimento 24h real',
    text: 'Alguém responde de madrugada, e não só uma gravação. Teste mandando uma mensagem fora do horário comercial.',
  },
  {
    title: 'Experiência comprovada',
    text: `Pelo menos ${experience.guidanceMinimum} de trabalho e disposição para explicar como vai resolver o seu caso. Nós temos ${experience.articles}.`,
  },
  {
    title: 'Equipe qualificada',
    text: 'Quem vem faz perguntas, olha antes de mexer e explica o que encontrou, sem pressa de quebrar.',
  },
  {
    title: 'Equipamento próprio',
    text: 'Sonda, máquina de alta pressão e sucção. Quem só traz produto químico não está preparado.',
  },
  {
    title: 'Garantia do serviço',
    text: `Procure no mínimo ${guarantee.guidanceMinimum} por escrito, que se somam aos ${guarantee.legal} da garantia legal. Essa vale mesmo que a empresa não fale nela.`,
  },
] as const;

/** The seventh criterion, after the six: it decides among those who meet the other six. */
export const seventhCriterion = {
  title: 'Orçamento antes de começar',
  text: 'Grátis, por escrito e combinado antes de ligar a máquina. Uma empresa pode atender aos outros seis critérios e ainda assim surpreender você no preço.',
} as const;

export const redFlags = [
  `Preço bom demais, como ${formatPrice(suspiciousPrice)}, que cresce quando o serviço começa`,
  'Cobrança por metro de cano sem dizer quantos metros são',
  'Recusa em dar o preço por escrito',
  'Pressa para quebrar piso ou parede',
  'Soda ou ácido como primeira solução',
  'Nome, telefone e recibo que não combinam',
] as const;

export const qualitySigns = [
  'Perguntas sobre o problema antes de sair',
  'Faixa de preço já no primeiro contato',
  'Visita e orçamento grátis',
  'Explicação do que será feito e com qual ferramenta',
  'Teste de escoamento na sua frente',
  'Garantia por escrito e limpeza no fim',
] as const;

/** What to look for in three neighbourhoods (specification: centre, Itaipava, Cascatinha). */
export const localTraits = [
  {
    slug: 'centro',
    nome: 'Centro',
    text: 'Pergunte se a equipe está acostumada a cano de ferro e a coluna de prédio. Força demais em tubulação antiga troca um entupimento por um vazamento.',
  },
  {
    slug: 'itaipava',
    nome: 'Itaipava',
    text: 'Confirme se o fim de semana e o feriado têm o mesmo preço, e se a empresa sabe reconhecer fossa cheia antes de cobrar por um desentupimento.',
  },
  {
    slug: 'cascatinha',
    nome: 'Cascatinha',
    text: 'Onde o carro não chega, o equipamento precisa ir na mão. E, em esgoto dividido, o orçamento deve dizer qual trecho será limpo.',
  },
] as const;
