/** The host of a table before the game. */
export const hosting = {
  host: 'Host',
  remove: 'Remove',
  'remove-who': 'Remove {who}',
  'remove-title': 'Remove {who} from the table?',
  'remove-text':
    '{who} will be told, and can sit down here again only with a new invitation from you.',
  keep: 'Cancel',
  removed: 'The host removed you from this table.',
  'removed-text': 'To sit down again you need a new invitation.',
  invite: 'Invite',
  'invite-seat': 'Make an invitation to seat {n}',
} as const;

/** Who wants to play again when a game is over. */
export const rematch = {
  title: 'Who wants to play again?',
  no: 'No, thanks',
  wants: 'wants to play again',
  'wants-not': 'does not want to play again',
  unsaid: 'has not said yet',
  left: 'has left',
  ready: 'is always ready',
} as const;

/** Why something was refused, by its rule. */
export const refused = {
  'sit.removed':
    'The host removed you from this table. To sit down again you need a new invitation.',
  'back.answer-time':
    'Your time for this answer has run out, so the bot gives it. Take the seat back after that.',
  'back.game-time': 'Your time for this game has run out, so the bot plays it to the end.',
  'start.absent': 'Somebody is away. A rematch with a clock starts when everybody is here.',
} as const;

/** What is wrong with a name. */
export const names = {
  watching: '{who} (watching)',
  blank: 'A name needs at least one letter.',
  long: 'A name has at most {most} letters.',
  hidden:
    'The letter {letter} cannot be seen, so nobody could tell this name from another. Please leave it out.',
  accents: 'On {letter} there are too many accents. Two are enough for any letter.',
  mixed:
    '{letter} is from another alphabet than the rest of the name. Please write the name in one alphabet.',
  rare: '{letter} is from an alphabet that most people cannot read. Please choose another letter.',
} as const;
