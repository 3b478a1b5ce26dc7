export { screen, why } from './review-screen.ts';

export const review = {
  title: 'Analyse',
  about:
    'Les chances de victoire de chacun, décision par décision, d’après ce qu’on pouvait savoir à ce moment : les cartes cachées sont distribuées au hasard, jamais regardées.',
  start: 'Lancer l’analyse',
  thinking: 'Examen de chaque choix : {percent}',
  stop: 'Arrêter',
  stopped: 'Arrêté. Rien n’est gardé ; l’analyse peut être relancée.',
  'no-record': 'Cette partie ne peut pas être analysée : {why}',
  curve: 'Chances de victoire',
  'curve-text': 'D’après ce que toute la table pouvait savoir à chaque décision.',
  'curve-table': 'La même chose en tableau',
  moment: 'Choix',
  turning: 'Tournants',
  'turning-choice': '{who} – {what}',
  whose: 'Décisions de',
  'show-all': 'Toutes',
  'show-costly': 'Douteuses et pires',
  'none-costly': 'Rien de douteux ici.',
  chosen: 'Choisi',
  better: 'Meilleur',
  cost: 'Coût',
  'mark-text':
    'Notes selon les chances de victoire perdues par un choix : bon dès {good}, douteux dès {doubtful}, erreur dès {mistake}, gaffe dès {blunder}. Sans autre possibilité, pas de note.',
  players: 'Joueurs',
  accuracy: 'Précision',
  'accuracy-text':
    'Précision : 100 %, c’est toujours le meilleur choix ; une gaffe ne compte rien.',
  luck: 'Chance',
  'luck-text':
    'Chance : ce que les cartes inconnues ont donné ou pris en chances de victoire, par rapport à ce qu’on pouvait attendre. Sur beaucoup de parties, cela s’annule.',
  'follow-missed': 'Suites manquées',
  followed: 'A suivi',
  'lost-from-yard': 'Perdus depuis le Jardin',
  blocked: 'Couleurs bloquées',
  discarded: 'Pièces défaussées',
  'given-away': 'Offert par les modificateurs',
  replay: 'Revoir ce moment',
  share: 'Copier un lien vers ce moment',
  json: 'Télécharger en JSON',
  print: 'Imprimer',
  iterations: '{n} itérations par choix',
} as const;

export const marks = {
  best: 'meilleur',
  good: 'bon',
  doubtful: 'douteux',
  mistake: 'erreur',
  blunder: 'gaffe',
} as const;

export const hint = {
  allow: 'Conseils',
  'allow-text': 'Un bouton pour demander conseil au bot le plus fort.',
  'allow-people':
    'Seulement si tout le monde est d’accord : chacun peut, à son tour, demander conseil au bot le plus fort.',
} as const;
