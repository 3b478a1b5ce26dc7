/** What a player who is not at the table is told: by push, by mail or by a webhook. */
export const call = {
  'your-turn': 'Ваш хід',
  invited: 'Вас запрошують за стіл',
  'table-ready': 'Ваш стіл готовий',
  'game-over': 'Гру закінчено',
  where: '{game}. За столом із вами: {names}',
  stop: 'Більше не сповіщати',
} as const;

/** The rest of an e-mail. */
export const letter = {
  open: 'Відкрити стіл:',
  stop: 'Не хочете більше отримувати такі повідомлення? Відписатися можна одним натисканням:',
  'confirm-subject': 'Підтвердьте адресу електронної пошти',
  'confirm-text':
    'Хтось (сподіваємося, ви) хоче отримувати на цю адресу листи з Treefort, коли настає його хід.',
  'confirm-open': 'Якщо це ви, відкрийте посилання протягом доби:',
  'confirm-not': 'Якщо це не ви, просто не зважайте на цей лист. Більше листів не буде.',
} as const;
