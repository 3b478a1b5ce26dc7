export { screen, why } from './review-screen.ts';
export { fortune, story, turn } from './review-story.ts';

/** What is said about a game afterwards. */
export const review = {
  title: 'Review',
  about:
    'Every player’s win chance, decision by decision, based on what could be known at the time: hidden cards are dealt at random, never looked at.',
  start: 'Start the review',
  thinking: 'Looking at every choice: {percent}',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was saved, but you can start the review again.',
  'no-record': 'This game can’t be reviewed: {why}',
  curve: 'Win chance',
  'curve-text': 'Based on what everyone at the table could know at each decision.',
  'curve-table': 'As a table',
  moment: 'Choice',
  turning: 'Turning points',
  'turning-choice': '{who} – {what}',
  whose: 'Whose decisions',
  'show-costly': 'Doubtful or worse',
  'none-costly': 'Nothing doubtful here.',
  chosen: 'Chosen',
  better: 'Best',
  'mark-text':
    'Marks go by how much win chance a choice cost: good from {good}, doubtful from {doubtful}, a mistake from {mistake}, a blunder from {blunder}. From doubtful on, a deep search and games played to the end must agree. Forced choices aren’t marked.',
  players: 'Players',
  accuracy: 'Accuracy',
  'accuracy-text': 'Accuracy: 100% means the best option every time; a blunder counts as zero.',
  luck: 'Luck',
  'balance-start': 'Start',
  'balance-choices': 'Choices',
  'balance-end': 'End',
  'balance-text':
    'Points of win chance: start + luck + choices = end. Luck is what unseen cards gave or took compared with what was to be expected; over many games it evens out. Choices are what the player and the rivals made of it.',
  share: 'Copy a link to this moment',
  json: 'Download as JSON',
  print: 'Print',
  iterations: '{n} iterations per choice',
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
