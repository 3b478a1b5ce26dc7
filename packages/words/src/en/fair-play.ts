/** The host of a table before the game. */
export const hosting = {
  host: 'Host',
  remove: 'Remove',
  'remove-who': 'Remove {who}',
  'remove-title': 'Remove {who} from the table?',
  'remove-text':
    '{who} will be told, and can only sit down here again if you send a new invitation.',
  keep: 'Cancel',
  removed: 'The host removed you from this table.',
  'removed-text': 'You need a new invitation to sit down again.',
  invite: 'Invite',
  'invite-seat': 'Create an invitation for seat {n}',
} as const;

/** Who wants to play again when a game is over. */
export const rematch = {
  title: 'Who wants to play again?',
  no: 'No, thanks',
  wants: 'wants to play again',
  'wants-not': 'doesn’t want to play again',
  unsaid: 'hasn’t answered yet',
  left: 'has left',
  ready: 'always ready',
} as const;

/** Why something was refused, by its rule. */
export const refused = {
  'sit.removed':
    'The host removed you from this table. You need a new invitation to sit down again.',
  'sit.unwanted': 'You can’t sit down at this table.',
  'back.answer-time':
    'You ran out of time for this move, so a bot is making it. You can take your seat back afterwards.',
  'back.game-time': 'You ran out of time for this game, so a bot plays it to the end.',
  'start.absent': 'Someone is away. A timed rematch starts once everyone is here.',
} as const;

/** What is wrong with a name. */
export const names = {
  watching: '{who} (watching)',
  blank: 'A name needs at least one letter.',
  long: 'Names can have at most {most} characters.',
  hidden:
    'The character {letter} is invisible, so this name could be mistaken for another. Please leave it out.',
  accents: '{letter} has too many accents. Two are enough for any letter.',
  mixed:
    '{letter} is from a different alphabet than the rest of the name. Please use one alphabet.',
  rare: '{letter} is from an alphabet most people can’t read. Please choose another letter.',
} as const;
