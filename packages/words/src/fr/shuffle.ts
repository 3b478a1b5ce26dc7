/** How the cards of a game were shuffled, and what shows it. */
export const shuffle = {
  verified: 'Vérifié par votre propre appareil : il a pris part au mélange, et tout concorde.',
  later: 'Ont pris part au mélange après lui : {who}.',
  witnessed: 'Le mélange est bien celui annoncé à cet appareil, mais il n’y a pas pris part.',
  dealer: 'Le serveur a mélangé seul. Rien ne prouve qu’il n’a pas choisi les cartes.',
  device: 'Cet appareil a mélangé les cartes.',
  broken: 'Attention : cette partie n’a pas été mélangée comme annoncé à votre appareil.',
  'misfit-secret':
    'Le secret du serveur n’est pas celui sur lequel il s’était engagé avant la partie.',
  'misfit-reused': 'Le serveur a utilisé le même secret à une autre table, où il a pu être connu.',
  'misfit-own': 'La contribution de votre appareil au mélange a été omise ou changée.',
  'misfit-others': 'La contribution d’un autre joueur au mélange a été omise ou changée.',
  'misfit-game': 'L’enregistrement mène à une autre partie que celle que vous avez vue.',
  'misfit-record': 'L’enregistrement de la partie se contredit.',
  evidence: 'Gardez l’enregistrement : c’est votre preuve.',
  shared:
    'Mélangé à partir du secret du serveur et {n, plural, one {de l’appareil de # joueur} many {des appareils de # de joueurs} other {des appareils de # joueurs}}.',
  alone: 'Mélangé par un seul appareil ou serveur : personne d’autre n’y a pris part.',
} as const;
