export const queue = {
  title: 'Jouer tout de suite',
  anyone: 'Avec n’importe qui, en ligne',
  find: 'Trouver des joueurs',
  change: 'Modifier',
  seats: 'Combien de joueurs ?',
  any: 'Peu importe',
  bots: 'Si personne ne vient, des bots peuvent prendre les places libres',
  'bots-text': 'Au bout de 45 secondes, et seulement si toute la table est d’accord.',
  text: 'Vous aurez une table dès que quelqu’un voudra jouer comme vous. En attendant, vous pouvez apprendre, jouer contre un bot ou lire les règles.',
  waiting:
    '{n, plural, one {# joueur attend} many {# joueurs attendent} other {# joueurs attendent}}',
  alone: 'Personne d’autre n’attend pour l’instant',
  others:
    '{n, plural, one {# autre joueur attend} many {# autres joueurs attendent} other {# autres joueurs attendent}}',
  looking: 'Recherche de joueurs',
  stop: 'Arrêter la recherche',
  ready: 'Votre table est prête',
  'ready-text':
    'Il vous reste {seconds, plural, one {# seconde} many {# secondes} other {# secondes}} pour rejoindre la table, sinon vous perdez votre place.',
  come: 'Aller à la table',
  'not-now': 'Pas maintenant',
  again: 'Quelqu’un n’est pas venu. Vous retrouvez votre place dans la file.',
  missed: 'Vous avez manqué la table',
  'missed-text': 'Les autres cherchent quelqu’un d’autre. Vous pouvez relancer la recherche.',
  'look-again': 'Relancer la recherche',
  'matched-text':
    'La partie commencera automatiquement quand tout le monde sera là. Manque encore : {who}.',
  'matched-all': 'Tout le monde est là. La partie commence.',
} as const;
