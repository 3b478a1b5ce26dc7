export const signs = {
  'level-0': 'Caixa de papelão',
  'level-1': 'Cabana de lençol',
  'level-2': 'Casinha de tábuas',
  'level-3': 'Torre de vigia',
  'level-4': 'Ponte de corda',
  'level-5': 'Castelo',
  'helps-others': 'ajuda os outros',
} as const;
