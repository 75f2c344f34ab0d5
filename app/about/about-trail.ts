/** The trail to the about page: what it shows and what its structured data says. */
export const aboutTrail = [
  { name: 'Início', url: '/' },
  { name: 'Sobre Nós', url: '/sobre' },
] as const;
