export const turn = {
  named: '{turn} : {what}',
  headline:
    '{card}{levels, plural, =0 {} one {, # niveau} other {, # niveaux}}{points, plural, =0 {} one {, # point} other {, # points}}',
} as const;

export const fortune = {
  'very-lucky': 'Beaucoup de chance.',
  lucky: 'De la chance.',
  even: 'Ni chance ni malchance.',
  unlucky: 'De la malchance.',
  'very-unlucky': 'Beaucoup de malchance.',
} as const;

export const story = {
  builders:
    '{n, plural, =0 {Aucune carte « Avancer son Fort » dans le deck} one {# carte « Avancer son Fort » dans le deck} other {# cartes « Avancer son Fort » dans le deck}}{tucked, plural, =0 {} other {, # dans l’Observatoire}}.',
  lost: 'Pris dans le Jardin : {list}.',
  follows: 'Les adversaires ont suivi {n, plural, one {# fois} other {# fois}}.',
  missed: '{n, plural, one {# occasion de suivre manquée} other {# occasions de suivre manquées}}.',
  perk: '« {perk} » n’a jamais servi.',
  most: 'Le plus de pièces : {colour}, {n}.',
  discarded: '{n, plural, one {# pièce défaussée} other {# pièces défaussées}}.',
  blocked: '{n, plural, one {# couleur enfermée} other {# couleurs enfermées}}.',
  given:
    'Les modificateurs ont offert {n, plural, one {# point} other {# points}} aux adversaires.',
} as const;
