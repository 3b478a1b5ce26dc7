/** The screen of a review, and finding the better move. */
export const screen = {
  tabs: 'Parts of the review',
  'tab-curve': 'Curve',
  'tab-mistakes': 'My mistakes · {n}',
  'tab-mistakes-of': 'Mistakes · {n}',
  'tab-all': 'All',
  decision: 'Decision',
  draw: 'Draw',
  reveal: 'Reveal',
  find: 'Find the better move',
  others: 'Show the other choices',
  slider: 'Moment of the game',
  none: 'Nothing here cost {percent} or more. Well played!',
  asks: '{when}. You chose “{what}”. What would have been better?',
  'asks-of': '{when}. {who} chose “{what}”. What would have been better?',
  weighing: 'Weighing that…',
  same: 'That’s what was played: {percent} to win. There’s something better.',
  right: 'Yes, that’s the better move: {percent} to win instead of {before}.',
  better:
    'Better than what was played: {percent} to win instead of {before}. There’s something even better.',
  worse: 'That’s no better: {percent} to win; what was played gave {before}.',
  again: 'Try again',
  answer: 'Show the answer',
  answered: 'The best was “{what}”: {percent} to win instead of {before}.',
  back: 'Back to the review',
  next: 'Next mistake',
  more: 'More about this review',
  played: 'played',
} as const;

/** Why the chances changed: what people at the table could point at. */
export const why = {
  'turned-up': '{card} was turned up from the Park deck.',
  'rule-points':
    '{you, select, yes {Your made-up rule} other {{who}’s made-up rule}} brought {n, plural, one {# point} other {# points}}.',
  'taken-later':
    'Later {byYou, select, yes {you took} other {{by} took}} {card} from {yours, select, yes {your Yard} other {{owner}’s Yard}}.',
  followed: '{who} followed.',
  'turn-worth':
    'The turn was worth {n, plural, one {# point} other {# points}} to {you, select, yes {you} other {{who}}}.',
  most: '{you, select, yes {You have} other {{who} has}} the most {colour} rooms now: {n}.',
  'caught-up':
    '{you, select, yes {You no longer have} other {{who} no longer has}} the most {colour} rooms outright.',
  'week-change': 'For this week: {list}.',
  'week-scored': 'Week {week} brought: {list}.',
  'points-of': '{who} {points}',
} as const;
