import type * as english from '../en/treehouse.ts';
import type { Same } from '../speaker.ts';

export const colours: Same<typeof english.colours> = {
  red: 'rouge',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  purple: 'violet',
  brown: 'marron',
};

export const colourLetters: Same<typeof english.colourLetters> = {
  red: 'R',
  yellow: 'J',
  green: 'V',
  blue: 'B',
  purple: 'I',
  brown: 'M',
};

export const colourSubjects: Same<typeof english.colourSubjects> = {
  red: 'activités',
  yellow: 'éducation',
  green: 'plein air',
  blue: 'eau',
  purple: 'divertissement',
  brown: 'gourmandise',
};

export const changers: Same<typeof english.changers> = {
  double: '« double »',
  none: '« zéro point »',
};

export const phases: Same<typeof english.phases> = {
  pick: 'choix {n} sur 5',
  place: 'choix {n} sur 5',
  take: 'décompte',
  cover: 'décompte',
  colour: 'décompte',
  over: 'fin de la partie',
};

export const questions: Same<typeof english.questions> = {
  pick: 'Choisissez une pièce. Les {n} autres vont à {who}.',
  'pick-last': 'Choisissez une pièce. L’autre est défaussée.',
  place: 'Où construisez-vous votre {room} ?',
  take: 'Prenez un modificateur au milieu de la table.',
  cover: 'Sur quelle couleur posez-vous {changer} ?',
  colour: 'Choisissez une couleur qui rapporte des points cette semaine.',
};

export const options: Same<typeof english.options> = {
  pick: '{room}',
  place: 'construire au {place}',
  discard: 'la défausser',
  'take-double': 'double : 2 points par pièce',
  'take-none': 'zéro point : 0 point par pièce',
  colour: '{colour} ({n, plural, one {vous avez # pièce} other {vous avez # pièces}})',
};

export const refusals: Same<typeof english.refusals> = {
  'tree.permanent': 'la place est prise : une pièce construite ne bouge plus',
  'tree.support':
    'rien pour la soutenir : il faut {n, plural, =1 {la pièce} other {les deux pièces}} du dessous',
  'tree.colour':
    'la place ne touche aucune pièce de la même couleur ({colour}), et votre arbre en a déjà',
  'tree.balance.blocked':
    '{side, select, left {votre arbre penche à gauche : plus rien ne se construit à gauche} other {votre arbre penche à droite : plus rien ne se construit à droite}} avant le retour à l’équilibre',
  'tree.level': 'c’est trop haut : rien ne se construit au-dessus du niveau 6',
  'tree.changer.choose': 'il ne reste plus de {changer} au milieu',
  'tree.changer.place': 'un modificateur est déjà posé sur le {colour}',
  'tree.junior': 'le {colour} a déjà été choisi',
};

export const events: Same<typeof english.events> = {
  picked: '{who} {you, select, yes {choisissez} other {choisit}} « {room} » ({colour})',
  built: '{who} {you, select, yes {construisez} other {construit}} « {room} » ({place}).',
  discarded: '{who} {you, select, yes {défaussez} other {défausse}} « {room} ».',
  dealt: 'Semaine {week} : vous avez une nouvelle main.',
  passed: '{who} vous passe {n, plural, one {# pièce} other {# pièces}}.',
  hands:
    'Vous passez {n, plural, one {# pièce} other {# pièces}} à {to}, et {from} vous en passe autant.',
  'hands-swapped':
    'Vous et {to} échangez vos mains : {n, plural, one {# pièce} other {# pièces}} de chaque côté.',
  'hands-round': 'Les mains tournent : {n, plural, one {# pièce} other {# pièces}} chacune.',
  dropped: 'Dernières cartes, parties à la défausse : {rooms}.',
  first:
    'Le décompte de la semaine {week} commence par {you, select, yes {vous} other {{who}}} : {why}.',
  took: '{who} {you, select, yes {prenez} other {prend}} {changer}.',
  covered: '{who} {you, select, yes {posez} other {pose}} {changer} sur le {colour}.',
  coloured:
    '{who} {you, select, yes {choisissez} other {choisit}} le {colour} : cette couleur rapporte des points cette semaine.',
  scored: 'Points de la semaine {week} : {scores}.',
  score: '{who} {points}',
  returned: 'Les couleurs sont de nouveau libres.',
  majority:
    '{who} {you, select, yes {avez} other {a}} le plus de pièces de cette couleur ({colour}) : {n, plural, one {# point} other {# points}} de plus ({rooms}).',
  'no-majority': 'Personne n’a la majorité dans cette couleur ({colour}) : {rooms}.',
};

export const whyFirst: Same<typeof english.whyFirst> = {
  lot: 'tirage au sort',
  most: 'le plus de points',
  fewest: 'le moins de points',
  tie: 'égalité, départagée dans le sens horaire après qui a commencé la semaine passée',
  'two-tie': 'à égalité, l’autre joueur a commencé la semaine passée',
};

export const places: Same<typeof english.places> = {
  left: 'niveau {level}, à gauche',
  'from-left': 'niveau {level}, {n, plural, =2 {deuxième} other {troisième}} à partir de la gauche',
  middle: 'niveau {level}, au milieu',
  'from-right':
    'niveau {level}, {n, plural, =2 {deuxième} other {troisième}} à partir de la droite',
  right: 'niveau {level}, à droite',
};

export const scores: Same<typeof english.scores> = {
  before: 'avant',
  week: 'semaine {week}',
  majorities: 'majorités',
  total: 'total',
  colour: '{colour} : {scores}.',
  'colour-doubled': '{colour}, double : {scores}.',
  'colour-none': '{colour} : aucun point.',
  'colour-points': '{who} {points} ({n, plural, one {# pièce} other {# pièces}})',
  'room-colour': '{room} ({colour})',
  'leans-left': 'penche à gauche : côté fermé',
  balanced: 'en équilibre',
  'leans-right': 'penche à droite : côté fermé',
};
