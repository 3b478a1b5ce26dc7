/** The pictures: what the forts are called, and cards that lend their suits only. */
export const signs = {
  'level-0': 'Cardboard box',
  'level-1': 'Blanket den',
  'level-2': 'Plank hut',
  'level-3': 'Watchtower',
  'level-4': 'Rope bridge',
  'level-5': 'Castle',
  'helps-others': 'helps others',
} as const;
