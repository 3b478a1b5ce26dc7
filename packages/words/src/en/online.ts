export { hosting, names, refused, rematch } from './fair-play.ts';
export { devices, signIn } from './online-devices.ts';

/** What is said about tables on a server: setting one up. */
export const friends = {
  where: 'Where?',
  here: 'On this device',
  online: 'With friends, online',
  'your-name': 'Your name',
  'name-hint': 'The others see it. That is all: no sign-up.',
  'name-bad': 'This name cannot be used. Please choose another one.',
  'kind-me': 'Me',
  'kind-friend': 'A friend, by link',
  'kind-anyone': 'Anyone who comes by',
  listed: 'Who may find the table?',
  private: 'Friends',
  'private-text': 'Only whoever has the link comes in, to play or to watch.',
  public: 'Everybody',
  'public-text': 'The table is on the home page. Everybody may watch.',
  clock: 'Time to think',
  'clock-none': 'As much as you like',
  'clock-quick': 'Quick',
  'clock-easy': 'At ease',
  'clock-calm': 'Calm',
  'clock-live-text': '{move} seconds an answer, {game} minutes a game',
  'clock-letters': 'By correspondence',
  'clock-letters-text':
    '{days, plural, one {# day for every answer} other {# days for every answer}}',
  'clock-bot': 'When time is up, a bot takes the seat until its player is back.',
  'set-up': 'Set up the table',
  unreachable: 'The server cannot be reached. Games on this device work without it.',
  'too-many': 'That was too fast. Wait a moment and try again.',
  failed: 'The server could not do that. Please try again.',
} as const;

/** A table on a server before its game begins. */
export const lobby = {
  title: '{game}: the table is set',
  'wait-text': 'Send the link to your friends. The game can start when every seat is taken.',
  'join-text': 'A seat is free. Say who you are and sit down.',
  'full-text': 'Everybody is here. Whoever is ready may start.',
  'full-away-text': 'Every seat is taken, but somebody is away. Whoever is ready may start.',
  'shuffle-text':
    'The game can start when everybody has opened this table, because every device takes part in the shuffle. Still missing: {who}.',
  'watch-text': 'The game has not begun yet.',
  seats: 'Seats',
  seat: 'Seat {n}',
  free: 'Free seat',
  kept: 'Kept for a friend who is invited',
  bot: 'Bot, level {rank} of 5',
  you: 'You',
  sit: 'Sit down',
  stand: 'Stand up',
  start: 'Start the game',
  link: 'Link to the table',
  invitation: 'Invitation to seat {n}',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  'share-text': 'Come and play {game} with me!',
  qr: 'QR code with the link',
  'qr-hint': 'Or point the camera of a phone at it.',
  clock: 'Time to think',
  listed: 'Everybody can find and watch this table.',
  unlisted: 'Only whoever has the link can find this table.',
} as const;

/** Around a table on a server. */
export const online = {
  connecting: 'On the way to the table …',
  lost: 'The connection is lost. Trying again …',
  'lost-text': 'Nothing gets lost: your game is on the server.',
  sending: 'Sending …',
  missing: 'There is no such table',
  'missing-text': 'Perhaps a letter of the link is missing.',
  unreadable: 'This table cannot be opened',
  'unreadable-text':
    'The server does not know its rules, or its log is damaged. Whoever runs the server can look into it; your other games are not affected.',
  unreachable: 'The server cannot be reached',
  'unreachable-text': 'Games against bots work without it. The table waits for you.',
  retry: 'Try again',
  newer: 'There is a new Treefort. The page loads itself anew in a moment.',
  refused: 'That cannot be done now.',
  broken: 'The game failed at this choice, so nothing has changed. Please choose something else.',
  people: 'People',
  'you-watch': 'You are watching.',
  'watch-with': 'You are watching, with {n, plural, one {# other} other {# others}}.',
  watching: '{n, plural, one {# person is watching} other {# people are watching}}',
  'is-bot': 'Bot',
  'at-table': 'At the table',
  gone: 'Away',
  'gone-today': 'Away since {time}',
  'gone-before': 'Away since {date}, {time}',
  'gone-sign': '{who} is away',
  thinks: 'Is thinking',
  'away-time': 'Time ran out, a bot plays on',
  'away-left': 'Has left, a bot plays on',
  'bot-plays': 'A bot is playing for {who}',
  'own-time': 'Your time ran out, so a bot plays for you.',
  'own-left': 'You left, so a bot plays for you.',
  back: 'Take the seat back',
  leave: 'Leave the table',
  'leave-text': 'A bot plays on for you. You can come back at any time.',
  invite: 'Link for watchers',
  time: '{who}: {time} left',
  rematch: 'The next game is set',
  'to-rematch': 'To the next game',
} as const;

/** Chat at a table. */
export const chat = {
  title: 'Chat',
  unread: '{n, plural, one {# new line} other {# new lines}}',
  empty: 'Nobody has said anything yet.',
  say: 'Say something',
  send: 'Send',
  says: '{who} says: {text}',
} as const;

/** What a seat answers by itself when it may follow in Fort. */
export const orders = {
  title: 'When I may follow',
  ask: 'Ask me every time',
  pass: 'Pass for me until my turn',
  some: 'Ask only if it brings me one of these',
  gain: 'Pizza and toys',
  pack: 'Packing',
  lookout: 'Lookout',
  trash: 'Trashing cards',
  recruit: 'Recruiting',
  advance: 'A better fort',
  score: 'Points',
} as const;

/** Tables on the home page. */
export const hall = {
  mine: 'My games online',
  'go-on': 'Continue',
  look: 'Look again',
  waiting: 'Tables that wait for players',
  join: 'Join',
  playing: 'Games to watch',
  watch: 'Watch',
  free: '{n, plural, one {# free seat} other {# free seats}}',
  box: 'Box: {name}',
  unreadable: 'The server cannot read this table.',
} as const;
