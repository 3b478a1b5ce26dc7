export const screen = {
  tabs: 'Partes da análise',
  'tab-curve': 'Curva',
  'tab-mistakes': 'Meus erros · {n}',
  'tab-mistakes-of': 'Erros · {n}',
  'tab-all': 'Todas',
  decision: 'Decisão',
  draw: 'Carta virada',
  reveal: 'Revelação',
  find: 'Achar a melhor jogada',
  others: 'Mostrar as outras opções',
  slider: 'Momento da partida',
  none: 'Nada aqui custou {percent} ou mais. Muito bem jogado!',
  asks: '{when}. Você escolheu “{what}”. O que teria sido melhor?',
  'asks-of': '{when}. {who} escolheu “{what}”. O que teria sido melhor?',
  weighing: 'Avaliando…',
  same: 'Foi essa a jogada feita: {percent} de chance de vencer. Há algo melhor.',
  right: 'Sim, essa é a melhor jogada: {percent} de chance de vencer em vez de {before}.',
  better:
    'Melhor que a jogada feita: {percent} de chance de vencer em vez de {before}. Mas há algo ainda melhor.',
  worse: 'Isso não é melhor: {percent} de chance de vencer; a jogada feita dava {before}.',
  again: 'Tentar de novo',
  answer: 'Mostrar a resposta',
  answered: 'O melhor era “{what}”: {percent} de chance de vencer em vez de {before}.',
  back: 'Voltar à análise',
  next: 'Próximo erro',
  more: 'Mais sobre esta análise',
  played: 'jogado',
} as const;

export const why = {
  'turned-up': '{card} saiu do baralho de Parque.',
  'rule-points':
    '{you, select, yes {Sua Regra Inventada} other {A Regra Inventada de {who}}} rendeu {n, plural, one {# ponto} other {# pontos}}.',
  'taken-later':
    'Depois {byYou, select, yes {você pegou} other {{by} pegou}} {card} {yours, select, yes {do seu Quintal} other {do Quintal de {owner}}}.',
  followed: 'Quem seguiu: {who}.',
  'turn-worth':
    'O turno rendeu {n, plural, one {# ponto} other {# pontos}} para {you, select, yes {você} other {{who}}}.',
  most: '{you, select, yes {Você tem} other {{who} tem}} agora a maioria na cor {colour}: {n}.',
  'caught-up':
    '{you, select, yes {Você não tem} other {{who} não tem}} mais a maioria na cor {colour}.',
  'week-change': 'Nesta semana: {list}.',
  'week-scored': 'A semana {week} rendeu: {list}.',
  'points-of': '{who} {points}',
} as const;
