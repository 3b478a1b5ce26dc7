/** The first game of Treehouse, step by step. {room} is a room, {rival} a player. */
export const treehouse = {
  build: 'The first room',
  'build-pick': 'Everyone picks a room at the same time, in secret. Pick the one you like best!',
  'build-place': 'Here is your tree. Put the room on the trunk, left or right.',
  'build-discard': 'You may discard a room. But a treehouse needs rooms: build it.',
  'build-learned':
    'Your tree has 1 room. The rest of your hand went to {rival}, and you got 5 other rooms.',

  balance: 'In balance',
  'balance-pick':
    'The acorn is your balance marker. It hangs to the left because your room is on the left. Pick {room}.',
  'balance-try': 'Try to build it on the left too, above the other room.',
  'balance-first': 'In a moment! First try it on the left and see what happens.',
  'balance-place': 'Everything would tip over! Build on the right, and the tree is level again.',
  'balance-learned':
    'A room on the left pulls the acorn to the left, one on the right pulls it back. While it hangs to one side, that side is closed.',

  support: 'Higher up',
  'support-pick': 'A room on the edge needs one room below it, any other needs both. Pick {room}.',
  'support-place': 'Build it in the middle: two rooms hold it up, and the acorn doesn’t move.',
  'support-edge': 'The edge would hold. But look at the middle: it never moves the acorn.',
  'support-learned':
    'A room in the very middle never tips the tree. And up you may go, as far as level 6.',

  colour: 'Colours stick together',
  'colour-pick': 'There is a yellow room in your tree already. Pick another yellow one: {room}.',
  'colour-try': 'Try to build it on the right edge, where it touches no yellow.',
  'colour-first': 'Exactly, but not yet! First try the right edge.',
  'colour-place': 'Yellow wants to be with yellow. Build it where it touches your yellow room.',
  'colour-learned':
    'The first room of a colour may go anywhere. Every later one must touch its own colour.',

  pass: 'What you pass on',
  'pass-pick': '{rival} collects blue, and your hand goes there next. Pick {room}!',
  'pass-other': 'And then {rival} builds the blue room with a big smile. Take it for yourself.',
  'pass-place': 'Build it or discard it, as you like. Either way, {rival} doesn’t get it.',
  'pass-learned':
    'Your neighbour gets what you leave. From the last 2 rooms of a hand you pick one; the other is discarded.',

  changers: 'Changers',
  'changers-pick': 'The last pick of the week. Your tree is pretty green: pick {room}.',
  'changers-place': 'Build it next to its green friends.',
  'changers-take':
    'Now the week is scored, with changers. “Double” makes the rooms of a colour worth 2 points: take it.',
  'changers-none':
    '“No points” is for someone else’s colour. But you have so much green: take “double”.',
  'changers-cover': 'The others have put theirs on yellow and brown. Put yours on green.',
  'changers-other': 'Which colour do you have most of? Look at your tree.',
  'changers-learned':
    '8 points, all of them from green! Rooms score again every week, so it pays to build early.',

  majority: 'The end',
  'majority-pick': 'The very last pick. You and {rival} are tied on red rooms: pick {room}!',
  'majority-jam': 'Jam is tempting. But red decides: pick {room}.',
  'majority-place': 'Build it next to its red friends.',
  'majority-cover':
    'With two players, you each have one “no points”. {rival} has put it on your green; put yours on blue.',
  'majority-other': 'Look at the other tree: it’s all blue. Choose blue.',
  'majority-learned':
    'If you alone have the most rooms of a colour, each of them scores one more point: 8 for you. You win 34 to 32!',
} as const;

/** What is to be tried beside a statement of the rulebook. */
export const treehouseTry = {
  pass: 'Pick any room and build it. Then look at your new hand.',
  discard: 'Pick any room and discard it.',
  support: 'Pick {room} and build it in the middle, on both rooms.',
  colour: 'Pick {room} and try to build it on the right edge, where it touches no yellow.',
  touch: 'Pick {room} and build it next to the other yellow room: neighbours touch.',
  balance: 'Pick any room, build it on the left and watch the acorn.',
  blocked: 'Pick any room and try to build it on the right edge.',
  permanent: 'Pick any room and try to build it where there’s already a room.',
  take: 'Pick a room, build it or not, then take a changer.',
  cover:
    'Pick a room, build it or not, take “double” and try to put it on a colour that already has a changer.',
  two: 'Pick a room, build it or not, then put your “no points” on a colour.',
  majority:
    'Pick {room}, build it and put “no points” on a colour. Then the majorities are counted.',
  junior: 'Pick a room, build it or not, then pick a colour that scores.',
} as const;
