/** What makes a table comfortable: sound and keys. */
export const comfort = {
  sound: 'Sound',
  'sound-off': 'off',
  mute: 'Mute the sound',
  notify: 'Let the device tell me when it is my turn',
  devices: 'My devices',
  keys: 'Keys',
  'key-choose': 'Choose by its number',
  'key-move': 'Move to what lies beside',
  'key-next': 'Go to the next thing',
  'key-act': 'Choose what is marked',
  'key-skip': 'Go on to my turn',
  'key-close': 'Close, or put back',
  'key-choices': 'All choices as a list',
  'key-undo': 'Undo',
  'key-log': 'What happened',
  'key-help': 'This list',
} as const;
