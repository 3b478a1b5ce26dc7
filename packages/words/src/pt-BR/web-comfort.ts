export const comfort = {
  sound: 'Som',
  'sound-off': 'desligado',
  keys: 'Teclas',
  'key-choose': 'Escolher pelo número',
  'key-move': 'Ir para o que está ao lado',
  'key-next': 'Ir para o próximo',
  'key-act': 'Escolher o que está marcado',
  'key-close': 'Fechar ou soltar',
  'key-choices': 'Todas as opções em lista',
  'key-undo': 'Desfazer',
  'key-log': 'O que aconteceu',
  'key-help': 'Esta lista',
};
