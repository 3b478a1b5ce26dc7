/** What is said around lessons, the rulebook and the cards, whatever the game. */
export const learn = {
  lesson: 'Lesson',
  'step-of': 'Step {n} of {all}',
  next: 'Go on',
  'step-again': 'Once more',
  'step-back': 'One step back',
  leave: 'Leave; you go on here later',
  'not-yet': 'That is allowed too, but here it is about something else.',
  finished: 'You can play {game}!',
  'fort-finished':
    'The rest is friends, pizza and a little cunning. The table knows all rules and helps you when something is not possible.',
  'treehouse-finished':
    'The rest is a good eye and a light hand. The table knows all rules and helps you when something is not possible.',
  'play-bot': 'Play against {bot}',
  'all-again': 'All steps once more',
  'read-rules': 'Read the rules',
  try: 'Try it',
  'try-done': 'That is how it is.',
  'try-again': 'Once more',
} as const;

export const rulebook = {
  search: 'Search the rules',
  clear: 'Show everything',
  found: '{n, plural, one {# statement found} other {# statements found}}',
  'found-none': 'Nothing found. Perhaps another word?',
  chapters: 'Chapters',
  'ours-text': 'Here the printed rules are silent or disagree; this is how we read them.',
  address: 'Address of this statement: {rule}',
  examples: '{n, plural, one {# statement can be tried} other {# statements can be tried}}',
} as const;

export const gallery = {
  title: 'The kids of Fort',
  search: 'Search by name or by what a card does',
  suit: 'Symbol',
  does: 'What it does',
  all: 'All',
  found: '{n, plural, one {# card} other {# cards}}',
  'found-none': 'Nobody like that plays here. Loosen the filters?',
  kids: 'Kids of the Park',
  friends: 'Best friends',
  'friend-of': 'Best friend of the {board} board',
  perks: 'Perks',
  rules: 'Made-up rules',
  copies: '{n, plural, one {# in the deck} other {# in the deck}}',
  'copies-note':
    'The deck has {all} kids with any number of players; each player is dealt {dealt} of them. How often each kid is in it is provisional: no rulebook prints it.',
  'friends-note': 'Each board has its own two; only those of the boards in play take part.',
  'rewards-note': 'Of {all}, as many as there are players plus {more} take part in a game.',
} as const;

/** What a card can do, for filters. */
export const deeds = {
  gain: 'gain pizza or toys',
  pack: 'pack',
  lookout: 'Lookout',
  advance: 'advance',
  score: 'score',
  trash: 'trash',
  recruit: 'recruit',
  spend: 'spend',
  copy: 'copy a Pack',
  convert: 'swap',
  nothing: 'only added',
} as const;
