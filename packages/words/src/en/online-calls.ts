/** Notifications: the settings. */
export const callMe = {
  title: 'Notifications',
  here: 'Notify me on this device when it’s my turn',
  'here-text': 'Even when Treefort is closed.',
  blocked:
    'Notifications from this site are blocked. You can allow them in your browser’s settings.',
  unsupported:
    'This browser can’t show notifications here. On an iPhone or iPad, add Treefort to the home screen first.',
  failed: 'That didn’t work. Please try again.',
  devices: 'Also on these devices',
  off: 'Turn off',
  'off-of': 'Turn off notifications: {device}',
  mail: 'By email',
  'mail-label': 'Email address',
  'mail-send': 'Send confirmation link',
  'mail-sent':
    'We’ve sent a link to {address}. Open it to start getting emails when it’s your turn.',
  'mail-on': 'Emails go to {address}.',
  'mail-off': 'Turn off emails',
  'mail-bad': 'We can’t send email to this address. Please check it.',
  webhook: 'In a chat app',
  'webhook-text': 'Paste a webhook URL from Discord, Slack or a Telegram bridge.',
  'webhook-label': 'Webhook URL',
  'webhook-save': 'Save',
  'webhook-on': 'Messages go to {host}.',
  'webhook-off': 'Turn off messages',
  'webhook-bad':
    'This URL can’t be used. It has to start with https:// and be reachable from the internet.',
  quiet: 'Quiet hours',
  'quiet-text': 'We won’t send anything during these hours. You’ll hear from us afterwards.',
  'quiet-from': 'From',
  'quiet-to': 'To',
  'quiet-save': 'Save',
  'quiet-off': 'Turn off quiet hours',
  'quiet-on': 'Quiet from {from} to {to}, time zone {zone}.',
} as const;

/** What a link in an email opens. */
export const callLinks = {
  confirmed: 'Your address is confirmed',
  'confirmed-text': 'You’ll get an email at {address} when it’s your turn.',
  stopped: 'You won’t get these messages any more',
  'stopped-text': 'You can turn them back on in the settings.',
  gone: 'This link no longer works',
  'gone-text': 'A link works for one day. You can ask for a new one in the settings.',
} as const;
