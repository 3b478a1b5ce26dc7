/** Notifications: the settings. */
export const callMe = {
  title: 'Notifications',
  here: 'Me prévenir sur cet appareil quand c’est mon tour',
  'here-text': 'Même quand Treefort est fermé.',
  blocked:
    'Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.',
  unsupported:
    'Ce navigateur ne peut pas recevoir de notifications ici. Sur iPhone ou iPad, ajoutez d’abord Treefort à l’écran d’accueil.',
  failed: 'Ça n’a pas marché. Réessayez.',
  devices: 'Également sur ces appareils',
  off: 'Désactiver',
  'off-of': 'Désactiver les notifications : {device}',
  mail: 'Par e-mail',
  'mail-label': 'Adresse e-mail',
  'mail-send': 'Envoyer un lien de confirmation',
  'mail-sent':
    'Nous avons envoyé un lien à {address}. Ouvrez-le, et vous recevrez un e-mail quand ce sera votre tour.',
  'mail-on': 'Les e-mails sont envoyés à {address}.',
  'mail-off': 'Désactiver les e-mails',
  'mail-bad': 'Impossible d’écrire à cette adresse. Vérifiez-la.',
  webhook: 'Par messagerie',
  'webhook-text':
    'Collez l’adresse d’un webhook de Discord, de Slack ou d’une passerelle Telegram.',
  'webhook-label': 'Adresse du webhook',
  'webhook-save': 'Enregistrer',
  'webhook-on': 'Les messages sont envoyés à {host}.',
  'webhook-off': 'Désactiver les messages',
  'webhook-bad':
    'Cette adresse ne convient pas. Elle doit commencer par https:// et être accessible depuis internet.',
  quiet: 'Heures calmes',
  'quiet-text': 'Nous n’envoyons rien pendant ces heures. Nos messages arrivent ensuite.',
  'quiet-from': 'De',
  'quiet-to': 'À',
  'quiet-save': 'Enregistrer',
  'quiet-off': 'Désactiver les heures calmes',
  'quiet-on': 'Aucun message de {from} à {to}, fuseau horaire {zone}.',
} as const;

/** What a link in an e-mail opens. */
export const callLinks = {
  confirmed: 'Votre adresse est confirmée',
  'confirmed-text': 'Vous recevrez un e-mail à {address} quand ce sera votre tour.',
  stopped: 'Vous ne recevrez plus ces messages',
  'stopped-text': 'Vous pouvez les réactiver dans les réglages.',
  gone: 'Ce lien ne marche plus',
  'gone-text':
    'Chaque lien marche pendant 24 heures. Vous pouvez en demander un autre dans les réglages.',
} as const;
