import type { table as english } from '../en/table.ts';
import type { Same } from '../speaker.ts';

export const table: Same<typeof english> = {
  fort: 'Fort',
  treehouse: 'La Cabane dans l’arbre',
  you: 'Vous',
  bot: 'Robot {n}',
  player: 'Joueur {n}',
  won: '{you, select, yes {Vous gagnez !} other {{who} gagne !}}',
  shared: '{who} partagent la victoire !',
  'when-draft': 'Draft',
  'when-round': 'Manche {n}',
  'when-turn': 'Manche {n} · {you, select, yes {à vous} other {au tour de {who}}}',
  'when-week': 'Semaine {n}',
  over: 'La partie est terminée.',
  refused: '{what} : {why}',
  cited: '{why} ({rule})',
  'our-reading': 'notre interprétation',
  provisional: 'provisoire : aucun livret de règles ne l’indique',
  'undo.nothing': 'Vous n’avez encore rien choisi.',
  'undo.answered': 'Quelqu’un d’autre a répondu depuis : votre dernier choix est maintenu.',
  'undo.revealed': 'Des cartes ont été révélées depuis : votre dernier choix est maintenu.',
  'undo.often': 'Vous avez déjà annulé ce choix trois fois : il est maintenu.',
  'undo.over': 'La partie est terminée, plus rien ne peut être annulé.',
  'fault.stale':
    'La partie a continué entre-temps : cette réponse arrive trop tard et n’a rien changé.',
  'fault.not-an-option': 'Ce n’est pas possible pour l’instant.',
  'fault.over': 'La partie est terminée.',
  'fault.undo': 'Ceci ne peut pas être annulé.',
  'fault.malformed': 'Lecture impossible : {message}',
  'fault.departs': 'Cet enregistrement ne respecte pas les règles : {message}',
  'fault.broken': 'Une erreur du jeu a empêché ce choix ; rien n’a changé. Choisissez autre chose.',
};
