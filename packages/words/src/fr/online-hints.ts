export const hintsOnline = {
  allow: 'Conseils',
  'allow-text':
    'Tout le monde peut demander conseil au bot le plus fort. En vous asseyant, vous l’acceptez. La partie n’est pas classée.',
  told: 'Les conseils du bot le plus fort sont permis à cette table. La partie n’est pas classée.',
} as const;
