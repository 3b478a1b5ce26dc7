import type * as english from '../en/lessons-treehouse.ts';
import type { Same } from '../speaker.ts';

export const treehouse: Same<typeof english.treehouse> = {
  build: 'La première pièce',
  'build-pick':
    'Tous choisissent une pièce en même temps, en secret. Prenez celle qui vous plaît le plus !',
  'build-place': 'Voici votre arbre. Posez la pièce sur le tronc, à gauche ou à droite.',
  'build-discard':
    'Vous pouvez défausser une pièce. Mais que serait une cabane sans pièces ? Construisez-la.',
  'build-learned':
    'Votre arbre a 1 pièce. Le reste de votre main est passé à {rival}, et vous recevez 5 autres pièces.',

  balance: 'L’équilibre',
  'balance-pick':
    'Le gland est votre marqueur d’équilibre. Il pend à gauche, parce que votre pièce est à gauche. Choisissez « {room} ».',
  'balance-try': 'Essayez de la construire à gauche aussi, au-dessus de l’autre.',
  'balance-first': 'Dans un instant ! Essayez d’abord à gauche, pour voir.',
  'balance-place': 'Tout basculerait ! Construisez à droite, et l’arbre retrouve son équilibre.',
  'balance-learned':
    'Une pièce à gauche tire le gland à gauche, une pièce à droite le ramène. Tant qu’il pend d’un côté, ce côté est fermé.',

  support: 'Plus haut',
  'support-pick':
    'Au bord, une pièce repose sur une seule autre ; ailleurs, sur les deux du dessous. Choisissez « {room} ».',
  'support-place': 'Construisez-la au milieu : deux pièces la portent, et le gland ne bouge pas.',
  'support-edge':
    'Au bord, ça tiendrait. Mais voyez le milieu : il ne fait jamais bouger le gland.',
  'support-learned':
    'Une pièce en plein milieu ne fait jamais pencher l’arbre. Et vous pouvez monter jusqu’au niveau 6.',

  colour: 'Les couleurs restent ensemble',
  'colour-pick': 'Votre arbre a déjà une pièce jaune. Choisissez-en une autre : « {room} ».',
  'colour-try': 'Essayez de la construire au bord droit, où elle ne touche rien de jaune.',
  'colour-first': 'C’est bien ça, mais pas encore ! Essayez d’abord le bord droit.',
  'colour-place': 'Le jaune cherche le jaune. Construisez-la là où elle touche votre pièce jaune.',
  'colour-learned':
    'La première pièce d’une couleur va où l’on veut. Les suivantes doivent toucher leur couleur.',

  pass: 'Ce que vous passez',
  'pass-pick': '{rival} collectionne le bleu et reçoit votre main ensuite. Choisissez « {room} » !',
  'pass-other': 'Et {rival} construirait la pièce bleue, sourire aux lèvres. Prenez-la pour vous.',
  'pass-place': 'Construisez-la ou défaussez-la, à votre guise. Au moins, {rival} ne l’aura pas.',
  'pass-learned':
    'Ce que vous laissez passe au joueur suivant. Des 2 dernières pièces d’une main, on en choisit une et on défausse l’autre.',

  changers: 'Les modificateurs',
  'changers-pick':
    'Dernier choix de la semaine. Votre arbre est plutôt vert : choisissez « {room} ».',
  'changers-place': 'Construisez-la à côté de ses voisines vertes.',
  'changers-take':
    'C’est le décompte de la semaine, avec les modificateurs. Avec « double », les pièces d’une couleur valent 2 points : prenez-le.',
  'changers-none':
    '« Zéro point », c’est pour la couleur d’un autre. Mais vous avez tant de vert : prenez « double ».',
  'changers-cover':
    'Les autres ont posé les leurs sur le jaune et le marron. Posez le vôtre sur le vert.',
  'changers-other': 'De quelle couleur avez-vous le plus de pièces ? Regardez votre arbre.',
  'changers-learned':
    '8 points, tous grâce au vert ! Les pièces rapportent de nouveau chaque semaine : mieux vaut construire tôt.',

  majority: 'La fin',
  'majority-pick':
    'Le tout dernier choix. {rival} et vous avez autant de pièces rouges : choisissez « {room} » !',
  'majority-jam':
    'La confiture est tentante. Mais c’est le rouge qui compte : choisissez « {room} ».',
  'majority-place': 'Construisez-la à côté de ses voisines rouges.',
  'majority-cover':
    'À deux, chacun a un « zéro point ». {rival} a posé le sien sur votre vert ; posez le vôtre sur le bleu.',
  'majority-other': 'Regardez l’autre arbre : il est tout bleu. Choisissez le bleu.',
  'majority-learned':
    'Le joueur qui est seul à avoir le plus de pièces d’une couleur gagne un point de plus pour chacune : 8 pour vous. Vous gagnez 34 à 32 !',
};

export const treehouseTry: Same<typeof english.treehouseTry> = {
  pass: 'Choisissez une pièce et construisez-la. Regardez ensuite la main qu’on vous passe.',
  discard: 'Choisissez une pièce et défaussez-la.',
  support: 'Choisissez « {room} » et construisez-la au milieu, sur les deux pièces.',
  colour:
    'Choisissez « {room} » et essayez de la construire au bord droit, où elle ne touche rien de jaune.',
  touch:
    'Choisissez « {room} » et construisez-la à côté de l’autre pièce jaune : des voisines se touchent.',
  balance: 'Choisissez une pièce, construisez-la à gauche et regardez le gland.',
  blocked: 'Choisissez une pièce et essayez de la construire au bord droit.',
  permanent: 'Choisissez une pièce et essayez de la construire là où il y en a déjà une.',
  take: 'Choisissez une pièce, construisez-la ou non, puis prenez un modificateur.',
  cover:
    'Choisissez une pièce, construisez-la ou non, prenez « double » et essayez de le poser sur une couleur déjà couverte.',
  two: 'Choisissez une pièce, construisez-la ou non, puis posez votre « zéro point » sur une couleur.',
  majority:
    'Choisissez « {room} », construisez-la et posez « zéro point ». On compte ensuite les majorités.',
  junior:
    'Choisissez une pièce, construisez-la ou non, puis choisissez une couleur qui rapporte des points.',
};
