/**
 * What happens while it is shown, in the present and in few words. Those of `now` go on after the name of who does it;
 * `you` is the reader.
 */
export const now = {
  skipped: '{you, select, yes {play} other {plays}} no card',
  played: '{you, select, yes {play} other {plays}} {card}',
  'played-as': '{you, select, yes {play} other {plays}} {card} as {suit}',
  gained: '{you, select, yes {take} other {takes}} {amount}',
  packed: '{you, select, yes {pack} other {packs}} {amount}',
  spent: '{you, select, yes {spend} other {spends}} {amount}',
  converted: '{you, select, yes {convert} other {converts}} {amount} into {gained}',
  'copied-own': '{you, select, yes {copy your own Pack} other {copies their own Pack}}: {amount}',
  'copied-rival':
    '{you, select, yes {copy} other {copies}} {yours, select, yes {your Pack} other {{owner}’s Pack}}: {amount}',
  scored: '{you, select, yes {score} other {scores}} {points}',
  advanced: '{you, select, yes {build} other {builds}} level {level} for {paid}',
  looks: '{you, select, yes {look} other {looks}} through the made-up rules',
  'kept-rule': '{you, select, yes {keep} other {keeps}} the rule {rule}',
  'kept-a-rule': '{you, select, yes {keep} other {keeps}} a made-up rule',
  'took-perk': '{you, select, yes {take} other {takes}} the perk {perk}',
  'took-sculpture': '{you, select, yes {take} other {takes}} the macaroni sculpture',
  'used-perk': '{you, select, yes {use} other {uses}} {perk}',
  recycled: '{you, select, yes {take} other {takes}} {card} back with {perk}',
  tucked: '{you, select, yes {send} other {sends}} {card}{source} to the Lookout',
  trashed: '{you, select, yes {trash} other {trashes}} {card}{source}',
  recruited: '{you, select, yes {recruit} other {recruits}} {card}{source}',
  followed: '{you, select, yes {follow} other {follows}} with {card}',
  passed: '{you, select, yes {pass} other {passes}}',
  nothing: '{you, select, yes {get} other {gets}} nothing',
} as const;

/** Whole sentences, and how the pieces go together. */
export const telling = {
  turn: '{you, select, yes {Your turn} other {{who}’s turn}}',
  home: '{you, select, yes {You call} other {{who} calls}} {cards} home',
  waits:
    '{n, plural, one {{cards} waits} other {{cards} wait}} in {yours, select, yes {your Yard} other {the Yard}}',
  with: '{deeds}, with {cards}',
  because: '{deeds} ({why})',
  followed: '{followed}: {deeds}',
} as const;
