export const turn = {
  named: '{turn}: {what}',
  headline:
    '{card}{levels, plural, =0 {} one {, # nível} other {, # níveis}}{points, plural, =0 {} one {, # ponto} other {, # pontos}}',
} as const;

export const fortune = {
  'very-lucky': 'Muita sorte.',
  lucky: 'Sorte.',
  even: 'Nem sorte nem azar.',
  unlucky: 'Azar.',
  'very-unlucky': 'Muito azar.',
} as const;

export const story = {
  builders:
    '{n, plural, =0 {Nenhuma carta de Avançar Forte no baralho} one {# carta de Avançar Forte no baralho} other {# cartas de Avançar Forte no baralho}}{tucked, plural, =0 {} other {, # no Esconderijo}}.',
  lost: 'Levados do Quintal: {list}.',
  follows: 'Os rivais seguiram {n, plural, one {# vez} other {# vezes}}.',
  missed: '{n, plural, one {# chance de seguir perdida} other {# chances de seguir perdidas}}.',
  perk: '“{perk}” nunca foi usada.',
  most: 'Mais cômodos: {colour}, {n}.',
  discarded: '{n, plural, one {# cômodo descartado} other {# cômodos descartados}}.',
  blocked: '{n, plural, one {# cor cercada} other {# cores cercadas}}.',
  given: 'Os modificadores deram {n, plural, one {# ponto} other {# pontos}} aos rivais.',
} as const;
