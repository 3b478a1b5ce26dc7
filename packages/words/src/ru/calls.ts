/** What a player who is not at the table is told: by push, by mail or by a webhook. */
export const call = {
  'your-turn': 'Ваш ход',
  invited: 'Вас приглашают за стол',
  'table-ready': 'Ваш стол готов',
  'game-over': 'Игра окончена',
  where: '{game}. За столом с вами: {names}',
  stop: 'Больше не уведомлять',
} as const;

/** The rest of an e-mail. */
export const letter = {
  open: 'Открыть стол:',
  stop: 'Не хотите больше получать такие сообщения? Отписаться можно одним нажатием:',
  'confirm-subject': 'Подтвердите адрес электронной почты',
  'confirm-text':
    'Кто-то (надеемся, вы) хочет получать на этот адрес письма из Treefort, когда наступает его ход.',
  'confirm-open': 'Если это вы, откройте ссылку в течение суток:',
  'confirm-not':
    'Если это не вы, просто не обращайте внимания на это письмо. Больше писем не будет.',
} as const;
