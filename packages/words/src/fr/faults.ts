import type { faults as english } from '../en/faults.ts';
import type { Same } from '../speaker.ts';

export const faults: Same<typeof english> = {
  value: 'L’entrée « {where} » n’est pas valide.',
  text: '« {where} » doit être un texte.',
  flag: '« {where} » doit être {yes} ou {no}.',
  list: '« {where} » doit être une liste.',
  object: '« {where} » doit être un objet.',
  whole: '« {where} » doit être un nombre entier de {from} à {to}.',
  'one-of': '« {where} » doit prendre l’une de ces valeurs : {words}.',
  field: '« {where} » contient un champ inconnu : {field}.',
  json: 'Ce n’est pas du JSON valide.',
  nested: 'L’imbrication est trop profonde.',
  copy: 'Le texte est incomplet. A-t-il été copié en entier ?',
  game: 'Nous ne connaissons pas le jeu « {id} ».',
  rules: 'La partie suit des règles que nous n’avons pas ({id}).',
  seats: 'Nombres de joueurs possibles : {seats}.',
  choice: 'Le choix {n} est impossible à ce moment-là.',
  unfinished: 'La partie n’est pas terminée.',
  outcome: 'Le résultat indiqué n’est pas celui auquel mènent les choix.',
};
