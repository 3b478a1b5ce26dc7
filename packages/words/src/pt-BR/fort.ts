import type * as english from '../en/fort.ts';
import type { Same } from '../speaker.ts';

export const amounts: Same<typeof english.amounts> = {
  pizza: '{n, plural, one {# pizza} other {# pizzas}}',
  toy: '{n, plural, one {# brinquedo} other {# brinquedos}}',
  'pizza-object': '{n, plural, one {# pizza} other {# pizzas}}',
  'toy-object': '{n, plural, one {# brinquedo} other {# brinquedos}}',
  'a-pizza': 'pizza',
  'a-toy': 'brinquedos',
  'pizza-short': '{n}P',
  'toy-short': '{n}B',
  any: '{n} à escolha',
  nothing: 'nada',
  'nothing-object': 'nada',
  points: '{n, plural, =0 {# pontos} one {# ponto} other {# pontos}}',
  symbols: '{card} ({symbols})',
};

export const phases: Same<typeof english.phases> = {
  draft: 'seleção',
  play: 'jogar uma carta',
  declare: 'jogar uma carta',
  use: 'jogar uma carta',
  suit: 'jogar uma carta',
  add: 'jogar uma carta',
  act: 'fazer uma ação',
  'keep-rule': 'escolher uma Regra Inventada',
  'take-perk': 'escolher uma Vantagem',
  follow: 'seguir o líder',
  'follow-second': 'seguir o líder',
  'rough-housing': 'seguir o líder',
  'do-over': 'jogar uma segunda carta',
  recruit: 'recrutar',
  birthday: 'recrutar',
  over: 'fim de jogo',
};

export const boards: Same<typeof english.boards> = {
  orange: 'laranja',
  yellow: 'amarelo',
  red: 'vermelho',
  green: 'verde',
};

export const endings: Same<typeof english.endings> = {
  level: 'alguém chegou ao Nível de Forte 5',
  points: 'alguém tem 25 pontos na trilha de vitória',
  'park-deck': 'o baralho de Parque acabou',
};

export const scores: Same<typeof english.scores> = {
  track: 'trilha',
  fort: 'forte',
  level: 'nível {level}: {points}',
  rule: 'Regra Inventada',
  'no-rule': 'nenhuma',
  sculpture: 'Colagem',
  total: 'total',
  ended: 'O jogo acabou porque {reason}.',
};
