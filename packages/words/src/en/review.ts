export { screen, why } from './review-screen.ts';

/** What is said of a game afterwards. */
export const review = {
  title: 'Review',
  about:
    'The win chance of every player, decision by decision, from what could be known at the time: hidden cards are dealt at random, never looked at.',
  start: 'Start the review',
  thinking: 'Looking at every choice: {percent}',
  stop: 'Stop',
  stopped: 'Stopped. What has been found so far is lost; the review can be started again.',
  'no-record': 'This game cannot be reviewed: {why}',
  curve: 'Chance to win',
  'curve-text': 'From what the whole table could know at each decision.',
  'curve-table': 'The same as a table',
  moment: 'Choice',
  turning: 'Turning points',
  'turning-choice': '{who} – {what}',
  whose: 'Whose decisions',
  'show-all': 'All',
  'show-costly': 'Doubtful and worse',
  'none-costly': 'Nothing doubtful here.',
  chosen: 'Chosen',
  better: 'Best',
  cost: 'Cost',
  'mark-text':
    'Marks by the win chance that a choice cost: good from {good}, doubtful from {doubtful}, a mistake from {mistake}, a blunder from {blunder}. Who had one option is not marked.',
  players: 'Players',
  accuracy: 'Accuracy',
  'accuracy-text': 'Accuracy: 100% is always the best option; a blunder counts nothing.',
  luck: 'Luck',
  'luck-text':
    'Luck: the win chance that unseen cards gave or took, against what was to be expected. Over many games it comes to nothing.',
  'follow-missed': 'Follows missed',
  followed: 'Followed',
  'lost-from-yard': 'Lost from the Yard',
  blocked: 'Colours blocked',
  discarded: 'Rooms discarded',
  'given-away': 'Given away by changers',
  replay: 'Show in the replay',
  share: 'Copy a link to this moment',
  json: 'Download as JSON',
  print: 'Print',
  iterations: '{n} iterations a choice',
} as const;

/** How good a choice was. */
export const marks = {
  best: 'best',
  good: 'good',
  doubtful: 'doubtful',
  mistake: 'mistake',
  blunder: 'blunder',
} as const;

/** Whether the strongest bot may be asked for advice. */
export const hint = {
  allow: 'Hints',
  'allow-text': 'A button that asks the strongest bot for advice.',
  'allow-people':
    'Only if all players agree: on your turn, you may ask the strongest bot for advice.',
} as const;
