/** Notifications: the settings. */
export const callMe = {
  title: 'Notificações',
  here: 'Avisar neste aparelho quando for a minha vez',
  'here-text': 'Mesmo com o Treefort fechado.',
  blocked:
    'Seu navegador bloqueia as notificações deste site. Você pode permiti-las nas configurações dele.',
  unsupported:
    'Este navegador não recebe notificações aqui. No iPhone ou no iPad, primeiro adicione o Treefort à tela de início.',
  failed: 'Não deu certo. Tente de novo.',
  devices: 'Também nestes aparelhos',
  off: 'Desativar',
  'off-of': 'Desativar as notificações: {device}',
  mail: 'Por e-mail',
  'mail-label': 'Endereço de e-mail',
  'mail-send': 'Enviar link de confirmação',
  'mail-sent':
    'Enviamos um link para {address}. Abra-o e você receberá um e-mail quando for a sua vez.',
  'mail-on': 'Os e-mails vão para {address}.',
  'mail-off': 'Desativar os e-mails',
  'mail-bad': 'Não dá para enviar e-mails a este endereço. Confira se está certo.',
  webhook: 'Em um app de mensagens',
  'webhook-text': 'Cole o endereço de um webhook do Discord, do Slack ou de uma ponte do Telegram.',
  'webhook-label': 'Endereço do webhook',
  'webhook-save': 'Salvar',
  'webhook-on': 'As mensagens vão para {host}.',
  'webhook-off': 'Desativar as mensagens',
  'webhook-bad':
    'Este endereço não pode ser usado. Ele precisa começar com https:// e estar acessível pela internet.',
  quiet: 'Horário de silêncio',
  'quiet-text': 'Não enviamos nada nesse período. Você fica sabendo depois.',
  'quiet-from': 'Das',
  'quiet-to': 'Às',
  'quiet-save': 'Salvar',
  'quiet-off': 'Desativar o silêncio',
  'quiet-on': 'Silêncio das {from} às {to}, fuso horário {zone}.',
} as const;

/** What a link in an e-mail opens. */
export const callLinks = {
  confirmed: 'Seu endereço está confirmado',
  'confirmed-text': 'Você receberá um e-mail em {address} quando for a sua vez.',
  stopped: 'Você não receberá mais estas mensagens',
  'stopped-text': 'Você pode reativá-las nos ajustes.',
  gone: 'Este link não funciona mais',
  'gone-text': 'Cada link funciona por 24 horas. Você pode pedir outro nos ajustes.',
} as const;
