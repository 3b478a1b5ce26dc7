export const start = {
  play: 'Jogar',
  level: 'Nível',
  seats: 'Jogadores',
  'level-1': 'Nível 1: muito fácil',
  'level-2': 'Nível 2: fácil',
  'level-3': 'Nível 3: médio',
  'level-4': 'Nível 4: difícil',
  'level-5': 'Nível 5: muito difícil',
  players: '{n, plural, one {# jogador} many {# jogadores} other {# jogadores}}',
  'learn-first': 'Primeira vez? Aprenda em cinco minutos',
  'learn-again': 'Refazer a lição',
  more: 'Mais',
};

export const results = {
  won: 'Vitória',
  shared: 'Vitória compartilhada',
  lost: 'Derrota',
  title: 'Contra os bots',
  level: '{game}, nível {n}',
  wins: 'Vitórias',
  'wins-of': '{wins} de {played}',
  streak: 'Seguidas',
  best: 'Recorde',
};
