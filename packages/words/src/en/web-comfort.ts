/** What makes a table comfortable: sound and keys. */
export const comfort = {
  sound: 'Sound',
  'sound-off': 'off',
  mute: 'Mute the sound',
  notify: 'Notify me when it’s my turn',
  devices: 'My devices',
  keys: 'Keyboard',
  'key-choose': 'Choose by number',
  'key-move': 'Move to a neighbour',
  'key-next': 'Go to the next item',
  'key-act': 'Choose the highlighted item',
  'key-skip': 'Skip to my turn',
  'key-close': 'Close or put back',
  'key-choices': 'All choices as a list',
  'key-undo': 'Undo',
  'key-log': 'What happened',
  'key-help': 'This list',
} as const;
