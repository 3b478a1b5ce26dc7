/** What a player who is not at the table is told: by push, by mail or by a webhook. */
export const call = {
  'your-turn': 'É a sua vez',
  invited: 'Convidaram você para uma mesa',
  'table-ready': 'Sua mesa está pronta',
  'game-over': 'A partida acabou',
  where: '{game} com {names}',
  stop: 'Não me avise mais',
} as const;

/** The rest of an e-mail. */
export const letter = {
  open: 'Abrir a mesa:',
  stop: 'Não quer mais receber estas mensagens? Basta um clique:',
  'confirm-subject': 'Confirme seu e-mail',
  'confirm-text':
    'Alguém, provavelmente você, pediu para receber um e-mail neste endereço quando for sua vez em uma partida no Treefort.',
  'confirm-open': 'Se foi você, abra este link em até 24 horas:',
  'confirm-not': 'Se não foi você, é só ignorar este e-mail. Não enviaremos mais nenhum.',
} as const;
