export const hintsOnline = {
  allow: 'Dicas',
  'allow-text':
    'Todo mundo pode pedir conselho ao bot mais forte. Quem se senta à mesa concorda com isso. A partida não vale rating.',
  told: 'Nesta mesa, todo mundo pode pedir dicas ao bot mais forte. A partida não vale rating.',
} as const;
