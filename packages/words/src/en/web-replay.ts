/** Opening a record, and why it cannot be opened. */
export const opened = {
  title: 'This game cannot be opened',
  'no-game': 'There is no such game in this browser.',
  'no-table': 'There is no such table on the server.',
  'not-over': 'This game is not over yet. It can be replayed when it is.',
  'no-answer': 'The server does not answer. Check the network and try again.',
  damaged: 'The game is damaged, or it was not copied whole.',
  'show-all': 'Show all: {n}',
  bring: 'Open a record',
  hint: 'Choose a file with a recorded game, drop it here, or paste the text or the link of a game.',
  file: 'Choose a file',
  'file-unread': 'This file cannot be read.',
  paste: 'Text or link of a game',
  open: 'Open',
  nothing: 'There is nothing to open yet: choose a file or paste a text.',
} as const;

/** Watching a game again. */
export const replay = {
  title: 'Replay',
  timeline: 'Time line',
  moment: 'Moment {n} of {of}',
  start: 'To the beginning',
  'turn-back': 'Back one turn',
  back: 'One step back',
  forward: 'One step forward',
  'turn-forward': 'Forward one turn',
  end: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  eyes: 'Seen by',
  'eyes-all': 'All cards open',
  'eyes-watcher': 'A watcher',
  next: 'Next: {who} – {what}',
  'next-who': 'Next: {who}',
  hand: 'Hand',
  jump: 'Jump to',
  over: 'The end',
  copy: 'Copy the link to this moment',
  copied: 'The link is copied.',
  'not-copied': 'Here is the link to copy:',
  'play-on': 'Play on from here',
  'play-on-text': 'Everything up to this moment stays as it was. Then you decide.',
  'play-on-real': 'Hidden cards as they were',
  'play-on-new': 'Hidden cards dealt anew',
  'play-on-who': 'Whose seat do you take? Bots play the others.',
  more: 'More about this game',
} as const;

/** When a game is over: what can be done with it. */
export const ending = {
  replay: 'Replay',
  review: 'Review',
  share: 'Share the game',
  'share-text': 'A game of {game} to watch again',
  download: 'Download',
  verify: 'Verify',
  'largest-set': 'largest set (decides a tie)',
  'verify-title': 'Was it fair?',
  'verify-text':
    'The whole game has just been computed again on this device, from its seed and its choices.',
  true: 'Verified. Everything in the record fits.',
  false: 'Not verified. Not everything in the record fits.',
  unprovable:
    'Not provable. The game follows the rules, but nothing shows when its cards were shuffled.',
  seed: 'Seed, told at the end',
  commitment: 'Fingerprint told before the game',
  digest: 'Fingerprint of the record',
  result: 'Result',
  fits: 'fits',
  unstated: 'not told by the record',
  misfit: 'does not fit; the record says {stated}',
} as const;

/** The box of Fort, changed before a game. */
export const box = {
  title: 'The box',
  standard: 'The standard box',
  own: 'A box of your own: {name}',
  change: 'Change the box',
  text: 'How often a kid is in the box, what the levels of the fort cost and what they score. Figures with a star are provisional: no rulebook prints them.',
  name: 'Name of the box',
  'own-name': 'My box',
  levels: 'Levels of the fort',
  level: 'Level {n}',
  toys: 'Toys',
  pizzas: 'Pizzas',
  any: 'Either',
  points: 'Points',
  kids: 'Kids in the box',
  copies: 'Copies',
  total: '{n} of {of} kids',
  'total-wrong':
    '{n, plural, one {There is # kid in the box} other {There are # kids in the box}}; it must be {of}.',
  wrong: 'This box cannot be used yet: {message}',
  'figure-wrong': '{what}: it must be a whole number from {from} to {to}.',
  load: 'Load a file',
  save: 'Save as a file',
  reset: 'Back to the standard box',
  use: 'Play with this box',
} as const;

/** Where the browser keeps nothing. */
export const storage = {
  forgetful:
    'This browser cannot keep anything now: it is full or forbids it. The game goes on as long as this page is open.',
} as const;
