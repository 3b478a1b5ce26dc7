/** Opening a record, and why it cannot be opened. */
export const opened = {
  title: 'This game can’t be opened',
  'no-game': 'There’s no such game in this browser.',
  'no-table': 'There’s no such table on the server.',
  'not-over': 'This game isn’t over yet. You can replay it when it is.',
  'no-answer': 'The server isn’t answering. Check your connection and try again.',
  damaged: 'The game is damaged or wasn’t copied in full.',
  'show-all': 'Show all: {n}',
  bring: 'Open a record',
  hint: 'Choose a file with a recorded game, drop it here, or paste a game as text or as a link.',
  file: 'Choose a file',
  'file-unread': 'This file can’t be read.',
  paste: 'Game as text or link',
  open: 'Open',
  nothing: 'Nothing to open yet: choose a file or paste some text.',
} as const;

/** Watching a game again. */
export const replay = {
  title: 'Replay',
  timeline: 'Timeline',
  moment: 'Moment {n} of {of}',
  start: 'Start',
  'turn-back': 'Previous turn',
  back: 'Previous step',
  forward: 'Next step',
  'turn-forward': 'Next turn',
  end: 'End',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  eyes: 'Seen by',
  'eyes-all': 'All cards visible',
  'eyes-watcher': 'Spectator',
  next: 'Next: {who} – {what}',
  'next-who': 'Next: {who}',
  hand: 'Hand',
  jump: 'Jump to',
  over: 'The end',
  copy: 'Copy link to this moment',
  copied: 'Link copied.',
  'not-copied': 'Here is the link to copy:',
  'play-on': 'Play from here',
  'play-on-text': 'Everything up to this moment stays as it was. Then it’s up to you.',
  'play-on-real': 'Keep the hidden cards',
  'play-on-new': 'Redeal the hidden cards',
  'play-on-who': 'Whose seat do you take? Bots play the others.',
  more: 'More about this game',
} as const;

/** When a game is over: what can be done with it. */
export const ending = {
  replay: 'Replay',
  review: 'Review',
  share: 'Share the game',
  'share-text': 'Watch this game of {game}',
  download: 'Download',
  verify: 'Verify',
  'largest-set': 'largest set (tie-breaker)',
  'verify-title': 'Was it fair?',
  'verify-text': 'This device has just replayed the whole game from its seed and its choices.',
  true: 'Verified. Everything in the record matches.',
  false: 'Not verified. Something in the record doesn’t match.',
  unprovable:
    'Can’t be proved. The game follows the rules, but nothing shows when its cards were shuffled.',
  seed: 'Seed (revealed at the end)',
  commitment: 'Fingerprint given before the game',
  digest: 'Fingerprint of the record',
  result: 'Result',
  fits: 'matches',
  unstated: 'not in the record',
  misfit: 'doesn’t match; the record says {stated}',
} as const;

/** The box of Fort, changed before a game. */
export const box = {
  title: 'The box',
  standard: 'The standard box',
  own: 'Your own box: {name}',
  change: 'Change the box',
  text: 'How many copies of each kid card there are, what fort levels cost and what they score. Figures with a star are estimates: no rulebook lists them.',
  name: 'Name of the box',
  'own-name': 'My box',
  levels: 'Fort levels',
  level: 'Level {n}',
  toys: 'Toys',
  pizzas: 'Pizzas',
  any: 'Either',
  points: 'Points',
  kids: 'Kid cards',
  copies: 'Copies',
  total: '{n} of {of} kid cards',
  'total-wrong': '{n, plural, one {# kid card} other {# kid cards}}; there must be {of}.',
  wrong: 'This box can’t be used yet.',
  'figure-wrong': '{what}: must be a whole number from {from} to {to}.',
  load: 'Load a file',
  save: 'Save as a file',
  reset: 'Reset to the standard box',
  use: 'Play with this box',
} as const;

/** Where the browser keeps nothing. */
export const storage = {
  forgetful:
    'This browser can’t save anything right now: storage is full or blocked. The game goes on as long as this page stays open.',
} as const;
