/** The two static articles (specification, section 2, "Static articles"): where they are and what they are called. */
export const guides = {
  price: {
    path: '/blog/custo-desentupimento-petropolis',
    name: 'Quanto custa desentupir em Petrópolis',
  },
  choice: {
    path: '/blog/como-escolher-desentupidora-petropolis',
    name: 'Como escolher uma desentupidora',
  },
} as const;

/** What its page, which has more room than a link, calls the guide on choosing. */
export const choiceHeading = `${guides.choice.name} em Petrópolis`;
