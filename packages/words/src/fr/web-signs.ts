export const signs = {
  'level-0': 'Boîte en carton',
  'level-1': 'Cabane de draps',
  'level-2': 'Cabane en planches',
  'level-3': 'Tour de guet',
  'level-4': 'Pont de corde',
  'level-5': 'Château',
  'helps-others': 'aide les autres',
} as const;
