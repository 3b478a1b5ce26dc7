import type * as english from '../en/fort-events.ts';
import type { Same } from '../speaker.ts';

/** Jamais « de » ni « que » devant un nom de joueur : il faudrait élider devant une voyelle. */
export const events: Same<typeof english.events> = {
  drafted: '{you, select, yes {gardez} other {garde}} {card}',
  'cleaned-up':
    '{you, select, yes {défaussez {cards} de votre Jardin} other {défausse {cards} de son Jardin}}',
  skipped: 'ne {you, select, yes {jouez} other {joue}} pas de carte',
  played: '{you, select, yes {jouez} other {joue}} {card}',
  declared: '{you, select, yes {annoncez} other {annonce}} la famille {suit}',
  'used-public': '{you, select, yes {utilisez} other {utilise}} l’action publique',
  'used-private': '{you, select, yes {utilisez} other {utilise}} l’action privée',
  'used-public-of':
    '{you, select, yes {utilisez} other {utilise}} l’action publique (carte {card})',
  'used-private-of': '{you, select, yes {utilisez} other {utilise}} l’action privée (carte {card})',
  'chose-suit': '{you, select, yes {choisissez} other {choisit}} la famille {suit}',
  added: '{you, select, yes {ajoutez} other {ajoute}} {card}',
  'added-as': '{you, select, yes {ajoutez} other {ajoute}} {card} comme {suit}',
  lent: '{you, select, yes {ajoutez} other {ajoute}} depuis l’Observatoire : {n, plural, =1 {{suit}} other {# × {suit}}}',
  'lent-coin':
    '{you, select, yes {ajoutez} other {ajoute}} depuis l’Observatoire une pièce comptant comme {n, plural, =1 {{suit}} other {# × {suit}}}',
  counted: '{you, select, yes {comptez} other {compte}} {what}',
  gained: '{you, select, yes {récupérez} other {récupère}} {amount}',
  packed: '{you, select, yes {mettez} other {met}} {amount} dans le Sac à dos',
  'packed-supply':
    '{you, select, yes {mettez} other {met}} {amount} de la réserve dans le Sac à dos',
  spent:
    '{you, select, yes {dépensez} other {dépense}} {amount} {store, select, stuff {des Affaires} other {du Sac à dos}}',
  converted:
    '{you, select, yes {transformez} other {transforme}} {amount} en {gained} {store, select, stuff {dans les Affaires} other {dans le Sac à dos}}',
  'copied-own':
    '{you, select, yes {copiez votre Sac à dos et récupérez} other {copie son Sac à dos et récupère}} {amount}',
  'copied-rival':
    '{you, select, yes {copiez} other {copie}} {yours, select, yes {votre Sac à dos} other {le Sac à dos ({owner})}} et {you, select, yes {récupérez} other {récupère}} {amount}',
  scored:
    '{you, select, yes {marquez} other {marque}} {n, plural, one {# point} other {# points}} (total : {track})',
  advanced:
    '{you, select, yes {payez {paid} et atteignez} other {paie {paid} et atteint}} le Niveau de Fort {level}',
  stopped:
    'ne {you, select, yes {pouvez} other {peut}} pas finir{left, plural, =1 {} other { (il en reste #)}} : {why}',
  looks: '{you, select, yes {consultez} other {consulte}} les règles improvisées',
  'kept-rule': '{you, select, yes {gardez} other {garde}} {rule}',
  'kept-a-rule': 'en {you, select, yes {gardez} other {garde}} une',
  'took-perk': '{you, select, yes {prenez} other {prend}} l’avantage {perk}',
  'took-sculpture': '{you, select, yes {prenez} other {prend}} la sculpture en macaronis',
  'used-perk': '{you, select, yes {détruisez} other {détruit}} l’avantage {perk}',
  recycled:
    '{you, select, yes {détruisez l’avantage {perk} et reprenez} other {détruit l’avantage {perk} et reprend}} {card} en main',
  tucked: '{you, select, yes {glissez} other {glisse}} {card}{source} dans l’Observatoire',
  trashed: '{you, select, yes {détruisez} other {détruit}} {card}{source}',
  'trashed-played': '{you, select, yes {devez} other {doit}} détruire {card}',
  recruited: '{you, select, yes {recrutez} other {recrute}} {card}{source}',
  followed: '{you, select, yes {suivez} other {suit}} avec {card}',
  passed: '{you, select, yes {passez} other {passe}}',
  discarded: '{you, select, yes {laissez} other {laisse}} {cards} dans le Jardin',
  'discarded-none': 'ne {you, select, yes {laissez} other {laisse}} aucune carte dans le Jardin',
  reshuffled:
    '{you, select, yes {mélangez} other {mélange}} la défausse pour former une nouvelle pioche',
  drew: '{you, select, yes {piochez} other {pioche}} {cards}',
  'drew-count':
    '{you, select, yes {piochez} other {pioche}} {n, plural, one {# carte} other {# cartes}}',
};

export const eventParts: Same<typeof english.eventParts> = {
  'from-park': ' du Parc',
  'from-deck': ' du dessus de la pioche Parc',
  'from-discard': ' de la défausse',
  'from-yard': ' {yours, select, yes {de votre Jardin} other {du Jardin ({owner})}}',
  'paid-stuff': '{amount} des Affaires',
  'paid-pack': '{amount} du Sac à dos',
  turn: 'Manche {round}, {you, select, yes {à vous} other {à {who}}} de jouer',
  'turn-with': '{turn} : {deeds}.',
  'turn-alone': '{turn}.',
  sentence: '{who} {deeds}.',
  'all-passed': '{who} passent.',
  'with-turned-up': '{deed} ({card} arrive dans le Parc)',
  'turned-up': '{card} arrive dans le Parc.',
  noted: '{deed} ({note})',
  'count-packed': '{n, plural, one {# ressource} other {# ressources}} dans le Sac à dos',
  'count-lookouts': '{n, plural, one {# carte} other {# cartes}} dans l’Observatoire',
  'count-symbols': '{n, plural, one {# symbole} other {# symboles}}',
  'count-level': 'Niveau de Fort {n}',
  lost: 'pas de place pour {amount}',
  'final-track': 'Points sur la Piste de Victoire : {points}.',
  'final-rule': 'Points des règles improvisées : {points}.',
  'final-sculpture': 'Points de la sculpture en macaronis : {points}.',
  'final-fort': 'Points du Fort : {points}.',
  'final-points': '{who} {n}',
  'final-rule-points': '{who} {n} ({rule})',
  ending: 'La fin approche : {reason}. Cette manche est la dernière.',
};

export const stops: Same<typeof english.stops> = {
  'fort.stuff': 'plus de place dans les Affaires',
  'fort.pack': 'le Sac à dos est plein',
  'fort.lookout': 'l’Observatoire est plein',
  'fort.play.zero': 'cela donne zéro',
  'fort.act.pack': 'rien dans les Affaires à mettre dans le Sac à dos',
  'fort.act.lookout': 'aucune carte à glisser',
  'fort.act.trash': 'aucune carte à détruire',
  'fort.act.trash-rival': 'aucun adversaire n’a de carte dans son Jardin',
  'fort.act.trash-this': 'la carte n’est plus là',
  'fort.act.recruit': 'personne à recruter',
  'fort.act.advance': 'pas de quoi payer le Niveau de Fort suivant',
  'fort.act.spend': 'rien à dépenser',
  'fort.act.copy-rival': 'rien dans les Sacs à dos adverses qui tienne dans les Affaires',
  'fort.act.convert': 'rien à transformer',
};
