export const hosting = {
  host: 'Host',
  remove: 'Remover',
  'remove-who': 'Remover {who}',
  'remove-title': 'Remover {who} da mesa?',
  'remove-text':
    '{who} vai receber um aviso e só poderá se sentar aqui de novo com um novo convite seu.',
  keep: 'Cancelar',
  removed: 'O host removeu você desta mesa.',
  'removed-text': 'Para se sentar de novo, você precisa de um novo convite.',
  invite: 'Convidar',
  'invite-seat': 'Criar um convite para o lugar {n}',
} as const;

export const rematch = {
  title: 'Quem quer jogar de novo?',
  no: 'Agora não',
  wants: 'quer jogar de novo',
  'wants-not': 'não quer jogar de novo',
  unsaid: 'ainda não respondeu',
  left: 'saiu da mesa',
  ready: 'topa sempre',
} as const;

export const refused = {
  'sit.removed':
    'O host removeu você desta mesa. Para se sentar de novo, você precisa de um novo convite.',
  'sit.unwanted': 'Você não pode se sentar a esta mesa.',
  'back.answer-time':
    'Seu tempo para esta jogada acabou, então um bot joga por você. Retome o lugar depois.',
  'back.game-time': 'Seu tempo para esta partida acabou, então um bot joga até o fim.',
  'start.absent':
    'Falta alguém. Uma revanche com limite de tempo só começa quando todos estiverem aqui.',
} as const;

export const names = {
  watching: '{who} (assistindo)',
  blank: 'Um nome precisa de pelo menos uma letra.',
  long: 'Um nome tem no máximo {most} caracteres.',
  hidden:
    'O caractere {letter} é invisível, e este nome poderia ser confundido com outro. Retire-o, por favor.',
  accents: '{letter} tem acentos demais. Dois bastam para qualquer letra.',
  mixed: '{letter} é de um alfabeto diferente do resto do nome. Escreva o nome em um só alfabeto.',
  rare: '{letter} é de um alfabeto que pouca gente sabe ler. Escolha outra letra.',
} as const;
