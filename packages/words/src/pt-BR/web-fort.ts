/** The table of Fort as a stage: what its boxes say, and what could happen. */
export const fortStage = {
  total:
    '{n, plural, =0 {# pontos} one {# ponto} many {# pontos} other {# pontos}} se a partida acabasse agora',
  'total-hidden':
    '{n, plural, =0 {# pontos} one {# ponto} many {# pontos} other {# pontos}} se a partida acabasse agora, sem contar uma Regra Inventada ainda secreta',
  standing: '{who}: {track} na trilha de vitória, {n} se a partida acabasse agora.',
  'on-track': 'na trilha',
  'if-ended': 'se acabasse agora',
  first: 'começa',
  deck: 'baralho {n}',
  hand: '{n} na mão',
  discard: 'descarte {n}',
  'was-here': '{card} estava aqui',
  'yard-empty': 'vazio até o fim do seu turno',
  'yard-count':
    'Quintal: {n, plural, =0 {# amigos} one {# amigo} many {# amigos} other {# amigos}}.',
  'park-note': 'recrute um no fim do seu turno',
  'perks-note': 'uma para quem chega ao nível 2',
  unseen: '{n} ocultas',
  rules:
    '{n, plural, =0 {# Regras Inventadas} one {# Regra Inventada} many {# Regras Inventadas} other {# Regras Inventadas}}',
  'top-level': 'O nível mais alto',
  'more-points': '{n, plural, =0 {+# pontos} one {+# ponto} many {+# pontos} other {+# pontos}}',
  'in-play-note':
    'O amigo jogado fica aqui. Rivais com o naipe dele podem seguir a ação verde; a violeta é só sua.',
  'in-play-short': 'o amigo jogado fica aqui; a ação verde pode ser seguida',
  plays: '{you, select, yes {Você joga {card}} other {{who} joga {card}}}',
  add: 'com ela:',
  yard: 'Quintal',
  safe: 'A salvo',
  cut: 'não cabe: {n}',
  with: 'com {cards}',
  'with-cards': '{n, plural, one {com # carta} many {com # cartas} other {com # cartas}}',
  'no-action': 'sem ação',
  'not-now': 'agora não dá',
  both: 'As duas:',
  'and-then': 'depois',
  'card-now': '{card} agora',
  done: 'É só isso',
  'follow-with': 'Seguir com {card}',
  'follow-verb': 'Seguir:',
  'follow-what': 'Seguir {card}, de {who}?',
  'follow-unused':
    '{who} não usou esta ação, mas a verde vale para todos: você ainda pode segui-la.',
  'none-to-yard': 'Ninguém da sua mão vai para o Quintal.',
  'to-yard':
    '{n, plural, =0 {{cards} vão} one {{cards} vai} many {{cards} vão} other {{cards} vão}} para o seu Quintal, ao alcance dos rivais.',
  'next-could-take': '{who} joga em seguida e pode levar um.',
  'look-play': 'Escolha um amigo da mão e veja o que ele traria hoje.',
  'look-draft': 'Olhe as cartas e guarde uma; as outras passam adiante.',
  'my-fort': 'Meu forte',
  'park-yards': 'Parque + Quintais',
  'recruit-park': 'Recrutar {card}',
  'recruit-yard': 'Recrutar {card} do Quintal de {owner}',
  'went-to-play': '{card} foi brincar com {who}',
  'taken-from-you':
    'levado do seu Quintal · {n, plural, =0 {restam # amigos} one {resta # amigo} many {restam # amigos} other {restam # amigos}}',
  built: '{you, select, yes {Você chega} other {{who} chega}} ao Nível de Forte {n}',
  reached: '{you, select, yes {Você chega} other {{who} chega}} a {n} pontos',
  'last-round-begins': 'Esta rodada é a última.',
  'perk-taken': '{you, select, yes {Você pega} other {{who} pega}} {perk}',
  'may-use': 'Você pode usar {perk}: toque nela no seu tabuleiro.',
} as const;

/** What a button does, before its amount. */
export const fortDo = {
  take: 'Pegar',
  pack: 'Guardar',
  tuck: 'Pôr no Esconderijo',
  trash: 'Remover',
  recruit: 'Recrutar',
  build: 'Avançar o forte',
  score: 'Pontuar',
  spend: 'Gastar',
  swap: 'Converter',
} as const;
