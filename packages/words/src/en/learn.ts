/** What is said around lessons, the rulebook and the cards, whatever the game. */
export const learn = {
  lesson: 'Lesson',
  'step-of': 'Step {n} of {all}',
  next: 'Next',
  'step-again': 'Try again',
  'step-back': 'Back',
  leave: 'Exit (your progress is saved)',
  'not-yet': 'You could do that, but this step is about something else.',
  finished: 'You can play {game}!',
  'fort-finished':
    'The rest is friends, pizza and a little cunning. The game knows the rules and tells you why a move isn’t allowed.',
  'treehouse-finished':
    'The rest is a good eye and a light hand. The game knows the rules and tells you why a move isn’t allowed.',
  'play-bot': 'Play against {bot}',
  'all-again': 'Start over',
  'read-rules': 'Read the rules',
  try: 'Try it',
  'try-done': 'That’s how it works.',
  'try-again': 'Try again',
} as const;

export const rulebook = {
  search: 'Search the rules',
  clear: 'Show everything',
  found: '{n, plural, one {# rule found} other {# rules found}}',
  'found-none': 'Nothing found. Try another word.',
  chapters: 'Chapters',
  'ours-text': 'The printed rules don’t cover this or contradict each other. This is our ruling.',
  address: 'Link to this rule: {rule}',
  examples: '{n, plural, one {# interactive example} other {# interactive examples}}',
} as const;

export const gallery = {
  title: 'The kids of Fort',
  search: 'Search by name or by what a card does',
  suit: 'Suit',
  does: 'What it does',
  all: 'All',
  found: '{n, plural, one {# card} other {# cards}}',
  'found-none': 'No cards match. Clear some filters?',
  kids: 'Kids of the Park',
  friends: 'Best friends',
  'friend-of': 'Best friend of the {board} board',
  perks: 'Perks',
  rules: 'Made-up rules',
  copies: '{n, plural, one {# in the deck} other {# in the deck}}',
  'copies-note':
    'The deck has {all} kids, however many play; each player is dealt {dealt} of them. The number of copies of each kid is our estimate: no rulebook lists it.',
  'friends-note': 'Each board has its own two; only those of the boards in play are used.',
  'rewards-note': 'Each game uses {more} more than there are players, out of {all}.',
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
  convert: 'convert',
  nothing: 'can only be added',
} as const;
