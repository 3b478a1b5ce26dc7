export { account } from './account.ts';
export { company, phrases } from './company.ts';
export { hosting, names, refused, rematch } from './fair-play.ts';
export { callLinks, callMe } from './online-calls.ts';
export { daysOff } from './online-days-off.ts';
export { devices, signIn } from './online-devices.ts';
export { hintsOnline } from './online-hints.ts';
export { queue } from './online-queue.ts';

export const friends = {
  where: 'Où ?',
  here: 'Sur cet appareil',
  online: 'Avec des amis, en ligne',
  'your-name': 'Votre nom',
  'name-hint': 'Visible par les autres joueurs. Aucune inscription.',
  'name-bad': 'Ce nom ne convient pas. Choisissez-en un autre.',
  'kind-me': 'Moi',
  'kind-friend': 'Sur invitation, par lien',
  'kind-anyone': 'Place ouverte',
  listed: 'Qui peut trouver la table ?',
  private: 'Mes amis',
  'private-text': 'Seules les personnes qui ont le lien peuvent jouer ou regarder.',
  public: 'Tout le monde',
  'public-text': 'La table figure sur la page d’accueil. Tout le monde peut regarder.',
  clock: 'Temps de réflexion',
  'clock-none': 'Sans limite',
  'clock-quick': 'Rapide',
  'clock-easy': 'Tranquille',
  'clock-calm': 'Lent',
  'clock-live-text': '{move} s par coup, {game} min par joueur',
  'clock-letters': 'Par correspondance',
  'clock-letters-text':
    '{days, plural, one {# jour par coup} many {# jours par coup} other {# jours par coup}}',
  'clock-bot': 'Si votre temps est écoulé, un bot joue pour vous jusqu’à votre retour.',
  'set-up': 'Créer la table',
  unreachable: 'Le serveur est injoignable. On peut jouer sans lui sur cet appareil.',
  'too-many': 'Trop de demandes. Attendez un peu et réessayez.',
  failed: 'Le serveur n’a pas pu le faire. Veuillez réessayer.',
} as const;

export const lobby = {
  title: '{game} : la table est prête',
  'wait-text':
    'Envoyez le lien à vos amis. La partie peut commencer quand toutes les places sont prises.',
  'join-text': 'Une place est libre. Entrez votre nom et asseyez-vous.',
  'full-text': 'Tout le monde est là. N’importe qui peut lancer la partie.',
  'full-away-text':
    'Toutes les places sont prises, mais il manque quelqu’un. N’importe qui peut lancer la partie.',
  'shuffle-text':
    'La partie peut commencer quand tout le monde aura ouvert cette table, car chaque appareil prend part au mélange. Manque encore : {who}.',
  'watch-text': 'La partie n’a pas encore commencé.',
  seats: 'Places',
  seat: 'Place {n}',
  free: 'Place libre',
  kept: 'Réservée sur invitation',
  bot: 'Bot, niveau {rank} sur 5',
  you: 'Vous',
  sit: 'S’asseoir',
  stand: 'Se lever',
  start: 'Commencer la partie',
  link: 'Lien vers la table',
  invitation: 'Invitation pour la place {n}',
  copy: 'Copier le lien',
  copied: 'Copié',
  share: 'Partager',
  'share-text': 'On joue à {game} ?',
  qr: 'Code QR avec le lien',
  'qr-hint': 'Ou visez-le avec l’appareil photo d’un téléphone.',
  clock: 'Temps de réflexion',
  listed: 'Tout le monde peut trouver et regarder cette table.',
  unlisted: 'Il faut le lien pour trouver cette table.',
} as const;

export const online = {
  connecting: 'Connexion à la table…',
  lost: 'Connexion perdue. Nouvel essai…',
  'lost-text': 'Rien ne se perd : votre partie est sur le serveur.',
  sending: 'Envoi…',
  missing: 'Cette table n’existe pas',
  'missing-text': 'Il manque peut-être une lettre au lien.',
  unreadable: 'Cette table ne s’ouvre pas',
  'unreadable-text':
    'Le serveur ne connaît pas ses règles, ou son journal est endommagé. La personne qui gère le serveur peut s’en occuper ; vos autres parties ne sont pas touchées.',
  unreachable: 'Le serveur est injoignable',
  'unreachable-text': 'On peut jouer sans lui contre les bots. La table vous attend.',
  retry: 'Réessayer',
  newer: 'Une nouvelle version est disponible. La page va se recharger dans un instant.',
  refused: 'Ce n’est pas possible maintenant.',
  broken: 'Une erreur du jeu a empêché ce choix ; rien n’a changé. Choisissez autre chose.',
  people: 'Participants',
  'you-watch': 'Vous regardez.',
  'watch-with':
    'Vous regardez, avec {n, plural, one {# autre personne} many {# autres personnes} other {# autres personnes}}.',
  watching:
    '{n, plural, one {# personne regarde} many {# personnes regardent} other {# personnes regardent}}',
  'is-bot': 'Bot',
  'at-table': 'À la table',
  gone: 'Hors ligne',
  'gone-today': 'Hors ligne depuis {time}',
  'gone-before': 'Hors ligne depuis le {date}, {time}',
  'gone-sign': '{who} : hors ligne',
  thinks: 'Réfléchit',
  'away-time': 'Temps écoulé, un bot joue',
  'away-left': 'A quitté la table, un bot joue',
  'bot-plays': 'Un bot joue pour {who}',
  'own-time': 'Votre temps est écoulé : un bot joue pour vous.',
  'own-left': 'Vous avez quitté la table : un bot joue pour vous.',
  back: 'Reprendre ma place',
  leave: 'Quitter la table',
  'leave-text': 'Un bot jouera pour vous. Vous pouvez revenir à tout moment.',
  invite: 'Lien pour les spectateurs',
  time: '{who} : il reste {time}',
  rematch: 'La partie suivante est prête',
  'to-rematch': 'Aller à la partie suivante',
  'next-table': 'Aller à la partie qui vous attend',
} as const;

export const chat = {
  title: 'Discussion',
  unread:
    '{n, plural, one {# nouveau message} many {# nouveaux messages} other {# nouveaux messages}}',
  empty: 'Aucun message.',
  say: 'Écrire un message',
  send: 'Envoyer',
  says: '{who} dit : {text}',
  'hide-watchers': 'Masquer les messages des spectateurs',
} as const;

export const orders = {
  title: 'Quand je peux suivre',
  ask: 'Me demander à chaque fois',
  pass: 'Passer pour moi jusqu’à mon tour',
  some: 'Demander seulement si cela me rapporte',
  gain: 'Pizzas et jouets',
  pack: 'Sac à dos',
  lookout: 'Observatoire',
  trash: 'Détruire des cartes',
  recruit: 'Recruter',
  advance: 'Avancer le Fort',
  score: 'Des points',
  with: 'Suivre pour moi avec',
  'with-text':
    'Jusqu’à votre tour, la première carte cochée qui convient est défaussée, mais seulement si cela vous rapporte quelque chose. S’il reste un choix à faire, on vous le demande.',
} as const;

export const hall = {
  mine: 'Mes parties en ligne',
  'go-on': 'Continuer',
  look: 'Voir',
  waiting: 'Tables ouvertes',
  join: 'Rejoindre',
  playing: 'Parties en cours',
  watch: 'Regarder',
  free: '{n, plural, one {# place libre} many {# places libres} other {# places libres}}',
  box: 'Boîte : {name}',
  unreadable: 'Le serveur n’arrive pas à lire cette table.',
} as const;
