export const stage = {
  'to-my-turn': 'Ir para a minha vez',
  space: 'Espaço',
  back: 'Um passo atrás',
  forward: 'Um passo à frente',
  pause: 'Pausar',
  'go-on': 'Continuar',
  since: 'O que aconteceu desde então',
  missed: 'Enquanto você esteve fora: {n, plural, one {# acontecimento} other {# acontecimentos}}',
} as const;
