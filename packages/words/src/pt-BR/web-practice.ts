export const practice = {
  badge: 'Treino',
  'badge-text': 'Esta partida é um treino: não conta.',
  'take-back': 'Desfazer mesmo assim',
  'take-back-title': 'Desfazer mesmo assim?',
  'take-back-text':
    'Contra bots, dá para desfazer mesmo assim: {what}. A partir daí a partida vira treino e não conta.',
  keep: 'Não desfazer',
};
