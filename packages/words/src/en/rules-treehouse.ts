/** The rules of Treehouse by statement, in the chapters and the order of RULES.md. */
export const chapters = {
  overview: 'Overview',
  things: 'Components',
  setup: 'Setup',
  weeks: 'Three weeks',
  building: 'Building',
  scoring: 'Scoring a week with three or four players',
  two: 'Scoring a week with two players',
  end: 'End of the game',
  variants: 'Variants',
} as const;

export const rules = {
  overview: {
    'tree.goal':
      'Treehouse is for 2 to 4 players. Everyone builds a treehouse of their own, room by room, and keeps it in balance. Rooms earn points every week, and the player with the most points at the end has built the best treehouse ever.',
    'tree.weeks':
      'A game lasts three weeks. Each week has three parts, in this order: deal, build, score.',
  },
  things: {
    'tree.rooms':
      'There are 72 different rooms, 12 in each of six colours: red activity, yellow education, green outdoors, blue water, purple entertainment, brown food. In play only the colour matters.',
    'tree.score-cards': 'There are 6 colour cards, one for each colour.',
    'tree.changers':
      'There are 4 game changers: two “double”, printed as 2, and two “no points”, printed as 0. (The Russian rulebook also calls the latter 1.)',
    'tree.trunk':
      'Each player starts with a trunk, the starting card, which is level 1 of the tree. It carries a balance track of three places: left, centre and right. Your balance marker, the acorn, moves along it.',
  },
  setup: {
    'tree.setup':
      'Balance markers start at the centre, scores at 0. All colour cards and changers lie face up in the middle; with two players, the only changers are the two “no points”.',
    'tree.setup.deck':
      'The 72 rooms are shuffled once and never again. Four players use exactly all of them.',
  },
  weeks: {
    'tree.deal': 'At the start of a week each player is dealt 6 rooms. Only you see your hand.',
    'tree.pick':
      'Everyone picks one room from their hand at the same time, in secret. All are revealed together; then each is built or discarded. Everyone has seen a picked room, even if it is then discarded.',
    'tree.place-after':
      'You decide where to build after the reveal. Trees don’t affect each other, so everyone builds at the same time.',
    'tree.pass':
      'Then everyone passes the rest of their hand to the next player clockwise. From a hand of two, one room is picked and the other is discarded face down. That makes 5 picks a week and at most 15 rooms in a tree.',
    'tree.discard':
      'Discard a picked room face down if you can’t or don’t want to build it. This is always allowed, and you are always asked.',
  },
  building: {
    'tree.level':
      'Level n has n places. The trunk is level 1, and nothing goes above level 6: 20 places for rooms. Each place is on the left, on the right, or in the centre (3:2 and 5:3 only).',
    'tree.support':
      'An inner place needs both cards below it; an edge place (a corner room) needs the single card below it. Both places of level 2 stand on the trunk. You may start a level before the one below is complete.',
    'tree.colour':
      'The first room of a colour may go on any place that the other rules allow. Every later one must touch a room of its colour.',
    'tree.touch':
      'A place touches its neighbours on the same level, the two below it and the two above it. The trunk has no colour.',
    'tree.balance':
      'A room on the left moves the balance marker one place to the left, one on the right one place to the right. A room in the centre doesn’t move it.',
    'tree.balance.blocked':
      'A side is closed while the marker can’t move that way. Balance never closes a centre place.',
    'tree.permanent':
      'A built room never moves and is never replaced. The tree and its marker stay as they are from week to week.',
  },
  scoring: {
    'tree.changer.first':
      'In week 1, a player picked at random is first to choose a changer; in weeks 2 and 3, it is the player with the most points.',
    'tree.changer.tie':
      'If several are tied for the most points, the first of them clockwise after last week’s first chooser goes first. Last week’s first chooser comes last.',
    'tree.changer.choose':
      'Clockwise from the first chooser, each player takes one of the changers in the middle, even when only one kind is left. With three players, one changer stays unused this week.',
    'tree.changer.place':
      'In the opposite order, everyone must put their changer on a colour card that has none yet.',
    'tree.score':
      'Every room scores for its owner: 1 point, 2 if “double” is on its colour, 0 if “no points” is. Rooms from earlier weeks score again each week.',
    'tree.changer.return': 'After the scoring, the changers go back to the middle.',
  },
  two: {
    'tree.two':
      'Each player gets one “no points”. The player with more points puts theirs on a colour first, then the other player does. You don’t choose a changer, you only place it.',
    'tree.two.tie':
      'In week 1, a player picked at random goes first. If you are tied later, the player who didn’t go first last week does so now.',
  },
  end: {
    'tree.end.majority':
      'After week 3, the player with the most rooms of a colour takes its colour card and scores one more point for each of those rooms. If the most is tied, nobody takes it. Changers play no part.',
    'tree.end.tie':
      'The player with the most points wins. If tied, the tied player with the most rooms of any one colour wins; if still tied, the victory is shared.',
  },
  variants: {
    'tree.junior':
      'For younger players: no changers. In each scoring, every player picks a colour card. Rooms of the picked colours score 1 point each for everyone, the others nothing. The majorities at the end still count.',
    'tree.junior.order':
      'You pick in the order in which changers are chosen, and no two players may pick the same colour. Two players do the same: each picks one colour.',
    'tree.fewest':
      'In weeks 2 and 3, the player with the fewest points, instead of the most, chooses first (with two players: goes first). Ties are broken in the same way.',
  },
} as const;

/** What the printed rules say of a statement that holds a reading of ours. */
export const printed = {
  'tree.setup.deck':
    'Shuffle the rooms before the game. The rulebook doesn’t mention shuffling again later.',
  'tree.pick':
    'All reveal their rooms at the same time; one that isn’t built is discarded face down.',
  'tree.discard':
    'Discard a room that you can’t or don’t want to build. The rulebook doesn’t say whether you are asked when you can’t.',
  'tree.touch':
    'Rooms of one colour must touch. The rulebook doesn’t say whether the starting card has a colour.',
  'tree.permanent':
    'Rooms are only ever added. The rulebook doesn’t mention moving or replacing them.',
  'tree.changer.tie':
    'Of the tied players, the one sitting nearest clockwise to last week’s first chooser chooses first. The rulebook doesn’t say whether that chooser comes before or after them.',
  'tree.changer.choose':
    'One after another, everyone chooses a card. The rulebook doesn’t mention what happens when only one kind is left.',
  'tree.changer.return': 'The rulebook doesn’t say what happens to the cards between weeks.',
  'tree.two': 'Each player gets a card with 1. The player with more points goes first.',
  'tree.two.tie':
    'The player with more points goes first. The rulebook doesn’t mention ties, or week 1, when nobody has points.',
  'tree.junior':
    'Only the picked colours score, for everyone. The rulebook doesn’t say whether the majorities at the end count.',
  'tree.junior.order':
    'Every player picks one card. The rulebook doesn’t say in which order, or whether two players may pick the same.',
  'tree.fewest':
    'The player with the most points chooses first. This option comes from another edition.',
} as const;
