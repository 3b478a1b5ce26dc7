export const daysOff = {
  choice: 'Dias de folga por jogador',
  each: '{days, plural, one {# dia de folga para cada um} other {# dias de folga para cada um}}',
  until: 'De folga até {date}, {time}',
  sign: '{who} está de folga até {date}, {time}',
  title: 'Dias de folga',
  left: '{n, plural, one {Você ainda tem # dia de folga nesta partida.} other {Você ainda tem # dias de folga nesta partida.}}',
  none: 'Você não tem mais dias de folga nesta partida.',
  everywhere: 'Também nas minhas outras partidas em que me restam dias suficientes',
  text: 'Durante a folga, o seu tempo fica parado, e todos veem quando você volta. Você pode jogar mesmo assim. Depois de tirar um dia, não dá para devolver.',
  days: 'Quantos?',
  take: '{days, plural, one {Tirar # dia de folga} other {Tirar # dias de folga}}',
} as const;
