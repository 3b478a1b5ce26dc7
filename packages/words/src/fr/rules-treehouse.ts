import type * as english from '../en/rules-treehouse.ts';
import type { Same, SameIn } from '../speaker.ts';

export const chapters: Same<typeof english.chapters> = {
  overview: 'Aperçu',
  things: 'Le matériel',
  setup: 'Mise en place',
  weeks: 'Trois semaines',
  building: 'Construire',
  scoring: 'Décompte d’une semaine à trois ou quatre',
  two: 'Décompte d’une semaine à deux',
  end: 'Fin de partie',
  variants: 'Variantes',
};

export const rules: SameIn<typeof english.rules> = {
  overview: {
    'tree.goal':
      'La Cabane dans l’arbre se joue de 2 à 4. Chacun construit sa cabane, pièce par pièce, et la garde en équilibre. Les pièces rapportent des points chaque semaine, et celui qui en a le plus à la fin a construit la meilleure cabane du monde.',
    'tree.weeks':
      'Une partie dure trois semaines. Chaque semaine a trois temps, dans cet ordre : distribution, construction, décompte.',
  },
  things: {
    'tree.rooms':
      'Il y a 72 pièces différentes, 12 dans chacune des six couleurs : rouge pour les activités, jaune l’éducation, vert le plein air, bleu l’eau, violet le divertissement, marron la gourmandise. Seule la couleur compte.',
    'tree.score-cards': 'Il y a 6 cartes couleur, une par couleur.',
    'tree.changers':
      'Il y a 4 modificateurs : deux « double », imprimés 2, et deux « zéro point », imprimés 0. (Les règles russes appellent aussi ces derniers 1.)',
    'tree.trunk':
      'Chacun commence avec un tronc, la carte de départ, qui est le niveau 1 de l’arbre. Il porte une échelle d’équilibre à trois cases : gauche, centre et droite. Votre marqueur d’équilibre, le gland, s’y déplace.',
  },
  setup: {
    'tree.setup':
      'Les marqueurs d’équilibre sont au centre, les scores à 0. Toutes les cartes couleur et les modificateurs sont visibles au milieu ; à deux joueurs, seulement les deux « zéro point ».',
    'tree.setup.deck':
      'Les 72 pièces sont mélangées une seule fois. À quatre, elles servent toutes.',
  },
  weeks: {
    'tree.deal':
      'Au début d’une semaine, chacun reçoit 6 pièces. Votre main n’est visible que de vous.',
    'tree.pick':
      'Tous choisissent en même temps et en secret une pièce de leur main et la révèlent ensemble ; puis chacune est construite ou défaussée. Une pièce choisie a été vue de tous, même défaussée ensuite.',
    'tree.place-after':
      'Vous décidez où construire une fois les cartes révélées. Les arbres ne s’influencent pas, donc tous construisent en même temps.',
    'tree.pass':
      'Puis chacun passe ses cartes restantes au joueur suivant dans le sens horaire. D’une main de deux, l’une est choisie et l’autre défaussée face cachée. Cela fait 5 choix par semaine et au plus 15 pièces dans un arbre.',
    'tree.discard':
      'Une pièce choisie que vous ne pouvez ou ne voulez pas construire est défaussée face cachée. C’est toujours permis, et la question vous est toujours posée.',
  },
  building: {
    'tree.level':
      'Le niveau n a n places. Le tronc est le niveau 1, et rien ne dépasse le niveau 6 : 20 places pour des pièces. Chaque place est à gauche, à droite ou au centre (seulement 3:2 et 5:3).',
    'tree.support':
      'Une place intérieure a besoin des deux cartes du dessous, une place de bord (une pièce d’angle) d’une seule. Les deux places du niveau 2 reposent sur le tronc. On peut commencer un niveau avant de finir celui du dessous.',
    'tree.colour':
      'La première pièce d’une couleur va à toute place permise par les autres règles. Chaque suivante doit toucher une pièce de sa couleur.',
    'tree.touch':
      'Une place touche ses voisines du même niveau, les deux du dessous et les deux du dessus. Le tronc n’a pas de couleur.',
    'tree.balance':
      'Une pièce à gauche déplace le marqueur d’une case à gauche, une pièce à droite d’une case à droite. Une pièce au centre ne le déplace pas.',
    'tree.balance.blocked':
      'Un côté est fermé tant que le marqueur ne peut pas aller plus loin par là. L’équilibre ne ferme jamais une place du centre.',
    'tree.permanent':
      'Une pièce construite ne bouge plus et n’est jamais remplacée. L’arbre et son marqueur restent tels quels d’une semaine à l’autre.',
  },
  scoring: {
    'tree.changer.first':
      'En semaine 1, un joueur tiré au sort choisit un modificateur en premier ; en semaines 2 et 3, celui qui a le plus de points.',
    'tree.changer.tie':
      'En cas d’égalité en tête, commence le premier d’entre eux dans le sens horaire après celui qui a commencé la semaine passée. Celui-ci passe en dernier.',
    'tree.changer.choose':
      'À partir du premier, dans le sens horaire, chacun prend un modificateur du milieu, même s’il n’en reste qu’une sorte. À trois, un modificateur reste inutilisé cette semaine.',
    'tree.changer.place':
      'Dans l’ordre inverse, chacun doit poser le sien sur une carte couleur qui n’en a pas encore.',
    'tree.score':
      'Chaque pièce rapporte à son propriétaire 1 point, 2 si « double » est posé sur sa couleur, 0 si c’est « zéro point ». Les pièces des semaines passées rapportent à nouveau chaque semaine.',
    'tree.changer.return': 'Après le décompte, les modificateurs retournent au milieu.',
  },
  two: {
    'tree.two':
      'Chacun reçoit un « zéro point ». Celui qui a le plus de points pose en premier, puis l’autre. On ne choisit pas de modificateur, on le pose seulement.',
    'tree.two.tie':
      'En semaine 1, un joueur tiré au sort pose en premier. En cas d’égalité plus tard, c’est celui qui n’a pas posé en premier la semaine passée.',
  },
  end: {
    'tree.end.majority':
      'Après la semaine 3, le joueur qui a le plus de pièces d’une couleur prend la carte de cette couleur et marque un point de plus pour chacune de ces pièces. En cas d’égalité, personne ne la prend. Les modificateurs n’interviennent pas ici.',
    'tree.end.tie':
      'Celui qui a le plus de points gagne. En cas d’égalité, c’est celui qui a le plus de pièces d’une même couleur ; si l’égalité demeure, la victoire est partagée.',
  },
  variants: {
    'tree.junior':
      'Pour les plus jeunes : pas de modificateurs. À chaque décompte, chacun choisit une carte couleur. Les pièces de ces couleurs rapportent 1 point à tous, les autres rien. Les majorités comptent toujours à la fin.',
    'tree.junior.order':
      'On choisit dans l’ordre où l’on prendrait les modificateurs, et deux joueurs ne peuvent pas choisir la même couleur. À deux, c’est pareil : chacun choisit une couleur.',
    'tree.fewest':
      'En semaines 2 et 3, c’est le joueur qui a le moins de points, et non le plus, qui choisit en premier (à deux : qui pose en premier). Les égalités se règlent de la même façon.',
  },
};

export const printed: Same<typeof english.printed> = {
  'tree.setup.deck': 'On mélange les pièces avant la partie. Rien n’est dit d’un nouveau mélange.',
  'tree.pick':
    'Tous révèlent leur pièce en même temps ; celle qu’on ne construit pas est défaussée face cachée.',
  'tree.discard':
    'Défaussez une pièce que vous ne voulez ou ne pouvez pas construire. Rien ne dit si la question est posée quand c’est impossible.',
  'tree.touch':
    'Les pièces d’une couleur doivent se toucher. Rien ne dit si la carte de départ a une couleur.',
  'tree.permanent':
    'On ne fait qu’ajouter des pièces. Il n’est question ni de les déplacer ni de les remplacer.',
  'tree.changer.tie':
    'Parmi les ex æquo, commence celui qui est assis le plus près, dans le sens horaire, de celui qui a commencé la dernière fois. Rien ne dit si ce dernier passe avant ou après eux.',
  'tree.changer.choose':
    'Chacun à son tour choisit une carte. Rien n’est dit du cas où il n’en reste qu’une sorte.',
  'tree.changer.return': 'Rien n’est dit du sort de ces cartes entre deux semaines.',
  'tree.two': 'Chacun reçoit une carte 1. Celui qui a le plus de points pose la sienne en premier.',
  'tree.two.tie':
    'Celui qui a le plus de points pose en premier. L’égalité et la semaine 1, sans aucun point, ne sont pas évoquées.',
  'tree.junior':
    'Seules les cartes choisies rapportent des points, à tous les joueurs. Rien n’est dit des majorités à la fin.',
  'tree.junior.order':
    'Chacun choisit une carte. Rien n’est dit de l’ordre, ni de deux joueurs qui voudraient la même.',
  'tree.fewest':
    'C’est le joueur avec le plus de points qui choisit en premier. Cette option vient d’une autre édition.',
};
