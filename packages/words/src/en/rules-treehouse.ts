/** The rules of Treehouse by statement, in the chapters and the order of RULES.md. */
export const chapters = {
  things: 'Things',
  setup: 'Setup',
  weeks: 'Three weeks',
  building: 'Building',
  scoring: 'Scoring a week with three or four players',
  two: 'Scoring a week with two players',
  end: 'End',
  variants: 'Variants',
} as const;

export const rules = {
  things: {
    'tree.rooms':
      'There are 72 different rooms, 12 in each of six colours: red activity, yellow education, green outdoors, blue water, purple entertainment, brown food. In play only the colour matters.',
    'tree.score-cards': 'There are 6 colour cards, one for each colour.',
    'tree.changers': 'There are 4 game changers: two "double" and two "no points".',
    'tree.trunk':
      'Each player starts with a trunk, level 1 of the tree. It carries a balance track of three places: left, centre and right.',
  },
  setup: {
    'tree.setup':
      'Balance markers start at the centre, scores at 0. All colour cards and changers lie face up in the middle; with two players only the two "no points".',
    'tree.setup.deck':
      'The 72 rooms are shuffled once and never again. Four players use exactly all of them.',
  },
  weeks: {
    'tree.deal': 'At the start of a week each player is dealt 6 rooms. Only you see your hand.',
    'tree.pick':
      'All choose one room from their hands at the same time, in secret, and reveal together; then each is built or discarded. A picked room has been seen by all, even if it is then discarded.',
    'tree.place-after':
      'You decide where to build after the reveal. Trees do not influence each other, so all build at the same time.',
    'tree.pass':
      'Then each hands the rest of the cards to the next player clockwise. From a hand of two, one room is picked and the other is discarded face down. That makes 5 picks a week and at most 15 rooms in a tree.',
    'tree.discard':
      'A picked room that you cannot or do not want to build is discarded face down. This is always allowed, and always asked.',
  },
  building: {
    'tree.level':
      'Level n has n places. The trunk is level 1, and nothing goes above level 6: 20 places for rooms. Each place is on the left, on the right, or in the centre (3:2 and 5:3 only).',
    'tree.support':
      'An inner place needs both cards below it, an edge place the single card below it. Both places of level 2 stand on the trunk. A level may be begun before the one below is complete.',
    'tree.colour':
      'The first room of a colour goes on any place that the other rules allow. Every later one must touch a room of its colour.',
    'tree.touch':
      'A place touches its neighbours on the same level, the two below it and the two above it. The trunk has no colour.',
    'tree.balance':
      'A room on the left moves the balance marker one place to the left, one on the right one place to the right. A room in the centre does not move it.',
    'tree.balance.blocked':
      'A side is closed while the marker cannot move that way. Balance never closes a centre place.',
    'tree.permanent':
      'A built room never moves and is never replaced. The tree and its marker stay as they are from week to week.',
  },
  scoring: {
    'tree.changer.first':
      'In week 1 a player picked at random is first to choose a changer; in weeks 2 and 3 the player with the most points.',
    'tree.changer.tie':
      "If several are tied for the most points, the first of them clockwise after last week's first chooser goes first. Last week's first chooser comes last.",
    'tree.changer.choose':
      'From the first chooser clockwise each takes one of the changers in the middle, even when only one kind is left. With three players one changer stays unused this week.',
    'tree.changer.place':
      'In the opposite order, each must lay their changer on a colour card that has none yet.',
    'tree.score':
      'Every room scores for its owner: 1 point, 2 if "double" lies on its colour, 0 if "no points" lies on it. Rooms of earlier weeks score again each week.',
    'tree.changer.return': 'After the scoring the changers go back to the middle.',
  },
  two: {
    'tree.two':
      'Each player gets one "no points". The player with more points lays first, then the other. There is no choice of changer, only the laying.',
    'tree.two.tie':
      'In week 1 a player picked at random lays first. If tied later, the one who did not lay first last week does so now.',
  },
  end: {
    'tree.end.majority':
      'After week 3, who alone has the most rooms of a colour scores one more point for each of them; if the most is tied, nobody does. Changers play no part.',
    'tree.end.tie':
      'The most points win. If tied, the larger largest set of one colour wins; if still tied, the victory is shared.',
  },
  variants: {
    'tree.junior':
      'For small players: no changers. In each scoring every player picks a colour card, all different; rooms of the picked colours score 1 point each for everybody, the others nothing. The majorities at the end stay.',
    'tree.fewest':
      'In weeks 2 and 3 the player with the fewest points, instead of the most, chooses first (with two players: lays first).',
  },
} as const;
