import type * as english from '../en/hints.ts';
import type { Same } from '../speaker.ts';

export const advice: Same<typeof english.advice> = {
  title: 'Conseil',
  thinking: '{name} réfléchit…',
  only: 'Il n’y a qu’une chose à faire.',
  any: 'Tous les choix se valent.',
  'as-good': 'Tout aussi bien : {list}.',
  'chance-both': 'Environ {percent} de chances de gagner ; {otherwise} avec : {other}.',
  'chance-alone': 'Environ {percent} de chances de gagner.',
};

export const fortReasons: Same<typeof english.fortReasons> = {
  'ends-ahead':
    'Cela lance la dernière manche, et vous menez : vous {points}, {rival} {theirs}{hidden, plural, =0 {} other { et une règle cachée}}.',
  level:
    'Atteint le niveau {level}, qui vaut {points, plural, one {# point} other {# points}} à la fin.',
  points:
    'Marque {points, plural, one {# point} other {# points}}{instead, plural, =0 {} other {, sinon #}}.',
  order:
    '{first, select, pack {Le Sac à dos d’abord, les points ensuite} tuck {L’Observatoire d’abord, les points ensuite} other {Dans cet ordre}} : {points, plural, one {# point} other {# points}} au lieu de {instead}.',
  'rule-points':
    'Vaut {points, plural, one {# point} other {# points}} avec votre règle improvisée {madeUp}.',
  affords: 'Avec {amount}, vous pourrez payer le niveau {level}.',
  needs:
    'Rapporte {amount}. Pour le niveau {level}, il manque encore {lacks}, et vous avez {have}.',
  goods: 'Rapporte {amount}.',
  'goods-more': 'Rapporte {amount} au lieu de {less}.',
  packs:
    'Met {n, plural, one {# ressource} other {# ressources}} dans le Sac à dos, et {other} marque ce qu’il contient.',
  'packs-plain':
    'Met {n, plural, one {# ressource} other {# ressources}} de plus dans votre Sac à dos.',
  tucks: '{card} va dans votre Observatoire et prête son symbole ({suit}) à chaque tour.',
  recruits: '{card} vous rejoint aussi.',
  trashes: '{card} quitte votre deck : vos autres cartes reviennent plus souvent.',
  'makes-room':
    '{resource, select, pizza {Vos Affaires sont presque pleines de pizzas} other {Vos Affaires sont presque pleines de jouets}} : cela fait de la place.',
  'in-full': 'Sinon, l’action ne pourrait pas être réalisée en totalité.',
  fewer:
    '{resource, select, pizza {Vous avez moins de pizzas ({n}) que de jouets ({m}).} other {Vous avez moins de jouets ({n}) que de pizzas ({m}).}}',
  'out-of-yard': '{card} n’attendra pas dans le Jardin, où {rival} pourrait la prendre.',
  builder:
    '{card} peut faire avancer votre Fort ; {n, plural, =0 {aucune autre de vos cartes ne le peut} one {# seule autre de vos cartes le peut} other {# autres de vos cartes le peuvent}}.',
  'builder-from': '{card} peut faire avancer votre Fort, et {rival} la perd.',
  scorer: 'Avec ce que vous avez, {card} marque {points, plural, one {# point} other {# points}}.',
  suits:
    '{card} montre ce symbole : {suit}, comme {n, plural, one {# autre de vos cartes} other {# autres de vos cartes}}.',
  double: '{card} montre deux symboles (dont {suit}) : parfait à ajouter.',
  coin: '{card} montre une pièce, qui vaut n’importe quelle famille.',
  supplier:
    '{resource, select, pizza {{card} peut rapporter de la pizza} other {{card} peut rapporter des jouets}} ; {n, plural, =0 {aucune autre de vos cartes ne le peut} one {# seule autre de vos cartes le peut} other {# autres de vos cartes seulement le peuvent}}.',
  'taken-from': '{rival} perd {card}.',
  'before-rival':
    '{rival} joue ensuite et possède {n, plural, one {# carte} other {# cartes}} de ce symbole ({suit}) : {card} y irait bien.',
  'keeps-builder': 'Plutôt {card} : {other} fait avancer le Fort et doit rester.',
  'keeps-scorer':
    'Plutôt {card} : {other} marque maintenant {points, plural, one {# point} other {# points}} et doit rester.',
  'keeps-supplier':
    'Plutôt {card} : {resource, select, pizza {{other} peut rapporter de la pizza} other {{other} peut rapporter des jouets}} ; {n, plural, =0 {aucune autre de vos cartes ne le peut} one {# seule autre de vos cartes le peut} other {# autres de vos cartes seulement le peuvent}}.',
  lonely: 'Aucune autre de vos cartes ne montre ce symbole : {suit}.',
  thins: 'Avec un deck plus petit, vos autres cartes reviennent plus souvent.',
  lends:
    'Depuis l’Observatoire, elle prête son symbole ({suit}), que {n, plural, one {# de vos cartes compte} other {# de vos cartes comptent}}.',
  'lookout-scores': '{other} marque pour chaque carte de l’Observatoire.',
  'tucked-safe': 'Dans l’Observatoire, personne ne peut vous prendre {card}.',
  'pack-stays': 'Ce qui reste dans le Sac à dos marquera encore avec {other}.',
  'pack-kept': 'Laisse votre Sac à dos tel quel et libère de la place dans vos Affaires.',
  leaves: 'Il vous reste {amount} pour le niveau {level}.',
  'saves-builder': 'Garde {card} pour votre tour : cette carte peut faire avancer votre Fort.',
  'saves-suit':
    'Garde {card} pour votre tour, avec {n, plural, one {# autre carte} other {# autres cartes}} de ce symbole : {suit}.',
  saves: 'Garde {card} en main pour votre tour.',
  later: '{card} servira à autre chose pendant ce tour.',
  stays: 'Sinon, {card} serait détruite.',
  costs: 'Sinon, cela vous coûterait {amount}.',
  'saves-perk': '{perk} ne sert qu’une fois ; ainsi, vous l’avez encore.',
  unfollowed: 'Personne ne peut suivre {card}.',
  declare:
    'Parmi les cartes connues de vos adversaires, {n, plural, =0 {aucune ne montre} one {# seule montre} other {# seulement montrent}} ce symbole : {suit}.',
  robs: '{rival} perd {card}.',
  'free-symbol': 'Un symbole de l’Observatoire ({suit}) ne vous coûte aucune carte.',
  'own-suit':
    '{n, plural, =0 {Votre main n’a plus de carte} one {Votre main a # carte} other {Votre main a # cartes}} de ce symbole : {suit}.',
  'takes-back': '{card} revient dans votre main.',
  'perk-packs':
    '{n, plural, one {# de vos cartes remplit} other {# de vos cartes remplissent}} le Sac à dos : {perk} y aide.',
  'perk-tucks':
    '{n, plural, one {# de vos cartes envoie} other {# de vos cartes envoient}} des copains à l’Observatoire : {perk} y aide.',
  'perk-lasts': 'Vous gardez {perk} jusqu’à la fin de la partie ; {once} ne sert qu’une fois.',
  'nobody-builds': 'Aucune carte visible ne fait avancer le Fort ; dans la pioche, peut-être.',
};

export const treehouseReasons: Same<typeof english.treehouseReasons> = {
  'other-unbuildable': '« {room} » : il faudrait défausser cette pièce.',
  'joins-denies':
    '{colour} : vous avez déjà {n, plural, one {# pièce} other {# pièces}} de cette couleur, et {rival}, qui reçoit cette main ensuite, la collectionne aussi.',
  joins: '{colour} : vous avez déjà {n, plural, one {# pièce} other {# pièces}} de cette couleur.',
  denies:
    '{colour} : {rival} reçoit cette main ensuite et a {n, plural, one {# pièce} other {# pièces}} de cette couleur.',
  leads: '{colour} : avec {n, plural, one {# pièce} other {# pièces}}, vous en avez le plus.',
  'ends-lead': '{colour} : {rival} n’y serait plus en tête.',
  'new-colour': '{colour} : la première pièce d’une couleur va sur n’importe quelle place libre.',
  'more-places':
    '{colour} : {n, plural, one {# place} other {# places}} pour la construire, sinon {instead}.',
  'last-place': '{colour} : il ne reste qu’une place où cette couleur peut grandir.',
  balances: 'Ramène l’arbre à l’équilibre : les deux côtés se rouvrent.',
  'stays-balanced': 'Garde l’arbre en équilibre : les deux côtés restent ouverts.',
  opens:
    '{n, plural, one {# place sera libre} other {# places seront libres}} ensuite, sinon {instead}.',
  'keeps-growing': '{colour} : cette couleur pourra encore grandir ; sinon, elle serait enfermée.',
  grows:
    '{colour} : {n, plural, one {# place} other {# places}} où grandir ensuite, sinon {instead}.',
  spares: '{colour} : cette couleur garde une place qu’elle perdrait sinon.',
  lower: 'Remplit le niveau {level} avant de monter.',
  counts:
    'Construite, elle compte dans {n, plural, one {le dernier décompte} other {# décomptes}} ; défaussée, dans aucun.',
  'would-wall-in': 'Où qu’elle aille, elle enfermerait le {colour}.',
  'gains-most': '{colour} : +{points} pour vous, +{theirs} au plus pour un adversaire ({rival}).',
  'costs-most': '{colour} : −{theirs} pour {rival}, −{points} pour vous.',
  gains: '{colour} : +{points} pour vous.',
  'costs-leader': '{colour} : −{theirs} pour {rival}, votre adversaire le plus fort.',
  'costs-little':
    '{colour} : cela ne vous coûte {points, plural, =0 {rien} one {que # point} other {que # points}}.',
};

export const otherReasons: Same<typeof english.otherReasons> = {
  'played-out': 'Rejoué de nombreuses fois à partir d’ici, c’est ce qui réussit le mieux.',
};
