import type * as english from '../en/fort-decisions.ts';
import type { Same } from '../speaker.ts';

export const questions: Same<typeof english.questions> = {
  draft: 'Draft, choix {n} sur 8 : quelle carte gardez-vous ?',
  play: 'Quelle carte jouez-vous ?',
  declare:
    'De quelle famille sera la pièce de la carte {card} ? C’est avec cette famille qu’on pourra vous suivre.',
  use: 'Quelle action de la carte {card} en premier ? L’une d’elles doit être réalisée en totalité.',
  'use-other': 'Réalisez-vous aussi l’autre action de la carte {card} ?',
  'use-perk': 'Utilisez-vous {perk} avant de continuer ?',
  suit: 'Quelle famille voulez-vous compter ?',
  add: 'Ajouter des symboles à l’action « {action} » ?',
  keep: 'Consultez les règles improvisées. Laquelle gardez-vous en secret ?',
  'take-perk': 'Niveau 2 : quel avantage prenez-vous ?',
  follow: 'Suivez-vous {card} ? {action}',
  'follow-declared': 'Suivez-vous {card} (famille annoncée : {suit}) ? {action}',
  'follow-second': '{perk} : suivez-vous {card} avec une deuxième carte ?',
  'rough-housing': 'Tous les autres ont suivi ou passé. Détruisez-vous la carte {card} ?',
  'do-over': '{perk} : jouez-vous une deuxième carte ?',
  recruit: 'Quelle carte recrutez-vous ? Elle ira dans votre défausse.',
  'recruit-more': '{perk} : recrutez-vous encore une carte ?',
  kind: 'Pizzas ou jouets ?',
  first: 'Que faites-vous en premier ?',
  time: ' ({n} sur {of})',
  pack: 'Que mettez-vous dans votre Sac à dos ?',
  tuck: 'Quelle carte glissez-vous dans votre Observatoire pour toute la partie ?',
  trash: 'Quelle carte détruisez-vous ? Elle quitte la partie.',
  'trash-rival': 'Quelle carte du Jardin d’un adversaire détruisez-vous ?',
  spend: 'Que dépensez-vous ?',
  'copy-rival': 'Quel Sac à dos copiez-vous ?',
  convert:
    'Que transformez-vous ? Toutes les transformations d’une même action vont dans le même sens.',
  pay: 'Le Niveau de Fort {level} coûte {price}{change, select, less {, moins 1 ressource à votre choix} more {, plus 1 ressource à votre choix} other {}}. Comment payez-vous ?',
};

export const options: Same<typeof english.options> = {
  play: 'Jouer {card}',
  skip: 'Ne pas jouer de carte',
  diy: 'Détruire {perk} : avancer le Fort pour 1 ressource de plus',
  'use-public': 'Action publique : {action}',
  'use-private': 'Action privée : {action}',
  done: 'Terminé',
  'done-adding': 'Ne rien ajouter de plus',
  'done-adding-none': 'Ne rien ajouter',
  'done-card': 'Terminer {card}',
  'done-card-follow': 'Terminer {card} ; aux adversaires de suivre',
  'done-following': 'S’en tenir à cette seule carte',
  'done-do-over': 'Garder l’avantage et passer au recrutement',
  'done-recruiting': 'Ne plus recruter',
  add: 'Ajouter {card}',
  'add-as': 'Ajouter {card}, pièce comme {suit}',
  'lookout-symbol': 'Ajouter de l’Observatoire : {suit}',
  gain: '{kind, select, pizza {Récupérer une pizza} other {Récupérer un jouet}}',
  kind: '{kind, select, pizza {Récupérer des pizzas} other {Récupérer des jouets}}',
  pack: '{kind, select, pizza {Mettre une pizza des Affaires au Sac à dos} other {Mettre un jouet des Affaires au Sac à dos}}',
  'pack-supply':
    '{kind, select, pizza {Mettre une pizza de la réserve au Sac à dos} other {Mettre un jouet de la réserve au Sac à dos}}',
  'tuck-hand': 'Glisser depuis votre main : {card}',
  'tuck-park': 'Glisser depuis le Parc : {card}',
  'tuck-deck': 'Glisser la carte du dessus de la pioche Parc, sans la voir',
  'tuck-yard':
    'Glisser depuis {yours, select, yes {votre Jardin} other {le Jardin ({owner})}} : {card}',
  'trash-hand': 'Détruire dans votre main : {card}',
  'trash-discard': 'Détruire dans votre défausse : {card}',
  'trash-yard':
    'Détruire dans {yours, select, yes {votre Jardin} other {le Jardin ({owner})}} : {card}',
  'trash-this': 'Détruire ensuite la carte jouée',
  'recruit-park': 'Recruter {card} (Parc)',
  'recruit-deck': 'Recruter la carte du dessus de la pioche Parc, sans la voir',
  'recruit-yard': 'Recruter {card} ({yours, select, yes {votre Jardin} other {Jardin, {owner}}})',
  'pay-nothing': 'Ne rien payer',
  'pay-stuff': 'Payer {stuff} de vos Affaires',
  'pay-pack': 'Payer {pack} de votre Sac à dos',
  'pay-both': 'Payer : Affaires {stuff}, Sac à dos {pack}',
  'pay-both-short': 'Affaires {stuff}, Sac à dos {pack}',
  score: 'Marquer 1 point',
  spend:
    '{kind, select, pizza {Dépenser une pizza} other {Dépenser un jouet}} {store, select, stuff {de vos Affaires} other {de votre Sac à dos}}',
  'copy-pack': 'Copier votre Sac à dos',
  'copy-rival': 'Copier le Sac à dos ({owner}) : {amount}',
  convert:
    '{kind, select, pizza {Transformer une pizza en jouet} other {Transformer un jouet en pizza}} {store, select, stuff {(Affaires)} other {(Sac à dos)}}',
  follow: 'Suivre en défaussant {card}',
  pass: 'Passer',
  keep: 'Garder {rule} : {text}',
  'take-perk': 'Prendre {perk} : {text}',
  recycle: 'Détruire {perk} : reprendre {card}',
  'rough-housing': 'Détruire {perk} et la carte {card}',
  'do-over': 'Détruire {perk} : jouer une deuxième carte',
  draft: 'Garder {card}',
};

export const refusals: Same<typeof english.refusals> = {
  'fort.play.blank':
    'cette carte n’a pas d’action ; elle ne peut servir que de carte supplémentaire',
  'fort.play.actions': 'cette action a déjà été réalisée',
  'fort.play.zero': 'rien ne changerait : l’action est multipliée par zéro',
  'fort.play.add': 'elle ne montre aucun symbole correspondant',
  'fort.play.add-useful':
    'cela ne servirait à rien : avec {n, plural, one {# symbole} other {# symboles}}, l’action rapporte déjà tout ce qu’elle peut',
  'fort.play.add-lookout': 'ce symbole ne correspond pas',
  'fort.play.one-full':
    'il faut pouvoir réaliser au moins une action en totalité, et ce ne serait plus possible',
  'fort.follow.card': 'elle ne montre ni pièce, ni la famille de la carte {card}',
  'fort.follow.full':
    'vous ne pourriez pas réaliser l’action en totalité, ce qui est obligatoire pour suivre',
  'fort.follow.same-kind': 'le leader a pris l’autre ressource, vous devez prendre la même que lui',
  'fort.act.gain':
    'une action ne rapporte que des ressources d’une seule sorte, et vous avez choisi l’autre',
  'fort.stuff':
    'vous avez déjà {resource, select, pizza {{have, plural, one {# pizza} other {# pizzas}}} toy {{have, plural, one {# jouet} other {# jouets}}} other {{have} de ces ressources}} dans vos Affaires, il n’y a plus de place',
  'fort.pack': 'votre Sac à dos est plein',
  'fort.lookout': 'votre Observatoire est plein',
  'fort.act.pack': 'vous n’avez rien dans vos Affaires à mettre dans le Sac à dos',
  'fort.act.lookout': 'vous n’avez aucune carte à glisser dans l’Observatoire',
  'fort.act.trash': 'vous n’avez aucune carte à détruire, ni en main ni dans la défausse',
  'fort.act.trash-rival': 'aucun adversaire n’a de carte dans son Jardin',
  'fort.act.trash-this': 'cette carte ne peut pas être détruite maintenant',
  'fort.act.recruit': 'il n’y a personne à recruter',
  'fort.act.advance': 'vous ne pouvez pas payer le Niveau de Fort suivant ({price})',
  'fort.act.spend': 'vous n’avez rien à dépenser',
  'fort.act.copy-rival':
    'aucun adversaire n’a dans son Sac à dos de ressource pour laquelle vous avez de la place',
  'fort.act.convert': 'il n’y a rien à transformer dans ce sens',
  'fort.recruit.sources': 'la pioche Parc est vide',
  'fort.perk.birthday-party': 'la deuxième carte vient du Parc ou de sa pioche, pas d’un Jardin',
  'fort.perk.rough-housing': 'il faut attendre que tous les autres aient suivi ou passé',
  'fort.perk.do-over': 'aucune carte de votre main ne peut être jouée',
};

export const refusalDetails: Same<typeof english.refusalDetails> = {
  'add-useless':
    'une carte supplémentaire ne servirait alors à rien : sans elle, l’action rapporte autant',
  'stuff-room': 'il faudrait de la place pour {wants}, et vos Affaires n’en ont que pour {room}',
  'stuff-all': 'tout ne tient pas dans vos Affaires : 4 de chaque (là : {amount})',
  'pack-room':
    'il faudrait y mettre {wants, plural, one {# ressource} other {# ressources}}, et votre Sac à dos n’a de place que pour {room}',
  'lookout-room':
    'il faudrait y glisser {wants, plural, one {# carte} other {# cartes}}, et votre Observatoire n’a de place que pour {room}',
  'none-in-stuff': 'vous n’en avez pas dans vos Affaires',
  'top-level': 'votre Fort est au niveau le plus haut',
  'declared-suit': '{card} ({suit})',
  'not-fully': 'cette action ne pourrait pas être réalisée en totalité : {why}',
  'follow-because':
    'vous ne pourriez pas réaliser l’action en totalité, ce qui est obligatoire pour suivre : {why}',
  'no-action-fully': 'aucune de ses actions ne peut être réalisée en totalité – {why}',
  'public-because': 'publique : {why}',
  'private-because': 'privée : {why}',
  'both-because': '{first} ; {second}',
  'empty-box': 'cette case d’action est vide',
  'public-action': 'l’action publique',
  'private-action': 'l’action privée',
  done: 'terminer',
  'park-deck': 'le dessus de la pioche Parc',
};
