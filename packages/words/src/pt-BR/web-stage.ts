export const stage = {
  'to-my-turn': 'Ir para o meu turno',
  space: 'Espaço',
  back: 'Voltar',
  forward: 'Avançar',
  pause: 'Pausar',
  'go-on': 'Retomar',
  since: 'O que você perdeu',
  missed: 'Enquanto você esteve fora: {n, plural, one {# evento} other {# eventos}}',
} as const;
