/** The list of the best players of a game. */
export const ranks = {
  title: 'Leaderboard',
  text: 'Only timed games without bots are rated. Bots are listed at the rank their strength would earn.',
  place: 'Rank',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  bot: 'bot',
  nobody: 'Nobody has played enough rated games yet. It takes about twelve.',
  more: 'Show more',
  failed: 'The server didn’t answer.',
} as const;

/** What somebody has played. */
export const profile = {
  mine: 'My profile',
  since: 'Joined {date}',
  missing: 'There’s no such profile',
  'missing-text': 'The player may have hidden or deleted it.',
  own: 'Only you can see all of this. Others only see your public games.',
  hide: 'Hide my profile and keep me off the leaderboards',
  'no-rating': 'No rating yet',
  provisional: 'An early estimate: it gets more accurate with every rated game',
  'rated-games': '{n, plural, one {# rated game} other {# rated games}}',
  curve: 'Rating over recent games: from {from} to {to}, best {best}',
  seats: '{n, plural, one {# player} other {# players}}',
  games: 'Games',
  won: 'Won',
  abandoned: 'Abandoned',
  'kept-fort': 'Favourite friends',
  'kept-treehouse': 'Favourite rooms',
  'kept-in': '{n, plural, one {in # game} other {in # games}}',
  streak: 'Win streak: {now}, best {best}',
  opponents: 'Frequent rivals',
  against: '{n, plural, one {# game} other {# games}}',
  history: 'Finished games',
  none: 'No finished games yet.',
  left: 'left',
} as const;

/** At a table on the server. */
export const rated = {
  yes: 'This game is rated. If you leave or run out of time, you lose.',
  change: 'Your rating: {points} ({change})',
  profile: '{name}’s profile',
} as const;
