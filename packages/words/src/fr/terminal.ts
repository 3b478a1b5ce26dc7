import type * as english from '../en/terminal.ts';
import type { Same } from '../speaker.ts';

export const terminal: Same<typeof english.terminal> = {
  commands: [
    'Tapez le numéro ou le nom d’une option. Il y a aussi des commandes :',
    '  why X    pourquoi X est refusé (taper X le dit aussi ; why seul les donne tous)',
    '  hint     ce que ferait ici le bot le plus fort',
    '  undo     annuler votre dernier choix, tant que personne n’en a rien appris',
    '  quick    ne plus attendre Entrée après un choix (à nouveau : attendre)',
    '  look     montrer la table à nouveau (ou appuyez sur Entrée)',
    '  help     cette aide et les règles en bref',
    '  quit     sauvegarder la partie et quitter',
  ].join('\n'),
  prompt: 'Votre choix (help, hint, why, undo, quit)> ',
  opening: 'Les cartes sont mélangées selon une graine révélée à la fin. Son SHA-256 :',
  sits: '{face} {name} s’assied à la table ({id}, niveau {rank} sur 5).',
  thinks: '{name} réfléchit…',
  hint: 'Ce que ferait {name} :',
  'hand-over': 'Passez le clavier à {who}, puis appuyez sur Entrée> ',
  chosen: 'Votre choix : {answer}.',
  confirm: 'Entrée pour continuer, undo pour annuler> ',
  'taken-back': 'Annulé : {answer}.',
  unknown: 'Il n’y a pas de {typed} ici. Tapez un numéro ou help.',
  allowed: 'C’est permis : {key} est « {answer} ».',
  refused: 'Non : {why} ({rule}).',
  'why-nothing': 'Pourquoi quoi ? Rien n’est refusé ici.',
  'why-what': 'Pourquoi quoi ? Tapez why et l’un de ces mots : {names}',
  'quick-on': 'Les réponses comptent maintenant tout de suite.',
  'quick-off': 'Après une réponse, il faut maintenant appuyer sur Entrée.',
  saved: 'Partie sauvegardée dans {file}. Pour continuer :',
  seed: 'La graine était {seed}.',
  finished: 'L’enregistrement est dans {file} ; chacun peut le vérifier :',
  'not-saved':
    'Impossible d’écrire {file} ({reason}). Voici la partie en une ligne, pour --resume depuis un fichier :',
  'older-save':
    '({file} contient une partie plus ancienne, remplacée quand celle-ci sera sauvegardée.)',
};

export const fortBoard: Same<typeof english.fortBoard> = {
  'title-over': 'Fort – la fin',
  'title-draft': 'Fort – le draft',
  title:
    'Fort – manche {round}{last, select, yes { (la dernière)} other {}}, {you, select, yes {à vous} other {à {who}}} : {phase}',
  'end-near': 'La fin approche : {reason}.',
  park: 'Parc, encore {n} dans la pioche (action publique | action privée) :',
  middle: 'Avantages : {perks}. Règles improvisées dans la pile : {n}.',
  'no-perks': 'plus aucun',
  empty: 'vide',
  who: '{who} ({board}{first, select, yes {, premier joueur} other {}})',
  standing: '{points}, fort {level}, {next}',
  next: 'suivant : {price}',
  top: 'le sommet',
  perk: 'avantage {perk}',
  rule: 'règle {rule}',
  'rule-kept': 'une règle gardée',
  sculpture: 'sculpture en macaronis',
  stuff: 'Affaires : {amount}',
  pack: 'Sac à dos {n}/{holds} : {amount}',
  piles: 'pioche {deck}, main {hand}, défausse {discard}',
  lookout: 'Observatoire {n}/{holds} : {cards}',
  yard: 'Jardin : {cards}',
  'in-play-diy': 'En jeu : l’avantage {perk}.',
  'in-play': 'En jeu : {card}.',
  declared: 'Famille annoncée : {suit}.',
  added: 'Avec : {cards}.',
  lent: 'De l’Observatoire : {symbols}.',
  used: '{actions, select, public {Action utilisée : publique} private {Action utilisée : privée} other {Actions utilisées : publique et privée}}.',
  times: 'Répétitions : {n}.',
  'so-far': 'Pour l’instant : {n} × {suit}.',
  'no-hand': 'Votre main est vide.',
  hand: 'Votre main :',
  'not-playable': 'En main mais injouable pour l’instant : {cards}.',
  kept: 'Déjà gardées : {cards}.',
  'cannot-follow': 'Aucune de vos cartes ne peut suivre {card}.',
  'play-hint': '(action publique | action privée)',
  'pay-hint': '(P pizza, J jouet)',
};

export const fortHelp: Same<typeof english.fortHelp> = {
  turn: 'Vous menez une bande de gamins et construisez un fort. À votre tour, vous jouez une carte, les adversaires peuvent suivre son action publique, vous recrutez une carte, ce qui vous reste en main va dans votre Jardin (où les adversaires peuvent le chiper), et vous piochez 5 nouvelles cartes.',
  actions:
    'Les actions s’écrivent publique | privée, par exemple pizza × pelle | point × niveau (- est une case vide).',
  use: '- Réalisez l’une ou les deux, dans l’ordre voulu ; au moins une en totalité.',
  symbols:
    '- « × pelle » se fait une fois par pelle : sur la carte, sur les cartes supplémentaires de votre main et parmi les symboles de votre Observatoire. Une pièce vaut n’importe quelle famille.',
  follow:
    '- Pour suivre, un adversaire défausse une carte de la même famille (ou une pièce) et réalise l’action publique en totalité, en ne comptant que les symboles de cette carte.',
  sequence: 'A, puis B',
  levels:
    'Vos Affaires peuvent contenir 4 pizzas et 4 jouets ; votre Sac à dos et votre Observatoire, autant que votre Niveau de Fort + 1. Le niveau 1 apporte une règle improvisée (des points à la fin), le niveau 2 un avantage, le niveau 5 la sculpture en macaronis (4 points).',
  end: 'La fin vient avec le niveau 5, 25 points sur la Piste de Victoire ou une pioche Parc vide ; la manche est alors jouée jusqu’au bout, et le joueur qui a le plus de points de victoire gagne.',
};

export const treehouseBoard: Same<typeof english.treehouseBoard> = {
  'title-over': 'La Cabane dans l’arbre – la fin',
  title: 'La Cabane dans l’arbre – semaine {week} sur 3, {phase}',
  points: 'points',
  changers: 'modif.',
  picked: 'choisies',
  middle: 'Au milieu : {changers}. En main : {holders}.',
  lying: '{n} × {changer}',
  held: '{who} {changer}',
  'no-changer': 'aucun modificateur',
  'no-holder': 'personne',
  hand: 'Il vous reste en main : {rooms}',
};

export const treehouseHelp: Same<typeof english.treehouseHelp> = {
  week: 'Chaque semaine, vous recevez 6 pièces. Chacun en choisit une en secret, toutes sont révélées ensemble, puis construites ou défaussées ; les mains passent ensuite au joueur suivant. Il y a cinq choix par semaine.',
  support:
    '- Une pièce repose sur les deux pièces du dessous, ou sur une seule au bord d’un niveau.',
  colour:
    '- La première pièce d’une couleur va où l’on veut ; les suivantes doivent toucher une pièce de leur couleur.',
  balance:
    '- Une pièce à gauche fait pencher l’arbre à gauche, une pièce à droite le fait pencher à droite. Un côté est fermé tant que l’arbre y penche.',
  scoring:
    'À la fin d’une semaine, des modificateurs sont posés sur les couleurs. Puis chaque pièce de votre arbre rapporte 1 point, 2 si sa couleur est doublée, 0 si « zéro point » est posé dessus. Les pièces des semaines passées rapportent à nouveau. Après la semaine 3, le joueur qui est seul à avoir le plus de pièces d’une couleur marque 1 point de plus pour chacune.',
  places:
    'Une place s’écrit NIVEAU:PLACE, depuis le bas et depuis la gauche : 2:1 est celle de gauche juste au-dessus du tronc. (3) est une place où vous pouvez construire, avec son numéro ; x 3:1 est refusée, et « why 3:1 » dit pourquoi.',
};
