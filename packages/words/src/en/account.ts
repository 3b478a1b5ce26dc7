/** Name, passkeys, recovery code, and deleting an account. */
export const account = {
  passkeys: 'Passkeys',
  'passkeys-text':
    'A passkey signs you in on any device with your fingerprint, face or PIN. No password needed.',
  'no-passkeys':
    'Passkeys don’t work here: they need a secure connection and a browser that supports them.',
  'passkey-make': 'Create a passkey',
  'passkey-made': 'Created: {date}',
  'passkey-used': 'Last used: {date}',
  'passkey-remove': 'Remove',
  'passkey-remove-of': 'Remove passkey: {device}',
  'passkey-failed': 'No passkey was created.',
  rename: 'Save name',
  renamed: 'Your new name is saved. At tables you’ve already joined, you keep the old one.',
  recovery: 'Recovery code',
  'recovery-text':
    'If you lose all your devices, a recovery code gets you back in. Print it and keep it somewhere safe: anyone who has it can play as you.',
  'recovery-made': 'You created a code on {date}. A new one will replace it.',
  'recovery-make': 'Create a recovery code',
  'recovery-shown': 'You’ll see this code only once, and it works only once.',
  print: 'Print',
  'sign-in-text': 'You don’t need an account to play. If you have one, sign in here.',
  'sign-in-other': 'Sign in as someone else',
  'sign-in-leaves':
    'You’ll no longer be {name} on this device. Without a passkey or a recovery code, you can’t get back to {name}’s games.',
  'sign-in-passkey': 'Sign in with a passkey',
  'sign-in-code': 'Recovery code',
  'sign-in-by-code': 'Sign in with the code',
  'sign-in-failed': 'That didn’t work. This passkey or code may not be valid here.',
  delete: 'Delete my account',
  'delete-text':
    'Your name, devices, passkeys and everything else about you will be deleted. Your finished games stay, but show “Former player” instead of your name. In games still in progress, a bot takes over your seat. This can’t be undone.',
  'delete-yes': 'Delete it permanently',
  'delete-no': 'No, keep it',
} as const;
