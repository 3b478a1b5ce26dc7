import type * as english from '../en/lessons-fort.ts';
import type { Same } from '../speaker.ts';

export const fort: Same<typeof english.fort> = {
  turn: 'Un tour',
  'turn-play': 'Voici vos copains. Choisissez {card} pour jouer !',
  'turn-skip':
    'Vous pouvez passer. Mais les copains qui ne jouent jamais s’en trouvent d’autres : jouez {card}.',
  'turn-use':
    'La plupart des cartes savent faire deux choses. L’action publique de {card} rapporte une pizza : utilisez-la.',
  'turn-recruit': 'À chaque tour un nouveau copain. Recrutez quelqu’un dans le Parc.',
  'turn-unseen':
    'Une surprise de la pioche ? C’est permis ! Mais ici, prenez quelqu’un que vous voyez.',
  'turn-learned':
    'Voilà un tour entier : jouer une carte, recruter un copain, piocher 5 cartes. Et 1 pizza est à vous !',

  add: 'Plus forts ensemble',
  'add-blank':
    '{other} : ça a l’air costaud, mais cette carte n’a pas d’action à elle. Allez-y, essayez de la jouer.',
  'add-play': 'Ce genre de carte aide les autres. Jouez donc {card}.',
  'add-use': '{card} rapporte une pizza par skateboard. Utilisez cette action.',
  'add-add': 'Ajoutez maintenant {other} : chaque skateboard de la carte, c’est une pizza de plus.',
  'add-done': 'Trop modeste ! Ajoutez d’abord {other}.',
  'add-learned':
    '3 pizzas avec une carte ! Le signe × veut dire : une fois par symbole de ce genre, sur la carte elle-même et sur les cartes supplémentaires.',

  follow: 'Suivre le leader',
  'follow-follow':
    '{rival} joue {card} et prend un jouet. Faites pareil : défaussez {other}, qui montre aussi de la colle.',
  'follow-pass': 'Vous pouvez passer. Mais c’est un jouet gratuit : défaussez {other}.',
  'follow-learned':
    'Un jouet pendant le tour de quelqu’un d’autre ! Toute carte de la même famille convient, et une pièce va avec tout. Mais attention : on peut vous suivre aussi.',

  yard: 'Le Jardin',
  'yard-play': 'Voyons ce que deviennent ceux avec qui vous ne jouez pas. Jouez {card}.',
  'yard-use': 'Prenez votre pizza.',
  'yard-take':
    'Des copains s’ennuient dans le Jardin de {rival}. Ils adoreraient jouer avec vous : prenez-en un !',
  'yard-park':
    'Le Parc peut attendre. La chance du jour, c’est le Jardin de {rival} : prenez-y un copain.',
  'yard-learned':
    'Regardez maintenant votre Jardin : 2 cartes que vous n’avez pas jouées y sont, et {rival} peut les prendre. {friend}, c’est un Meilleur Copain : il ne vous quitte jamais.',

  pack: 'Sac à dos et Observatoire',
  'pack-play': 'Deux endroits gardent tout à l’abri. Jouez {card}.',
  'pack-use':
    'Utilisez l’action publique : une carte à l’Observatoire, une ressource dans le Sac à dos.',
  'pack-tuck':
    'Glissez {other} dans l’Observatoire. La carte y reste toute la partie, et personne ne peut la prendre.',
  'pack-later': 'La pizza ira ensuite dans le Sac à dos. D’abord {other}, là-haut.',
  'pack-other': 'Ça irait, mais deux pelles là-haut valent mieux : {other}.',
  'pack-score':
    'Chaque carte de l’Observatoire vaut maintenant un point : utilisez l’action privée. Celle-là, personne ne peut la suivre.',
  'pack-done': 'Si vous vous arrêtez là, vous perdez un point. Utilisez l’action privée.',
  'pack-learned':
    '1 point de victoire ! Certaines cartes comptent les ressources de votre Sac à dos, et vous pouvez encore les dépenser. Sac à dos et Observatoire ont chacun de la place pour votre Niveau de Fort + 1.',

  lookout: 'Les guetteurs',
  'lookout-play': '{other} : voilà qui monte la garde dans votre Observatoire. Jouez {card}.',
  'lookout-use': 'Utilisez l’action publique : une pizza par pelle.',
  'lookout-add': 'Empruntez une pelle à l’Observatoire.',
  'lookout-again': 'Il y en a une autre là-haut. Empruntez-la aussi.',
  'lookout-done': 'Il y a mieux à gagner : empruntez d’abord les pelles de l’Observatoire.',
  'lookout-learned':
    '3 pizzas, et {other} n’ont même pas quitté leur poste. L’Observatoire vous aide à chacun de vos tours.',

  advance: 'Un meilleur Fort',
  'advance-play': 'Pizzas et jouets servent à construire. {card} sait comment : jouez cette carte.',
  'advance-use': 'Avancez votre Fort. Le prix est sur votre plateau, et vous avez de quoi payer.',
  'advance-keep':
    'Niveau 1 ! Lisez ces règles improvisées et gardez-en une en secret. Elle vous rapportera des points à la fin ; n’importe laquelle ira.',
  'advance-learned':
    'Le niveau 1, c’est plus de place dans le Sac à dos et l’Observatoire, des points à la fin et une règle que personne d’autre ne connaît. Au niveau 2, vous choisirez un avantage.',

  end: 'Comment ça finit',
  'end-play': 'Le dernier après-midi de l’été. Jouez encore une fois {card}.',
  'end-use': 'En route pour le niveau 5 !',
  'end-pay':
    'Votre règle improvisée compte ce qu’il y a dans votre Sac à dos. Payez donc avec vos seules Affaires.',
  'end-stash': 'Mais votre Sac à dos vaut des points ! Payez avec vos seules Affaires.',
  'end-recruit':
    'Niveau 5 : la sculpture en macaronis est à vous, et c’est la dernière manche. Recrutez qui vous voulez.',
  'end-learned':
    'La partie finit au niveau 5, à 25 points sur la Piste de Victoire ou quand la pioche Parc est vide. On additionne alors la piste, le Fort, la règle improvisée et la sculpture : vous gagnez 39 à 28 !',
};

export const fortTry: Same<typeof english.fortTry> = {
  blank: 'Essayez de jouer {card}.',
  'one-full':
    '{card} fait avancer le Fort, mais vous n’avez ni pizza ni jouet. Essayez de jouer cette carte.',
  add: 'Jouez {card} pour des pizzas et ajoutez {other}.',
  'add-coin': 'Jouez {card} pour des pizzas et ajoutez {other}, la pièce comptant comme pelle.',
  'add-lookout': 'Jouez {card} pour des pizzas et empruntez les deux pelles de l’Observatoire.',
  coin: 'Jouez {card} et annoncez la famille de votre choix.',
  follow: '{rival} joue {card}. Suivez avec {other} : la pièce convient.',
  'follow-full':
    '{rival} joue {card} pour une pizza, mais vos Affaires sont pleines. Essayez de suivre avec {other}.',
  recruit: 'Ne jouez pas de carte, puis recrutez {card} dans le Jardin de {rival}.',
  yard: 'Ne jouez pas de carte et recrutez qui vous voulez. Regardez ensuite votre Jardin : {card} n’y est pas.',
  advance: 'Avancez avec {card}, et payez la pizza avec votre Sac à dos.',
  lookout: 'Jouez {card} et glissez une carte dans l’Observatoire avec l’action privée.',
  trash: 'Jouez {card} et détruisez une carte de votre main avec l’action publique.',
  copy: 'Jouez {card} et copiez le Sac à dos de {rival} avec l’action privée.',
  perk: 'Avancez avec {card} et choisissez un avantage.',
  end: 'Jouez {card} pour le point qui déclenche la fin.',
};
