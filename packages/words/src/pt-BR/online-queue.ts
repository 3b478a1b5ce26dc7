export const queue = {
  title: 'Jogar com alguém agora',
  anyone: 'Com qualquer pessoa, online',
  find: 'Procurar jogadores',
  change: 'Mudar',
  seats: 'Quantos jogadores?',
  any: 'Tanto faz',
  bots: 'Se ninguém vier, bots podem ocupar os lugares livres',
  'bots-text': 'Depois de 45 segundos, e só se todo mundo à mesa concordar.',
  text: 'Você terá uma mesa assim que alguém quiser a mesma partida. Enquanto isso, dá para aprender, jogar contra um bot ou ler as regras.',
  waiting:
    '{n, plural, one {# jogador esperando} many {# jogadores esperando} other {# jogadores esperando}}',
  alone: 'Por enquanto, só você está esperando',
  others:
    '{n, plural, one {Mais # jogador esperando} many {Mais # jogadores esperando} other {Mais # jogadores esperando}}',
  looking: 'Procurando jogadores',
  stop: 'Parar de procurar',
  ready: 'Sua mesa está pronta',
  'ready-text':
    'Você tem {seconds, plural, one {# segundo} many {# segundos} other {# segundos}} para ir até a mesa, senão perde o lugar.',
  come: 'Ir para a mesa',
  'not-now': 'Agora não',
  again: 'Alguém não veio. Você está de volta ao seu lugar na fila.',
  missed: 'Você perdeu a mesa',
  'missed-text': 'Os outros estão procurando outra pessoa. Você pode procurar jogadores de novo.',
  'look-again': 'Procurar de novo',
  'matched-text': 'A partida começa automaticamente quando todo mundo chegar. Ainda falta: {who}.',
  'matched-all': 'Todo mundo chegou. A partida vai começar.',
} as const;
