/** The trail to the contact page: what it shows and what its structured data says. */
export const contactTrail = [
  { name: 'Início', url: '/' },
  { name: 'Contato', url: '/contato' },
] as const;
