export { screen, why } from './review-screen.ts';
export { fortune, story, turn } from './review-story.ts';

export const review = {
  title: 'Analyse',
  about:
    'Les chances de victoire de chacun, décision par décision, d’après ce qu’on pouvait savoir à ce moment : les cartes cachées sont distribuées au hasard, jamais regardées.',
  start: 'Lancer l’analyse',
  thinking: 'Examen de chaque choix : {percent}',
  stop: 'Arrêter',
  stopped: 'Analyse interrompue. Rien n’a été enregistré ; vous pouvez la relancer.',
  'no-record': 'Cette partie ne peut pas être analysée : {why}',
  curve: 'Chances de victoire',
  'curve-text': 'D’après ce que toute la table pouvait savoir à chaque décision.',
  'curve-table': 'La même chose en tableau',
  moment: 'Choix',
  turning: 'Tournants',
  'turning-choice': '{who} – {what}',
  whose: 'Décisions de',
  'show-costly': 'Douteuses et pires',
  'none-costly': 'Rien de douteux ici.',
  chosen: 'Choisi',
  better: 'Meilleur',
  'mark-text':
    'Notes selon les chances de victoire perdues par un choix : bon dès {good}, douteux dès {doubtful}, erreur dès {mistake}, gaffe dès {blunder}. À partir de douteux, une recherche profonde et des parties jouées jusqu’au bout doivent être d’accord. Sans autre possibilité, pas de note.',
  players: 'Joueurs',
  accuracy: 'Précision',
  'accuracy-text':
    'Précision : 100 %, c’est toujours le meilleur choix ; une gaffe compte pour zéro.',
  luck: 'Chance',
  'balance-start': 'Départ',
  'balance-choices': 'Choix',
  'balance-end': 'Fin',
  'balance-text':
    'En points de chances de victoire : départ + chance + choix = fin. La chance, c’est ce que les cartes inconnues ont donné ou pris par rapport à ce qu’on pouvait attendre ; sur beaucoup de parties, cela s’annule. Les choix, c’est ce que le joueur et ses adversaires en ont fait.',
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
