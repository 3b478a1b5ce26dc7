/** What a player who is not at the table is told: by push, by mail or by a webhook. */
export const call = {
  'your-turn': 'C’est à vous de jouer',
  invited: 'On vous invite à une table',
  'table-ready': 'Votre table est prête',
  'game-over': 'La partie est terminée',
  where: '{game} avec {names}',
  stop: 'Ne plus me prévenir',
} as const;

/** The rest of an e-mail. */
export const letter = {
  open: 'Ouvrir la table :',
  stop: 'Vous ne voulez plus de ces messages ? Un clic suffit :',
  'confirm-subject': 'Confirmez votre adresse e-mail',
  'confirm-text':
    'Quelqu’un, vous sans doute, souhaite recevoir un e-mail à cette adresse quand c’est son tour de jouer sur Treefort.',
  'confirm-open': 'Si c’est bien vous, ouvrez ce lien dans les 24 heures :',
  'confirm-not': 'Sinon, ignorez cet e-mail. Vous n’en recevrez pas d’autre.',
} as const;
