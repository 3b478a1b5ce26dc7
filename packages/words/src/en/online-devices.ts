/** On which devices a player is signed in. */
export const devices = {
  who: 'You play as {name}.',
  nobody: 'You have no name on this server yet.',
  here: 'This device',
  used: 'Last used: {date}',
  unknown: 'Unknown device',
  'kind-program': 'Program: {label}',
  'kind-old': 'Links and browsers from an earlier version',
  'sign-out': 'Sign out',
  'sign-out-of': 'Sign out: {device}',
  'sign-out-here': 'Sign out here',
  'sign-out-others': 'Sign out everywhere else',
  'last-text':
    'You aren’t signed in anywhere else. If you sign out here, you’ll need a passkey or a recovery code to play as {name} again.',
  'sign-out-anyway': 'Sign out anyway',
  stay: 'Stay signed in',
  link: 'Continue on another device',
  'link-text':
    'The link works once and expires in ten minutes. Anyone who opens it can play as you, so don’t share it.',
  'link-make': 'Create a link',
} as const;

/** The page that a link from another device opens. */
export const signIn = {
  title: 'Play as {name} on this device?',
  'own-text':
    'Only say yes if you made this link yourself. If someone sent it to you, they could see your cards and play for you.',
  now: 'You’re playing as {name} here. If you say yes, you’ll no longer be {name} on this device.',
  'now-last':
    'You’re playing as {name} here and aren’t signed in anywhere else. If you say yes, you’ll need a passkey or a recovery code to play as {name} again.',
  yes: 'Play as {name}',
  no: 'No, don’t change anything',
  already: 'You’re already {name} on this device.',
  gone: 'This link no longer works',
  'gone-text':
    'Each link works once and expires in ten minutes. Create a new one on your other device.',
} as const;
