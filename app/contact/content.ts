import { claims } from '#app/company/claims.ts';

/** From the message to the water running (specification, section 2: a 4-step process). */
export const steps = [
  {
    title: 'Você conta o problema',
    text: 'Pelo formulário, pelo WhatsApp ou por telefone. Uma foto ajuda.',
  },
  {
    title: 'A gente responde',
    text: 'Com a faixa de preço e a previsão de chegada, a qualquer hora.',
  },
  {
    title: 'Vamos até você',
    text: `Chegamos ${claims.arrival.home}, olhamos e fechamos o preço antes de começar.`,
  },
  {
    title: 'Desentupimos e testamos',
    text: 'A água escoa na sua frente, e o lugar fica limpo.',
  },
] as const;
