import type * as english from '../en/rules-fort.ts';
import type { Same, SameIn } from '../speaker.ts';

export const chapters: Same<typeof english.chapters> = {
  overview: 'Aperçu',
  things: 'Le matériel',
  setup: 'Mise en place',
  cleanup: 'Nettoyer',
  play: 'Jouer',
  follow: 'Suivre le leader',
  recruit: 'Recruter',
  discard: 'Défausser',
  draw: 'Piocher',
  actions: 'Symboles d’action',
  levels: 'Niveaux de Fort',
  end: 'Fin de partie',
  rules: 'Règles improvisées',
  lasting: 'Avantages permanents',
  once: 'Avantages à usage unique',
};

export const rules: SameIn<typeof english.rules> = {
  overview: {
    'fort.goal':
      'Fort se joue de 2 à 4. Vous êtes un gamin : faites-vous des copains, ramassez des pizzas et des jouets, construisez un Fort. Tout cela rapporte des points de victoire, et celui qui en a le plus à la fin gagne.',
    'fort.friends':
      'Vos cartes sont vos copains. À votre tour, vous jouez avec eux ; au tour d’un adversaire, l’un d’eux peut vous servir à suivre son action. Les copains avec qui vous n’avez pas joué attendent dans votre Jardin, où les adversaires peuvent les prendre.',
    'fort.turn':
      'On joue dans le sens horaire, en commençant par le premier joueur ; une manche compte un tour de chacun. Le joueur dont c’est le tour est le leader. Un tour a cinq phases, toujours dans cet ordre : Nettoyer, Jouer, Recruter, Défausser, Piocher. Suivre le leader fait partie de la phase Jouer.',
    'fort.people':
      'Vos adversaires sont tous les autres joueurs. Un suiveur est un adversaire qui copie l’action publique du leader.',
    'fort.owned':
      'Vos cartes sont toutes celles de votre pioche, de votre main, de votre défausse, de votre Jardin et de votre Observatoire, ainsi que, pendant votre tour, celles qui sont en jeu.',
    'fort.resource':
      'Les pizzas et les jouets sont appelés ressources. Sur les cartes et les plateaux imprimés, le bleu désigne les jouets, l’orange les pizzas et le blanc l’un ou l’autre.',
  },
  things: {
    'fort.suit':
      'Il y a six familles : skateboard, pelle, colle, pistolet à eau, couronne et livre. Un septième symbole, la pièce, vaut n’importe laquelle.',
    'fort.card':
      'Une carte gamin montre un symbole, deux de la même famille, ou une famille et une pièce. Elle peut avoir une action publique, une action privée, les deux ou aucune. La boîte contient 60 gamins, 8 Meilleurs Copains, 11 règles improvisées, 9 avantages et 1 sculpture en macaronis ; le nombre d’exemplaires de chaque gamin est une estimation.',
    'fort.card.actions':
      'En haut de la carte, l’action publique : les adversaires peuvent la suivre. En bas, l’action privée : personne ne peut la suivre.',
    'fort.best-friend':
      'Les Meilleurs Copains portent une étoile. Ils ne vont jamais au Jardin, donc aucun adversaire ne peut les prendre. Vous n’en perdez un que si vous le détruisez vous-même, ou si un adversaire le détruit avec Rough Housing quand c’est votre carte jouée.',
    'fort.supply':
      'La réserve de pizzas et de jouets est inépuisable. Les 30 jetons imprimés de chaque sorte ne sont pas une limite.',
    'fort.stuff': 'Vos Affaires peuvent contenir 4 pizzas et 4 jouets.',
    'fort.pack':
      'Votre Sac à dos peut contenir autant de ressources que votre Niveau de Fort + 1, dans toute combinaison ; 2 de plus avec XXL Backpack.',
    'fort.lookout':
      'Votre Observatoire peut contenir autant de cartes que votre Niveau de Fort + 1. Une carte y reste jusqu’à la fin : elle n’est jamais remplacée, défaussée ni détruite.',
    'fort.public-info':
      'Visibles de tous : le Parc, les Jardins, Observatoires, défausses, Affaires, Sacs à dos, Niveaux de Fort, avantages et la Piste de Victoire. Cachés : les mains, les pioches, la pioche Parc, les cartes gardées au draft tant qu’elles n’apparaissent pas, et les règles improvisées, sauf la vôtre et celles que vous avez vues en choisissant.',
  },
  setup: {
    'fort.setup.first':
      'Les places et le premier joueur sont tirés au sort. Le premier joueur le reste toute la partie.',
    'fort.setup.friends':
      'Chacun prend un plateau et les deux Meilleurs Copains de ce plateau. Les plateaux et Meilleurs Copains restants quittent la partie.',
    'fort.setup.start':
      'Tous commencent à 0 point et au Niveau de Fort 0, avec Affaires, Sac à dos, Observatoire et Jardin vides.',
    'fort.setup.sculpture':
      'La sculpture en macaronis est placée à côté de la Piste de Victoire jusqu’à ce que quelqu’un la prenne.',
    'fort.setup.rules':
      'Mélangez les 11 règles improvisées. Prenez-en autant que de joueurs, plus 1, pour former une pile face cachée ; les autres quittent la partie.',
    'fort.setup.perks':
      'Mélangez les 9 avantages. Placez-en face visible autant que de joueurs, plus 1 ; les autres quittent la partie.',
    'fort.setup.park':
      'Mélangez les 60 gamins pour former la pioche Parc. Les 3 premiers sont révélés : c’est le Parc.',
    'fort.setup.deal':
      'Mise en place basique : chacun reçoit 8 gamins de la pioche Parc et peut les regarder.',
    'fort.setup.draft':
      'Mise en place avancée : les 8 gamins reçus par chacun sont draftés. Tous gardent en même temps une carte face cachée et passent le reste à gauche, jusqu’à en avoir gardé 8. Une carte gardée n’est plus jamais passée, et les Meilleurs Copains ne sont pas draftés.',
    'fort.setup.deck':
      'Chacun mélange ses 8 gamins et ses 2 Meilleurs Copains pour former sa pioche, puis pioche 5 cartes.',
  },
  cleanup: {
    'fort.cleanup':
      'Au début de votre tour, toutes les cartes de votre Jardin vont dans votre défausse : ces copains-là sont restés. Ignorez cette phase à votre premier tour.',
  },
  play: {
    'fort.play.one':
      'Jouez une carte de votre main ou sautez cette phase. C’est toujours permis, et la question vous est posée même si rien n’est jouable.',
    'fort.play.blank':
      'Une carte sans aucune action ne peut pas être jouée ; elle ne peut servir que de carte supplémentaire.',
    'fort.play.actions':
      'Utilisez l’action publique de la carte, son action privée ou les deux, dans l’ordre voulu, en finissant l’une avant de commencer l’autre. C’est vous qui commencez chacune, même la dernière qui reste.',
    'fort.play.one-full':
      'Au moins une action de la carte doit être réalisée en totalité ; l’autre peut alors l’être en partie, même avant. Une case d’action vide ne compte pas. Une carte dont aucune action ne peut être réalisée en totalité ne peut pas être jouée.',
    'fort.play.full':
      'Une action est réalisée en totalité quand chaque étape de chaque répétition est accomplie, pour tous les symboles ajoutés.',
    'fort.play.zero':
      'Une action qui ne change rien, multipliée par zéro ou copiant un Sac à dos vide, n’est pas réalisée du tout : elle ne compte ni comme action complète, ni pour suivre.',
    'fort.play.partial':
      'Une action partielle avance étape par étape tant qu’elle le peut et s’arrête à la première étape impossible ; de deux symboles côte à côte, celui qui est possible est réalisé. On n’arrête jamais une action par choix : c’est le nombre de symboles ajoutés qui en fixe l’ampleur.',
    'fort.play.stuck':
      'Avec une autre boîte que la boîte standard, une action peut se révéler impossible à réaliser en totalité, ou trop longue à prévoir. On la réalise alors aussi loin que possible, la carte compte comme jouée et la partie continue.',
    'fort.play.add':
      'Quand commence une action avec « × famille », vous pouvez ajouter des cartes de votre main montrant cette famille : ce sont les cartes supplémentaires. Leurs propres actions ne servent pas. Elles restent ajoutées pour l’autre action de la carte jouée.',
    'fort.play.add-useful':
      'Chaque carte supplémentaire doit servir : sans elle, l’action à laquelle elle est ajoutée rapporterait moins. On les juge toutes ensemble, quel que soit l’ordre dans lequel elles ont été ajoutées. S’il n’y a de place que pour deux jouets, vous ne pouvez pas ajouter de carte pour en obtenir un troisième.',
    'fort.play.add-coin':
      'Chaque pièce ajoutée reçoit une famille, la même pour toutes les actions de la carte jouée.',
    'fort.play.add-lookout':
      'Vous pouvez aussi ajouter des symboles correspondants de votre Observatoire, un par un et autant que voulu, si chacun sert. Les cartes y restent. Les deux symboles d’une carte de la main comptent ensemble, mais une pièce à côté d’une famille peut en recevoir une autre.',
    'fort.play.coin':
      'En jouant une carte qui montre une pièce et a une action publique, annoncez aussitôt l’une des six familles, même sans utiliser cette action.',
    'fort.play.no-improve':
      'Une action sans « × » se fait une fois ; ajouter des symboles ne l’améliore pas.',
  },
  follow: {
    'fort.follow.order':
      'Quand le leader en a fini avec sa carte, les adversaires, dans le sens horaire, peuvent chacun suivre son action publique, que le leader l’ait utilisée ou non. Chacun décide et agit à son tour.',
    'fort.follow.card':
      'Pour suivre, défaussez exactement une carte de votre main montrant la famille de la carte jouée (ou la famille annoncée) ou une pièce. Les cartes de l’Observatoire ne servent pas à cela, et vous ne piochez pas de carte pour autant.',
    'fort.follow.full':
      'Un suiveur doit réaliser l’action en totalité. Si c’est impossible, vous ne pouvez pas défausser de carte pour cela.',
    'fort.follow.symbols':
      'Pour « × famille », seuls comptent les symboles correspondants de la carte défaussée : les deux s’ils correspondent tous deux, et une pièce correspond toujours. On n’ajoute pas de carte, et l’Observatoire n’aide pas.',
    'fort.follow.counts':
      'Pour « × Sac à dos », « × cartes de l’Observatoire » et « × Niveau de Fort », le suiveur compte ce qui est sur son propre plateau.',
    'fort.follow.same-kind':
      'Si le leader a choisi entre pizzas et jouets dans l’action publique, vous prenez la même ressource. S’il n’y a rien pris, chaque suiveur choisit librement.',
    'fort.follow.often':
      'Entre deux de vos tours, vous pouvez suivre autant de leaders que vous voulez, avec une carte correspondante à chaque fois.',
    'fort.follow.discard':
      'La carte qui vous sert à suivre est dans la défausse avant que l’action commence : celle-ci peut donc la détruire.',
  },
  recruit: {
    'fort.recruit.must':
      'Vous devez recruter une carte s’il y en a une quelque part. Elle va dans votre défausse.',
    'fort.recruit.sources':
      'Recrutez une carte du Parc (la place est aussitôt comblée), une carte du Jardin d’un adversaire (rien ne la remplace) ou la carte du dessus de la pioche Parc, sans la voir. Jamais dans votre propre Jardin.',
    'fort.recruit.none': 'S’il n’y a de carte nulle part, la phase est sautée.',
  },
  discard: {
    'fort.discard.played':
      'La carte jouée, les cartes supplémentaires et les Meilleurs Copains restés en main vont face visible dans votre défausse. Les cartes de l’Observatoire restent, même si vous avez ajouté leurs symboles.',
    'fort.discard.yard':
      'Toutes les autres cartes de votre main vont face visible dans votre Jardin. Les adversaires peuvent les prendre jusqu’à votre prochain nettoyage.',
  },
  draw: {
    'fort.draw':
      'Piochez 5 cartes. Quand la pioche est vide, mélangez votre défausse pour former une nouvelle pioche et continuez ; si les deux sont vides, arrêtez.',
    'fort.draw.only': 'On ne pioche à aucun autre moment.',
  },
  actions: {
    'fort.act.gain':
      'Récupérer : prenez la ressource indiquée dans vos Affaires. Si le symbole laisse le choix, tout ce que l’action rapporte est de la même sorte.',
    'fort.act.pack':
      'Remplir le Sac à dos : déplacez 1 ressource de vos Affaires vers votre Sac à dos. S’il y en a plusieurs, dans toute combinaison.',
    'fort.act.lookout':
      'Observatoire : glissez 1 carte de votre main dans votre Observatoire. Tout le monde peut y regarder la carte entière.',
    'fort.act.trash':
      'Détruire : retirez de la partie 1 carte de votre main ou de votre défausse, même un Meilleur Copain ; pas une carte de la pioche, ni la carte jouée, ni une carte supplémentaire.',
    'fort.act.trash-this':
      'Détruire cette carte : quand l’action et tous les suiveurs ont fini, la carte jouée quitte la partie. Un suiveur ne détruit rien ainsi.',
    'fort.act.trash-rival':
      'Détruire une carte adverse : retirez de la partie 1 carte du Jardin d’un adversaire.',
    'fort.act.recruit':
      'Recruter : prenez une carte comme dans la phase Recruter. « Adversaire » et « votre Jardin » sont ceux du joueur qui réalise l’action.',
    'fort.act.advance':
      'Avancer son Fort : payez le prix du niveau suivant avec vos Affaires, votre Sac à dos ou les deux, puis montez d’un niveau. Impossible au niveau 5.',
    'fort.act.advance-mod':
      'Un −1 ou un +1 rend le prix plus bas ou plus haut d’une ressource, n’importe laquelle ; celui qui paie choisit.',
    'fort.act.score': 'Marquer : avancez de 1 point sur la Piste de Victoire.',
    'fort.act.spend':
      'Dépenser : rendez à la réserve 1 ressource de la sorte indiquée, de vos Affaires ou de votre Sac à dos.',
    'fort.act.copy-pack':
      'Copier le Sac à dos : récupérez dans vos Affaires les mêmes ressources que dans votre Sac à dos, qui ne change pas. Si l’action est partielle, prenez de chaque sorte ce qui tient.',
    'fort.act.copy-rival':
      'Copier le Sac à dos d’un adversaire : récupérez dans vos Affaires les mêmes ressources que dans son Sac à dos. Il ne perd rien. Si l’action est partielle, prenez de chaque sorte ce qui tient.',
    'fort.act.convert':
      'Transformer : remplacez 1 pizza par 1 jouet ou 1 jouet par 1 pizza, dans les Affaires ou le Sac à dos. Toutes les transformations d’une action vont dans le même sens.',
    'fort.act.per':
      '« × quelque chose » : faites la partie gauche une fois pour chaque chose à droite. Le Sac à dos compte les ressources, l’Observatoire les cartes ; Sac à dos, Observatoire et Niveau de Fort se comptent au début de l’action.',
    'fort.act.any-suit':
      '« × famille au choix » : choisissez l’un des sept symboles. La carte jouée ne compte que si elle le montre. Pour l’une des six familles, les pièces peuvent compter ; si vous choisissez la pièce, seules les pièces comptent.',
    'fort.act.then':
      '« A puis B » : B n’est possible que si A est fait complètement, et doit alors être fait si possible. Dans une action partielle, un groupe répété s’arrête à la répétition dont la partie droite est impossible.',
    'fort.act.group':
      '« ( … ) × famille » : faites tout ce qui est entre parenthèses une fois par symbole.',
    'fort.act.both': 'Deux symboles côte à côte sans flèche : faites les deux, dans l’ordre voulu.',
  },
  levels: {
    'fort.level.cost':
      'Chaque niveau a un prix et rapporte des points en fin de partie. Les 23 points du niveau 5 sont certains ; tous les prix et les points des autres niveaux sont des estimations.',
    'fort.level.1':
      'En atteignant le niveau 1, consultez en secret la pile des règles improvisées et gardez-en une face cachée.',
    'fort.level.2':
      'En atteignant le niveau 2, prenez l’un des avantages visibles. Il agit tout de suite.',
    'fort.level.5':
      'En atteignant le niveau 5, prenez la sculpture en macaronis si elle est encore là. Atteindre le niveau 5 déclenche la fin de partie.',
  },
  end: {
    'fort.end.trigger':
      'La fin est déclenchée quand un joueur a 25 points ou plus sur la Piste de Victoire, quand un Fort atteint le niveau 5 ou quand la pioche Parc est vide, même s’il reste des cartes dans le Parc.',
    'fort.end.round':
      'Le leader termine son tour, puis on continue jusqu’à ce que tous aient joué le même nombre de tours.',
    'fort.end.score':
      'Chacun révèle sa règle improvisée. Score final : la Piste de Victoire, plus les points du Niveau de Fort, plus la règle improvisée, plus 4 pour la sculpture en macaronis.',
    'fort.end.tie':
      'Celui qui a le plus de points gagne. En cas d’égalité, le Fort le plus haut gagne ; si l’égalité demeure, la victoire est partagée.',
  },
  rules: {
    'fort.rule.big-plans':
      '1 point par action Avancer son Fort sur vos cartes, même comme partie d’une action. Chacune compte : Dot en a deux. L’avantage DIY ne compte pas.',
    'fort.rule.friendship-bracelet':
      '1 point par famille différente que vous avez, sans compter les pièces, et 1 de plus pour les six.',
    'fort.rule.piggy-bank': '1 point par jouet dans vos Affaires et votre Sac à dos.',
    'fort.rule.pizza-party': '1 point par pizza dans vos Affaires et votre Sac à dos.',
    'fort.rule.loner': '5 points si vous n’avez aucun Meilleur Copain.',
    'fort.rule.minimalism': '8 points si votre Fort est exactement au niveau 2.',
    'fort.rule.popularity': '1 point par carte dans votre Observatoire.',
    'fort.rule.play-palace': '1 point par couronne sur vos cartes. Les pièces ne comptent pas.',
    'fort.rule.secret-stash': '1 point par ressource dans votre Sac à dos.',
    'fort.rule.sleepover':
      '8 points si vous avez plus de cartes que chaque adversaire, 4 points en cas d’égalité en tête.',
    'fort.rule.slime-lab': '1 point par livre sur vos cartes. Les pièces ne comptent pas.',
  },
  lasting: {
    'fort.perk.birthday-party':
      'À la fin de votre phase Recruter, vous pouvez recruter encore une fois, dans le Parc ou sa pioche mais pas dans un Jardin.',
    'fort.perk.bribe':
      'À votre tour, chaque carte glissée dans l’Observatoire peut venir du Parc (aussitôt comblé), du dessus de la pioche Parc ou d’un Jardin au lieu de votre main.',
    'fort.perk.copy-cat':
      'En suivant, vous pouvez défausser jusqu’à 2 cartes correspondantes au lieu de 1 et compter les symboles correspondants des deux. L’action doit être réalisée en totalité avec les deux.',
    'fort.perk.sticky-fingers':
      'À votre tour, chaque ressource mise dans le Sac à dos peut venir de la réserve au lieu des Affaires, dans toute combinaison.',
    'fort.perk.xxl-backpack': 'Votre Sac à dos peut contenir 2 ressources de plus.',
  },
  once: {
    'fort.perk.diy':
      'À votre tour, au lieu de jouer une carte, détruisez cet avantage pour avancer votre Fort en payant 1 ressource de plus, pizza ou jouet. Cela ne peut pas être suivi.',
    'fort.perk.do-over':
      'À votre tour, quand vous avez joué une carte et que chaque adversaire a suivi ou passé, détruisez cet avantage pour jouer une deuxième carte normalement. Il vous faut une carte jouable ; la question est toujours posée, pour que personne n’apprenne ce que vous avez en main.',
    'fort.perk.recycling':
      'À votre tour, chaque fois que vous avez un choix à faire, vous pouvez détruire cet avantage pour reprendre en main une carte de votre défausse. S’il vous la faut pour une étape, prenez-la avant cette étape.',
    'fort.perk.rough-housing':
      'Au lieu de suivre une action publique, une fois que tous les autres adversaires ont suivi ou passé, détruisez cet avantage pour détruire la carte jouée par le leader. La carte doit avoir une action publique.',
  },
};

export const printed: Same<typeof english.printed> = {
  'fort.play.one':
    'Vous pouvez ignorer la phase si vous ne pouvez ou ne voulez pas jouer de carte. Rien ne dit si la question est posée quand on n’a rien à jouer.',
  'fort.play.actions':
    'Réalisez une action ou les deux, dans l’ordre voulu, en finissant l’une avant l’autre. Rien ne dit si la dernière qui reste commence d’elle-même.',
  'fort.play.zero':
    'Une case d’action vide ne compte pas comme réalisée en totalité. Rien n’est dit d’une action sans effet.',
  'fort.play.partial':
    'L’autre action peut être réalisée « en partie ». Ce que cela veut dire n’est pas précisé.',
  'fort.play.stuck': 'Il n’y a que la boîte imprimée : ce cas ne se présente pas.',
  'fort.play.add-useful':
    'Au moins une famille de la carte supplémentaire doit modifier l’effet d’au moins une action réalisée. Plusieurs cartes à la fois n’apparaissent que dans un exemple.',
  'fort.play.add-lookout':
    'Vous pouvez aussi ajouter les familles correspondantes des cartes de l’Observatoire. Dans un exemple, on ajoute un symbole de l’Observatoire et pas l’autre.',
  'fort.play.coin': 'Le leader annonce la famille de sa carte pièce. Le moment n’est pas précisé.',
  'fort.follow.discard':
    'Pour suivre, on défausse une carte. Rien ne dit si l’action peut la détruire.',
  'fort.recruit.none':
    'Vous devez recruter. Rien n’est dit du cas où il n’y a de carte nulle part.',
  'fort.act.lookout':
    'La carte est glissée sous le côté gauche du plateau, en laissant apparaître sa famille. Rien ne dit si les autres peuvent regarder le reste.',
  'fort.act.trash-this':
    'Quand vous et les suiveurs avez terminé, remettez cette carte dans la boîte.',
  'fort.act.advance-mod':
    'Le Fort coûte une ressource de moins ou de plus, de n’importe quelle sorte. Rien ne dit qui choisit la sorte.',
  'fort.act.copy-pack':
    'Prenez les mêmes ressources que dans votre Sac à dos. Le manque de place n’est pas évoqué.',
  'fort.act.copy-rival':
    'Prenez les mêmes ressources que dans le Sac à dos d’un adversaire. Le manque de place n’est pas évoqué.',
  'fort.act.per':
    'Faites la partie gauche autant de fois que l’indique le symbole de droite. Le moment où l’on compte n’est pas précisé.',
  'fort.act.then':
    'D’abord la partie gauche, puis la droite si elle est possible. Rien n’est dit d’un groupe qu’on ne peut pas répéter jusqu’au bout.',
  'fort.rule.big-plans':
    'L’action compte même comme partie d’une action, comme sur Lefty et Dot. Rien ne dit combien de fois Dot compte.',
  'fort.perk.bribe':
    'La carte peut venir du Parc, de la pioche Parc ou d’un Jardin. Rien ne dit si le Parc est complété.',
  'fort.perk.copy-cat':
    'En suivant, vous pouvez défausser jusqu’à deux cartes et utiliser les familles correspondantes des deux. Rien ne dit si l’action doit encore être réalisée en totalité.',
  'fort.perk.do-over':
    'Après une carte et ses suiveurs, détruisez cet avantage pour jouer une deuxième carte. Rien n’est dit du cas où aucune carte n’est jouable.',
  'fort.perk.recycling': 'Cet avantage sert « à tout moment pendant votre tour ».',
  'fort.perk.rough-housing':
    'Au lieu de suivre, vous pouvez détruire la carte du leader. Les cartes sans action publique ne sont pas évoquées.',
};
