/** Days off in a game by correspondence. */
export const daysOff = {
  choice: 'Days off per player',
  each: '{days, plural, one {# day off each} other {# days off each}}',
  until: 'Off until {date}, {time}',
  sign: '{who} is off until {date}, {time}',
  title: 'Days off',
  left: '{n, plural, one {You have # day off left in this game.} other {You have # days off left in this game.}}',
  none: 'You have no days off left in this game.',
  everywhere: 'Also in my other games where I have enough left',
  text: 'While you’re off, your clock is stopped, and everyone can see when you’ll be back. You can still play. A day off can’t be given back once you’ve taken it.',
  days: 'How many?',
  take: '{days, plural, one {Take # day off} other {Take # days off}}',
} as const;
