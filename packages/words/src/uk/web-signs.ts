export const signs = {
  'level-0': 'Картонна коробка',
  'level-1': 'Халабуда з ковдр',
  'level-2': 'Дощана хатинка',
  'level-3': 'Сторожова вежа',
  'level-4': 'Мотузковий міст',
  'level-5': 'Замок',
  'helps-others': 'для інших',
} as const;
