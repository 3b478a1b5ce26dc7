export const practice = {
  badge: 'Treino',
  'badge-text': 'Esta partida é um treino: não conta para os resultados.',
  'take-back': 'Voltar atrás mesmo assim',
  'take-back-title': 'Voltar atrás mesmo assim?',
  'take-back-text':
    'Contra robôs, dá para voltar atrás mesmo assim: {what}. A partir daí a partida vira treino e não conta para os resultados.',
  keep: 'Deixar como está',
};
