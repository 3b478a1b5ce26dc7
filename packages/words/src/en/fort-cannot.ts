import type { PassRule } from '@treefort/fort';

/** Only the player who had to pass is told why: after “you”, in the past and in the present. */
export const passing = {
  passed: 'passed: {why}',
  pass: '{you, select, yes {pass} other {passes}}: {why}',
} as const;

/** Why nothing could be followed with, after a colon, by the rule. */
export const cannot = {
  'fort.follow.card': 'no {suits}',
  'fort.follow.full': 'you can’t do the whole action',
  'fort.follow.same-kind': 'you have no room for what the leader took',
  'fort.stuff': 'your Stuff is full',
  'fort.pack': 'your Pack is full',
  'fort.lookout': 'your Lookout is full',
  'fort.play.zero': 'it comes to zero',
  'fort.act.pack': 'nothing in Stuff to pack',
  'fort.act.lookout': 'no card to tuck',
  'fort.act.trash': 'no card to trash',
  'fort.act.trash-rival': 'no cards in the rivals’ Yards',
  'fort.act.trash-this': 'the card is already gone',
  'fort.act.recruit': 'nobody to recruit',
  'fort.act.advance': 'you can’t afford the next fort level',
  'fort.act.spend': 'nothing to spend',
  'fort.act.copy-rival': 'nothing in a rival’s Pack fits',
  'fort.act.convert': 'nothing to convert',
} as const satisfies Readonly<Record<PassRule, string>>;
