export const signs = {
  'level-0': 'Картонная коробка',
  'level-1': 'Шалаш из одеял',
  'level-2': 'Дощатый домик',
  'level-3': 'Сторожевая башня',
  'level-4': 'Верёвочный мост',
  'level-5': 'Замок',
  'helps-others': 'помогает другим',
} as const;
