export { bubbles } from './web-bubbles.ts';
export { comfort } from './web-comfort.ts';
export { fortDo, fortStage } from './web-fort.ts';
export { practice } from './web-practice.ts';
export { signs } from './web-signs.ts';
export { stage } from './web-stage.ts';
export { results, start } from './web-start.ts';

/** What is said in a browser only: the home page and setting up a table. */
export const home = {
  tagline: 'Two games about children, secret places and good friends',
  'fort-pitch':
    'Gather a gang, build the best fort. Friends you leave out may go and play with a rival!',
  'treehouse-pitch': 'Pick rooms, pass the rest on and grow a tree house that does not tip over.',
  facts: '2–4 players, about {minutes} minutes',
  'with-friends': 'Play with friends',
  'pass-and-play': 'Pass and play',
  'set-up': 'Set up a table',
  rules: 'Rules',
  learn: 'Learn in five minutes',
  'learn-on': 'Go on learning',
  cards: 'The kids',
  running: 'Go on playing',
  finished: 'Finished games',
  continue: 'Continue',
  'look-again': 'Look again',
  forget: 'Forget this game',
  settings: 'Settings',
  language: 'Language',
  theme: 'Light',
  'theme-system': 'Like the device',
  'theme-day': 'Day',
  'theme-night': 'Night',
  pace: 'Bots play',
  'pace-slow': 'Slowly',
  'pace-normal': 'Normally',
  'pace-fast': 'Fast',
  'pace-instant': 'At once',
  about: 'About',
  fans: 'Made by fans, free, without sign-up. Not affiliated with or endorsed by the publishers. If you like playing here, buy the games: they are better on a real table.',
  'credit-faces': 'The faces of the kids: {style} by {author}, {licence}, put together by us.',
  'credit-symbols': 'The animals and what stands in the rooms: {style} by {author}, {licence}.',
  'credit-fonts': 'Typefaces: {fonts}, {licence}.',
  'credit-rest': 'Everything else is drawn by us.',
} as const;

export const newTable = {
  title: '{game}: a new table',
  who: 'Who plays?',
  me: 'Me',
  person: 'Player {n}',
  name: 'Name on seat {n}',
  seat: 'Seat {n}',
  'kind-person': 'A person at this device',
  level: 'Level {rank} of 5',
  'add-seat': 'One more seat',
  'remove-seat': 'Remove seat {n}',
  how: 'How?',
  basic: 'Shuffled decks',
  'basic-text': 'Everybody is dealt a deck. Good for a first game.',
  draft: 'Drafted decks',
  'draft-text': 'Pick eight kids for your deck from packs that go round.',
  classic: 'Classic',
  'classic-text': 'Changers double a colour or make it worth nothing.',
  junior: 'Junior',
  'junior-text': 'Without changers: everybody picks a colour that scores.',
  fewest: 'The last one begins the scoring',
  'fewest-text': 'Whoever has the fewest points begins the scoring.',
  start: 'Start',
} as const;

/** What a bot is like, by its character. */
export const characters = {
  dreamer: 'a dreamer',
  hoarder: 'saves everything up',
  copycat: 'loves to follow',
  rusher: 'in a hurry',
  sage: 'thinks ahead',
  gatherer: 'gathers one colour',
  builder: 'builds with care',
  spoiler: 'spoils your plans',
} as const;

/** What is said around a table, whatever the game. */
export const play = {
  'your-turn': 'Your turn',
  thinking: '{who} is thinking …',
  wait: 'Waiting for the others …',
  watching: 'You are watching.',
  choices: 'All choices',
  'choices-hint': 'Everything you can do now, and why the rest cannot be done.',
  'not-now': 'Not possible now',
  undo: 'Undo',
  'undo-what': 'Take back: {what}',
  log: 'What happened',
  'log-empty': 'Nothing has happened yet.',
  'hand-over': 'Give the device to {who}',
  'hand-over-text': 'The table is covered until {who} is ready.',
  'take-over': 'I am {who}',
  home: 'To the home page',
  close: 'Close',
  'read-rule': 'Read the rule',
  'all-rules': 'All rules',
  'large-view': 'Look closer: {what}',
  crash: 'Oops, something fell down',
  'crash-text': 'Your game is kept. Put the table up again and go on.',
  'try-again': 'Put it up again',
  rematch: 'Play again',
  'look-at-table': 'Look at the table',
  scores: 'The final count',
  'the-end': 'The end',
} as const;

/** The table of Fort. */
export const fortTable = {
  round: 'Round {n}',
  'last-round': 'Last round',
  turn: "{you, select, yes {Your turn} other {{who}'s turn}}",
  park: 'Park',
  'park-deck': 'Park deck: {n, plural, one {# card} other {# cards}}',
  perks: 'Perks',
  'made-up-rules': 'Made-up rules: {n}',
  'rule-kept': 'A secret made-up rule',
  sculpture: 'Macaroni sculpture',
  stuff: 'Stuff',
  pack: 'Pack',
  lookout: 'Lookout',
  yard: 'Yard',
  discard: 'Discard pile',
  deck: 'Deck',
  hand: 'Hand',
  'your-hand': 'Your hand',
  track: 'Track',
  fort: 'Fort',
  level: 'Level {n}',
  'next-level': 'Level {n} costs {price}',
  'level-points': '{n, plural, one {# point} other {# points}} at the end',
  'level-1': 'You keep a made-up rule',
  'level-2': 'You take a perk',
  'level-5': 'Macaroni sculpture if it’s still there; last round',
  'in-play': 'In play',
  public: 'Public: rivals may follow',
  private: 'Private: only you',
  'no-action': 'Nothing to do here; add it to another card',
  empty: 'empty',
  'so-far': '{count} so far',
  brings: '{count} → {what}',
  'brings-cut': '{count} → {what}, {n} too many',
  times: '{n} times in all',
  'kept-cards': 'Kept so far',
  'first-player': 'Begins each round',
} as const;

/** The table of Treehouse. */
export const treeTable = {
  week: 'Week {week} of 3',
  tree: "{you, select, yes {Your tree} other {{who}'s tree}}",
  'your-hand': 'Your hand',
  'pick-first': 'The others are picking too. All picks are shown at once.',
  colours: 'What a room is worth',
  worth: '{colour}: {n, plural, one {# point} other {# points}} a room',
  points: '{n, plural, one {# point} other {# points}}',
  rooms: '{n, plural, one {# room} other {# rooms}}',
  left: '{n} left',
} as const;

export { box, ending, opened, replay, storage } from './web-replay.ts';
export { treeStage } from './web-tree-stage.ts';
