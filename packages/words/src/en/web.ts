export { bubbles } from './web-bubbles.ts';
export { comfort } from './web-comfort.ts';
export { fortDo, fortStage } from './web-fort.ts';
export { practice } from './web-practice.ts';
export { signs } from './web-signs.ts';
export { stage } from './web-stage.ts';
export { results, start } from './web-start.ts';

/** What is said in a browser only: the home page and setting up a table. */
export const home = {
  tagline: 'Two games about kids, secret hideouts and good friends',
  'fort-pitch':
    'Gather a gang and build the best fort. Friends you leave out may go and play with a rival!',
  'treehouse-pitch': 'Pick rooms, pass the rest on and grow a treehouse that doesn’t tip over.',
  facts: '2 to 4 players, about {minutes} minutes',
  'with-friends': 'Play with friends',
  'pass-and-play': 'Pass and play',
  'set-up': 'Set up a table',
  rules: 'Rules',
  learn: 'Learn in five minutes',
  'learn-on': 'Continue learning',
  cards: 'The kids',
  running: 'Continue playing',
  finished: 'Finished games',
  continue: 'Continue',
  'look-again': 'View',
  forget: 'Delete this game',
  settings: 'Settings',
  language: 'Language',
  theme: 'Theme',
  'theme-system': 'System',
  'theme-day': 'Light',
  'theme-night': 'Dark',
  pace: 'Bot speed',
  'pace-slow': 'Slow',
  'pace-normal': 'Normal',
  'pace-fast': 'Fast',
  'pace-instant': 'Instant',
  about: 'About',
  fans: 'Made by fans, free, no sign-up. Not affiliated with or endorsed by the publishers of Fort and Best Treehouse Ever. If you like playing here, buy the games: they’re better on a real table.',
  'credit-faces': 'The kids’ faces: {style} by {author}, {licence}, assembled by us.',
  'credit-symbols': 'The animals and the things in the rooms: {style} by {author}, {licence}.',
  'credit-fonts': 'Typefaces: {fonts}, {licence}.',
  'credit-rest': 'Everything else was drawn by us.',
} as const;

export const newTable = {
  title: '{game}: new table',
  who: 'Who’s playing?',
  me: 'Me',
  person: 'Player {n}',
  name: 'Name for seat {n}',
  seat: 'Seat {n}',
  'kind-person': 'Person on this device',
  level: 'Level {rank} of 5',
  'add-seat': 'Add a seat',
  'remove-seat': 'Remove seat {n}',
  how: 'Which setup?',
  basic: 'Basic setup',
  'basic-text': 'Everyone is dealt a deck. Good for a first game.',
  draft: 'Advanced setup',
  'draft-text': 'Draft eight kids for your deck from hands passed around the table.',
  classic: 'Classic',
  'classic-text': 'Changers double a colour or make it worth nothing.',
  junior: 'Junior',
  'junior-text': 'No changers: everyone picks a colour that scores.',
  fewest: 'Trailing player goes first',
  'fewest-text': 'The player with the fewest points goes first in the scoring.',
  start: 'Start',
} as const;

/** What a bot is like, by its character. */
export const characters = {
  dreamer: 'a dreamer',
  hoarder: 'saves everything up',
  copycat: 'loves to follow',
  rusher: 'always in a hurry',
  sage: 'thinks ahead',
  gatherer: 'collects one colour',
  builder: 'builds with care',
  spoiler: 'spoils your plans',
} as const;

/** What is said around a table, whatever the game. */
export const play = {
  'your-turn': 'Your turn',
  thinking: '{who} is thinking…',
  wait: 'Waiting for the others…',
  watching: 'You’re watching.',
  choices: 'All choices',
  'choices-hint': 'Everything you can do now, and why other moves aren’t allowed.',
  'not-now': 'Not possible now',
  undo: 'Undo',
  'undo-what': 'Undo: {what}',
  log: 'What happened',
  'log-empty': 'Nothing has happened yet.',
  'hand-over': 'Pass the device to {who}',
  'hand-over-text': 'The table is covered until {who} is ready.',
  'take-over': 'I’m {who}',
  home: 'Home',
  close: 'Close',
  'read-rule': 'Read the rule',
  'all-rules': 'All rules',
  'large-view': 'Look closer: {what}',
  crash: 'Oops, something fell over',
  'crash-text': 'Your game is saved. Reload the table to continue.',
  'try-again': 'Reload the table',
  rematch: 'Play again',
  'look-at-table': 'View the table',
  scores: 'Final scores',
  'the-end': 'Game over',
} as const;

/** The table of Fort. */
export const fortTable = {
  round: 'Round {n}',
  'last-round': 'Last round',
  turn: '{you, select, yes {Your turn} other {{who}’s turn}}',
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
  'no-action': 'No action of its own; add it to another card',
  empty: 'empty',
  'so-far': '{count} so far',
  brings: '{count} → {what}',
  'brings-cut': '{count} → {what}, {n} too many',
  times: '{n} times in total',
  'kept-cards': 'Kept so far',
  'first-player': 'Goes first each round',
} as const;

/** The table of Treehouse. */
export const treeTable = {
  week: 'Week {week} of 3',
  tree: '{you, select, yes {Your tree} other {{who}’s tree}}',
  'your-hand': 'Your hand',
  colours: 'What a room is worth',
  worth: '{colour}: {n, plural, one {# point} other {# points}} a room',
  points: '{n, plural, one {# point} other {# points}}',
  left: '{n} left',
} as const;

export { box, ending, opened, replay, storage } from './web-replay.ts';
export { treeStage } from './web-tree-stage.ts';
