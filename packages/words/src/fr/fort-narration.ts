import type * as english from '../en/fort-narration.ts';
import type { Same } from '../speaker.ts';
import { events } from './fort-events.ts';

/** Pendant et après : toujours au présent. */
export const now: Same<typeof english.now> = {
  skipped: events.skipped,
  played: events.played,
  'played-as': '{you, select, yes {jouez} other {joue}} {card} (famille {suit})',
  gained: events.gained,
  packed: events.packed,
  spent: '{you, select, yes {dépensez} other {dépense}} {amount}',
  converted: '{you, select, yes {transformez} other {transforme}} {amount} en {gained}',
  'copied-own':
    '{you, select, yes {copiez votre Sac à dos} other {copie son Sac à dos}} : {amount}',
  'copied-rival':
    '{you, select, yes {copiez} other {copie}} {yours, select, yes {votre Sac à dos} other {le Sac à dos ({owner})}} : {amount}',
  scored: '{you, select, yes {marquez} other {marque}} {points}',
  advanced: '{you, select, yes {avancez} other {avance}} au Niveau de Fort {level} pour {paid}',
  looks: events.looks,
  'kept-rule': events['kept-rule'],
  'kept-a-rule': '{you, select, yes {gardez} other {garde}} une règle improvisée',
  'took-perk': events['took-perk'],
  'took-sculpture': events['took-sculpture'],
  'used-perk': events['used-perk'],
  recycled: '{you, select, yes {reprenez} other {reprend}} {card} en main avec {perk}',
  tucked: '{you, select, yes {glissez} other {glisse}} {card}{source} dans l’Observatoire',
  trashed: events.trashed,
  recruited: events.recruited,
  followed: events.followed,
  passed: events.passed,
  nothing: 'ne {you, select, yes {récupérez} other {récupère}} rien',
};

export const telling: Same<typeof english.telling> = {
  turn: '{you, select, yes {À vous de jouer} other {{who} joue}}',
  home: '{you, select, yes {Vous rappelez} other {{who} rappelle}} {cards} à la maison',
  waits:
    '{n, plural, one {{cards} attend} other {{cards} attendent}} dans {yours, select, yes {votre Jardin} other {le Jardin}}',
  with: '{deeds}, avec {cards}',
  because: '{deeds} ({why})',
  followed: '{followed} : {deeds}',
};
