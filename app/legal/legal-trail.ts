/** The trail to the privacy policy: what it shows and what its structured data says. */
export const legalTrail = [
  { name: 'Início', url: '/' },
  { name: 'Política de Privacidade', url: '/politica-privacidade' },
] as const;
