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
    'You are signed in nowhere else. If you sign out here, you can never play as {name} again.',
  'sign-out-anyway': 'Sign out anyway',
  stay: 'Stay signed in',
  link: 'Go on playing on another device',
  'link-text':
    'The link works once, within ten minutes. Whoever opens it plays as you, so show it to nobody else.',
  'link-make': 'Make a link',
} as const;

/** The page that a link from another device opens. */
export const signIn = {
  title: 'Play as {name} on this device?',
  'own-text':
    'Say yes only if you made this link yourself. If somebody sent it to you, they would see your cards and could play for you.',
  now: 'You are {name} here now. Then you would no longer be {name} on this device.',
  'now-last':
    'You are {name} here now, and signed in nowhere else. You could never play as {name} again.',
  yes: 'Play as {name}',
  no: 'No, change nothing',
  already: 'You already play as {name} on this device.',
  gone: 'This link no longer works',
  'gone-text': 'Every link works once, within ten minutes. Make a new one on your other device.',
} as const;
