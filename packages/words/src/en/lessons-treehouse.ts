/** The first game of Treehouse, step by step. {room} is a room, {rival} a player. */
export const treehouse = {
  build: 'The first room',
  'build-pick': 'All pick a room at the same time, in secret. Pick the one you like best!',
  'build-place': 'Here is your tree. Put the room on the trunk, left or right.',
  'build-discard': 'You may throw a room away. But a tree house likes to have rooms: build it.',
  'build-learned':
    'Your tree has 1 room. The rest of your hand went to {rival}, and you were handed 5 other rooms.',

  balance: 'In balance',
  'balance-pick': 'The acorn hangs to the left, because your room is on the left. Pick {room}.',
  'balance-try': 'Try to build it on the left as well, on top of the other room.',
  'balance-first': 'In a moment! First try it on the left and see what happens.',
  'balance-place': 'Everything would tip over! Build on the right, and the tree is level again.',
  'balance-learned':
    'A room on the left pulls the acorn to the left, one on the right pulls it back. While it hangs to one side, that side is closed.',

  support: 'Higher up',
  'support-pick': 'A room on the edge stands on one room, any other on both below it. Pick {room}.',
  'support-place': 'Build it in the middle: two rooms carry it, and the acorn does not move.',
  'support-edge': 'The edge would hold. But look at the middle: it never moves the acorn.',
  'support-learned':
    'A room in the very middle never tips the tree. And up you may go, as far as level 6.',

  colour: 'Colours stick together',
  'colour-pick': 'There is a yellow room in your tree already. Pick another yellow one: {room}.',
  'colour-try': 'Try to build it on the right edge, where it touches no yellow.',
  'colour-first': 'Exactly right, but not yet! First try the right edge.',
  'colour-place': 'Yellow wants to be with yellow. Build it where it touches your yellow room.',
  'colour-learned':
    'The first room of a colour may go anywhere. Every later one must touch its own colour.',

  pass: 'What you pass on',
  'pass-pick': '{rival} collects blue, and your hand goes there next. Pick {room}!',
  'pass-other': 'And then {rival} builds the blue room, with a big smile. Take it for yourself.',
  'pass-place': 'Build it or throw it away, as you like. Anyway {rival} does not get it.',
  'pass-learned':
    'What you leave, your neighbour gets. Of the last 2 rooms of a hand one is picked, the other is thrown away.',

  changers: 'Changers',
  'changers-pick': 'The last pick of the week. Your tree is rather green: pick {room}.',
  'changers-place': 'Build it beside its green friends.',
  'changers-take':
    'Now the week is scored, with changers. "Double" makes the rooms of a colour worth 2 points: take it.',
  'changers-none':
    '"No points" is for the colour of somebody else. But you have so much green: take "double".',
  'changers-cover': 'The others have laid theirs on yellow and brown. Lay yours on green.',
  'changers-other': 'Which colour do you have most of? Look at your tree.',
  'changers-learned':
    '8 points, all of them from green! Rooms score again every week, so it pays to build early.',

  majority: 'The end',
  'majority-pick':
    'The very last pick. You and {rival} have the same number of red rooms: pick {room}!',
  'majority-jam': 'Jam is tempting. But red decides: pick {room}.',
  'majority-place': 'Build it beside its red friends.',
  'majority-cover':
    'With two players, each has one "no points". {rival} has spoiled your green; spoil blue.',
  'majority-other': 'Look at the other tree: it lives on blue. Spoil blue.',
  'majority-learned':
    'Who alone has the most rooms of a colour gets one more point for each of them: 8 for you. You win with 34 to 32!',
} as const;

/** What is to be tried beside a statement of the rulebook. */
export const treehouseTry = {
  pass: 'Pick any room and build it. Then look at the hand that you are given.',
  discard: 'Pick any room and throw it away.',
  support: 'Pick {room} and build it in the middle, on both rooms.',
  colour: 'Pick {room} and try to build it on the right edge, where it touches no yellow.',
  touch: 'Pick {room} and build it beside the other yellow room: neighbours touch.',
  balance: 'Pick any room, build it on the left and watch the acorn.',
  blocked: 'Pick any room and try to build it on the right edge.',
  permanent: 'Pick any room and try to build it where a room stands already.',
  take: 'Pick a room, build it or not, then take a changer.',
  cover:
    'Pick a room, build it or not, take "double" and try to lay it on a colour that is covered already.',
  two: 'Pick a room, build it or not, then lay your "no points" on a colour.',
  majority: 'Pick {room}, build it and lay "no points". Then the majorities are counted.',
  junior: 'Pick a room, build it or not, then pick a colour that scores.',
} as const;
