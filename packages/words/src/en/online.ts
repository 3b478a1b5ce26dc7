export { account } from './account.ts';
export { company, phrases } from './company.ts';
export { hosting, names, refused, rematch } from './fair-play.ts';
export { callLinks, callMe } from './online-calls.ts';
export { daysOff } from './online-days-off.ts';
export { devices, signIn } from './online-devices.ts';
export { hintsOnline } from './online-hints.ts';
export { queue } from './online-queue.ts';

/** What is said about tables on a server: setting one up. */
export const friends = {
  where: 'Where?',
  here: 'On this device',
  online: 'With friends, online',
  'your-name': 'Your name',
  'name-hint': 'Shown to other players. No sign-up needed.',
  'name-bad': 'This name can’t be used. Please choose another.',
  'kind-me': 'Me',
  'kind-friend': 'Friend, by link',
  'kind-anyone': 'Open seat',
  listed: 'Who can find the table?',
  private: 'Friends',
  'private-text': 'Only people with the link can join or watch.',
  public: 'Everyone',
  'public-text': 'The table is listed on the home page. Anyone can watch.',
  clock: 'Time limit',
  'clock-none': 'No limit',
  'clock-quick': 'Quick',
  'clock-easy': 'Relaxed',
  'clock-calm': 'Slow',
  'clock-live-text': '{move} s per move, {game} min per player',
  'clock-letters': 'Correspondence',
  'clock-letters-text': '{days, plural, one {# day per move} other {# days per move}}',
  'clock-bot': 'If you run out of time, a bot plays for you until you’re back.',
  'set-up': 'Set up the table',
  unreachable: 'Can’t reach the server. Games on this device work without it.',
  'too-many': 'Too many requests. Wait a moment and try again.',
  failed: 'The server couldn’t do that. Please try again.',
} as const;

/** A table on a server before its game begins. */
export const lobby = {
  title: '{game}: the table is ready',
  'wait-text': 'Send the link to your friends. The game can start when every seat is taken.',
  'join-text': 'There’s a free seat. Enter your name and sit down.',
  'full-text': 'Everyone is here. Any player can start.',
  'full-away-text': 'Every seat is taken, but someone is away. Any player can start.',
  'shuffle-text':
    'The game can start once everyone has opened this table, because every device takes part in the shuffle. Still missing: {who}.',
  'watch-text': 'The game hasn’t started yet.',
  seats: 'Seats',
  seat: 'Seat {n}',
  free: 'Free seat',
  kept: 'Reserved for an invited friend',
  bot: 'Bot, level {rank} of 5',
  you: 'You',
  sit: 'Sit down',
  stand: 'Stand up',
  start: 'Start the game',
  link: 'Link to the table',
  invitation: 'Invitation for seat {n}',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  'share-text': 'Come and play {game} with me!',
  qr: 'QR code with the link',
  'qr-hint': 'Or scan it with a phone camera.',
  clock: 'Time limit',
  listed: 'Anyone can find and watch this table.',
  unlisted: 'Only people with the link can find this table.',
} as const;

/** Around a table on a server. */
export const online = {
  connecting: 'Joining the table…',
  lost: 'Connection lost. Trying again…',
  'lost-text': 'Nothing is lost: your game is on the server.',
  sending: 'Sending…',
  missing: 'There’s no such table',
  'missing-text': 'Maybe part of the link is missing.',
  unreadable: 'This table can’t be opened',
  'unreadable-text':
    'The server doesn’t know its rules, or its log is damaged. The people who run the server can look into it; your other games aren’t affected.',
  unreachable: 'Can’t reach the server',
  'unreachable-text': 'Games against bots work without it. The table will wait for you.',
  retry: 'Try again',
  newer: 'A new version is out. This page will reload in a moment.',
  refused: 'You can’t do that now.',
  broken:
    'Something went wrong with this choice, so nothing has changed. Please choose something else.',
  people: 'People',
  'you-watch': 'You’re watching.',
  'watch-with': 'You’re watching with {n, plural, one {# other} other {# others}}.',
  watching: '{n, plural, one {# person is watching} other {# people are watching}}',
  'is-bot': 'Bot',
  'at-table': 'At the table',
  gone: 'Away',
  'gone-today': 'Away since {time}',
  'gone-before': 'Away since {date}, {time}',
  'gone-sign': '{who} is away',
  thinks: 'Thinking',
  'away-time': 'Out of time, a bot is playing',
  'away-left': 'Left, a bot is playing',
  'bot-plays': 'A bot is playing for {who}',
  'own-time': 'You ran out of time, so a bot is playing for you.',
  'own-left': 'You left, so a bot is playing for you.',
  back: 'Take the seat back',
  leave: 'Leave the table',
  'leave-text': 'A bot will play for you. You can come back at any time.',
  invite: 'Spectator link',
  time: '{who}: {time} left',
  rematch: 'The next game is ready',
  'to-rematch': 'Go to the next game',
  'next-table': 'Next game waiting for you',
} as const;

/** Chat at a table. */
export const chat = {
  title: 'Chat',
  unread: '{n, plural, one {# new message} other {# new messages}}',
  empty: 'No messages yet.',
  say: 'Say something',
  send: 'Send',
  says: '{who} says: {text}',
  'hide-watchers': 'Hide messages from spectators',
} as const;

/** What a seat answers by itself when it may follow in Fort. */
export const orders = {
  title: 'When I can follow',
  ask: 'Ask me every time',
  pass: 'Pass for me until my turn',
  some: 'Ask only if it gets me one of these',
  gain: 'Pizza and toys',
  pack: 'Packing',
  lookout: 'Lookout',
  trash: 'Trashing cards',
  recruit: 'Recruiting',
  advance: 'A better fort',
  score: 'Points',
  with: 'Follow for me with',
  'with-text':
    'Until your turn, the first of these that fits is used, but only if it gets you something. If there’s anything else to choose, we’ll ask you.',
} as const;

/** Tables on the home page. */
export const hall = {
  mine: 'My online games',
  'go-on': 'Continue',
  look: 'View',
  waiting: 'Open tables',
  join: 'Join',
  playing: 'Live games',
  watch: 'Watch',
  free: '{n, plural, one {# free seat} other {# free seats}}',
  box: 'Box: {name}',
  unreadable: 'The server can’t read this table.',
} as const;
